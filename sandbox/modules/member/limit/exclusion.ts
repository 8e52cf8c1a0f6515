import { and, eq, exists, gt, ne, or, sql, type SQL } from 'drizzle-orm';
import { CODE } from '@pavilion/contract/codes';
import { personNameOf } from '@pavilion/contract/real-name';
import type { Db, Tx } from '../../../kernel/db/database';
import { hasVerifiedName, findMemberById, verifiedNameOf } from '../account/member';
import { members } from '../account/member.tables';
import { sessions } from '../session/session.tables';
import type { SettingsStore } from '../../../kernel/db/settings.store';
import { keyedHash } from '../../../kernel/db/keyed-hash';
import { listDevices } from '../device/device.store';
import { payees } from '../../money/payee-registry/payee.tables';
import { listNumberHashes } from '../../money/payee-registry/payee.store';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { LIMIT_COPY } from './limit.copy';
import { exclusionMarks, ownPauses, type ExclusionMarkKind } from './limit.tables';

/** Facts that identify a person. `realName` is normalized, `numberHash` that of a payee. */
export interface PersonFacts {
  uuid?: string;
  /** In the stored form. */
  phone?: string;
  realName?: string;
  numberHash?: string;
}

type Mark = readonly [kind: ExclusionMarkKind, hash: string];

/** Keyed: no phone and no name can be recovered from its hash. A payee's hash is keyed already. */
function markOf(settings: Pick<SettingsStore, 'get'>, kind: ExclusionMarkKind, value: string): Mark {
  if (kind === 'payee') return [kind, value];
  return [kind, keyedHash(settings, `exclusion ${kind} ${FORMS[kind](value)}`)];
}

/** The one form in which each fact is hashed. */
const FORMS: Readonly<Record<Exclude<ExclusionMarkKind, 'payee'>, (value: string) => string>> = {
  device: (uuid) => uuid.toUpperCase(),
  phone: (phone) => phone,
  name: personNameOf,
};

const isGiven = (entry: readonly [ExclusionMarkKind, string | undefined]): entry is readonly [ExclusionMarkKind, string] =>
  entry[1] !== undefined && entry[1] !== '';

/** All facts that identify a member at this moment. */
async function getMarks(tx: Tx, settings: Pick<SettingsStore, 'get'>, memberId: string, uuid: string): Promise<Mark[]> {
  const member = await findMemberById(tx, memberId);
  const used = await tx.selectDistinct({ uuid: sessions.uuid }).from(sessions).where(eq(sessions.memberId, memberId));
  const numbers = await listNumberHashes(tx, [memberId]);
  const known = await listDevices(tx, [memberId]);
  const devices = new Set([uuid, ...[...used, ...known].map((one) => one.uuid)]);
  return [
    ...[...devices].map((device) => ['device', device] as const),
    ['phone', member?.phone] as const,
    ['name', verifiedNameOf(member) ?? ''] as const,
    ...numbers.map(({ hash }) => ['payee', hash] as const),
  ]
    .filter(isGiven)
    .map(([kind, value]) => markOf(settings, kind, value));
}

/** Stores the facts that identify the excluded member, until the exclusion's end. `uuid`: the device that requested it. */
export async function rememberExclusion(
  tx: Tx,
  { settings }: Pick<Context, 'settings'>,
  { memberId, uuid, endsAt }: { memberId: string; uuid: string; endsAt: number },
): Promise<void> {
  const rows = (await getMarks(tx, settings, memberId, uuid)).map(([kind, hash]) => ({ kind, hash, memberId, endsAt }));
  if (rows.length === 0) return;
  const { kind, hash, memberId: owner } = exclusionMarks;
  await tx
    .insert(exclusionMarks)
    .values(rows)
    .onConflictDoUpdate({ target: [kind, hash, owner], set: { endsAt } });
}

/** Deletes the facts of an exclusion that its member has ended. */
export async function forgetExclusion(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(exclusionMarks).where(eq(exclusionMarks.memberId, memberId));
}

/** True when somebody with these facts, other than the member `except`, excluded himself until after `at` (world ms). */
async function isExcluded(
  db: Db | Tx,
  settings: Pick<SettingsStore, 'get'>,
  facts: PersonFacts,
  except: string,
  at: number,
): Promise<boolean> {
  const { uuid, phone, realName, numberHash } = facts;
  const marks = (
    [
      ['device', uuid],
      ['phone', phone],
      ['name', realName],
      ['payee', numberHash],
    ] as const
  )
    .filter(isGiven)
    .map(([kind, value]) => markOf(settings, kind, value));
  if (marks.length === 0) return false;
  const isMarked = or(...marks.map(([kind, hash]) => and(eq(exclusionMarks.kind, kind), eq(exclusionMarks.hash, hash))));
  const [mark] = await db
    .select({ kind: exclusionMarks.kind })
    .from(exclusionMarks)
    .where(and(isMarked, gt(exclusionMarks.endsAt, at), ne(exclusionMarks.memberId, except)))
    .limit(1);
  if (mark) return true;
  // The account itself may have got another device, phone, name or payee since the exclusion began.
  const [owner] = await db
    .select({ memberId: ownPauses.memberId })
    .from(ownPauses)
    .where(and(eq(ownPauses.kind, 'exclusion'), gt(ownPauses.endsAt, at), ne(ownPauses.memberId, except), or(...ownFacts(db, facts))))
    .limit(1);
  return owner !== undefined;
}

/** Conditions on a pause whose member has one of the facts now. */
function ownFacts(db: Db | Tx, { uuid, phone, realName, numberHash }: PersonFacts): SQL[] {
  const one = { found: sql`1` };
  const member = eq(members.id, ownPauses.memberId);
  return [
    uuid &&
      exists(
        db
          .select(one)
          .from(sessions)
          .where(and(eq(sessions.memberId, ownPauses.memberId), eq(sql`upper(${sessions.uuid})`, uuid.toUpperCase()))),
      ),
    phone &&
      exists(
        db
          .select(one)
          .from(members)
          .where(and(member, eq(members.phone, phone))),
      ),
    realName &&
      exists(
        db
          .select(one)
          .from(members)
          .where(and(member, hasVerifiedName(realName))),
      ),
    numberHash &&
      exists(
        db
          .select(one)
          .from(payees)
          .where(and(eq(payees.memberId, ownPauses.memberId), eq(payees.numberHash, numberHash))),
      ),
  ].filter((condition) => typeof condition === 'object');
}

/**
 * Prevents a person who excluded himself from using another account. Facts that a stranger could try out, such as a phone, must be
 * proven before.
 * @throws Rejection 10001 with `data.reason` `exclusion`.
 */
export async function rejectExcluded(
  db: Db | Tx,
  { settings, clock }: Pick<Context, 'settings' | 'clock'>,
  facts: PersonFacts,
  except = '',
): Promise<void> {
  if (await isExcluded(db, settings, facts, except, clock.now())) {
    throw new Rejection(CODE.common, LIMIT_COPY.excludedPerson, { reason: 'exclusion' });
  }
}
