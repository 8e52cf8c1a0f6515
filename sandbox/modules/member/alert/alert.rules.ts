import { ALERT_KINDS, QUIET_FROM, QUIET_TO, type AlertKind } from '@pavilion/contract/calls/alert.calls';
import { isQuietAt, type QuietHours } from '@pavilion/contract/quiet-hours';

/** Ways in which a kind is announced. */
export interface AlertChoice {
  inSite: boolean;
  push: boolean;
}

export interface AlertSetting {
  kinds: Readonly<Record<AlertKind, AlertChoice>>;
  quiet: QuietHours;
}

/** Kinds that a member turns on: advertising, and goals of matches without a bet. */
const OFF = new Set<AlertKind>(['followGoal', 'promotion']);
const DEFAULT_CHOICES = Object.fromEntries(ALERT_KINDS.map((kind) => [kind, { inSite: !OFF.has(kind), push: !OFF.has(kind) }])) as Record<
  AlertKind,
  AlertChoice
>;

/** Off until the member turns them on: matches of Europe are played at night. */
const DEFAULT_QUIET: QuietHours = { isOn: false, from: QUIET_FROM, to: QUIET_TO };

/** The setting of stored rows, with defaults where there is none. */
export function settingOf(choices: readonly (AlertChoice & { kind: AlertKind })[], quiet: QuietHours | undefined): AlertSetting {
  const kinds = { ...DEFAULT_CHOICES };
  for (const { kind, inSite, push } of choices) kinds[kind] = { inSite, push };
  return { kinds, quiet: quiet ? { isOn: quiet.isOn, from: quiet.from, to: quiet.to } : DEFAULT_QUIET };
}

/** True if a kind may be announced in this way at this world ms. */
export const isAlertWanted = ({ kinds, quiet }: AlertSetting, way: keyof AlertChoice, kind: AlertKind, at: number): boolean =>
  kinds[kind][way] && !isQuietAt(quiet, at);
