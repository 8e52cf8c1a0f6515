import { inArray } from 'drizzle-orm';
import type { AlertKind } from '@pavilion/contract/calls/alert.calls';
import type { QuietHours } from '@pavilion/contract/quiet-hours';
import type { Db, Tx } from '../../../kernel/db/database';
import { settingOf, type AlertChoice, type AlertSetting } from './alert.rules';
import { alertChoices, quietHours } from './alert.tables';

/** Settings of members. */
export async function getAlertSettings(db: Db | Tx, memberIds: readonly string[]): Promise<(memberId: string) => AlertSetting> {
  const ids = [...memberIds];
  const choices = ids.length === 0 ? [] : await db.select().from(alertChoices).where(inArray(alertChoices.memberId, ids));
  const quiet = ids.length === 0 ? [] : await db.select().from(quietHours).where(inArray(quietHours.memberId, ids));
  return (id) =>
    settingOf(
      choices.filter(({ memberId }) => memberId === id),
      quiet.find(({ memberId }) => memberId === id),
    );
}

export const getAlertSetting = async (db: Db | Tx, memberId: string): Promise<AlertSetting> =>
  (await getAlertSettings(db, [memberId]))(memberId);

export async function saveChoices(tx: Tx, memberId: string, choices: readonly (AlertChoice & { kind: AlertKind })[]): Promise<void> {
  for (const { kind, inSite, push } of choices) {
    await tx
      .insert(alertChoices)
      .values({ memberId, kind, inSite, push })
      .onConflictDoUpdate({ target: [alertChoices.memberId, alertChoices.kind], set: { inSite, push } });
  }
}

export async function saveQuiet(tx: Tx, memberId: string, quiet: QuietHours): Promise<void> {
  const row = { isOn: quiet.isOn, from: quiet.from, to: quiet.to };
  await tx
    .insert(quietHours)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: quietHours.memberId, set: row });
}
