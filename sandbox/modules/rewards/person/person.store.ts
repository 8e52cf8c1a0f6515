import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { normalizeRealName, personNameOf } from '@pavilion/contract/real-name';
import type { Db, Tx } from '../../../kernel/db/database';
import { hasVerifiedName, verifiedNameOf } from '../../member/account/member';
import { members, type Member } from '../../member/account/member.tables';
import type { SettingsStore } from '../../../kernel/db/settings.store';
import { keyedHash } from '../../../kernel/db/keyed-hash';
import { listDevices } from '../../member/device/device.store';
import { payees } from '../../money/payee-registry/payee.tables';
import { listNumberHashes } from '../../money/payee-registry/payee.store';
import { personRewards, TRAITS, type TraitName } from './person.tables';

export interface Trait {
  trait: TraitName;
  /** Keyed. */
  hash: string;
}

type Person = Pick<Member, 'id' | 'realName' | 'realNameState'>;
type Secrets = Pick<SettingsStore, 'get'>;

/** A trait as one text. */
export const keyOf = ({ trait, hash }: Trait) => `${trait} ${hash}`;

function hashOf(settings: Secrets, trait: TraitName, value: string): string {
  return keyedHash(settings, `person ${trait} ${value}`);
}

/** The name without dots, and with them as in earlier rewards. */
function namesOf(realName: string): string[] {
  return [...new Set([personNameOf(realName), normalizeRealName(realName)])];
}

/**
 * Traits that identify each of these members as a person: the verified name, every number that was bound, the devices. The map is
 * by the member's id.
 */
export async function listTraits(
  db: Db | Tx,
  settings: Secrets,
  people: readonly { member: Person; devices: readonly string[] }[],
): Promise<Map<string, Trait[]>> {
  const ids = people.map(({ member }) => member.id);
  const bound = await listNumberHashes(db, ids);
  const remembered = await listDevices(db, ids);
  return new Map(
    people.map(({ member, devices }) => {
      const { id } = member;
      const own = remembered.filter(({ memberId }) => memberId === id).map(({ uuid }) => uuid);
      const uuids = new Set([...devices, ...own].map((uuid) => uuid.toUpperCase()).filter((uuid) => uuid !== ''));
      const name = verifiedNameOf(member);
      const names = name === null ? [] : namesOf(name);
      // The hash of a number is keyed already.
      const numbers = bound.filter(({ memberId }) => memberId === id).map(({ hash }) => hash);
      const traits: Trait[] = [
        ...names.map((form) => ({ trait: 'name' as const, hash: hashOf(settings, 'name', form) })),
        ...numbers.map((hash) => ({ trait: 'payee' as const, hash })),
        ...[...uuids].map((uuid) => ({ trait: 'device' as const, hash: hashOf(settings, 'device', uuid) })),
      ];
      return [id, traits];
    }),
  );
}

/** Members who had a reward for these traits, by `keyOf` of the trait. */
export async function getHolders(db: Db | Tx, reward: string, traits: readonly Trait[]): Promise<Map<string, string>> {
  if (traits.length === 0) return new Map();
  const any = TRAITS.map((trait) => {
    const hashes = traits.filter((one) => one.trait === trait).map(({ hash }) => hash);
    return hashes.length === 0 ? undefined : and(eq(personRewards.trait, trait), inArray(personRewards.hash, hashes));
  });
  const rows = await db
    .select()
    .from(personRewards)
    .where(and(eq(personRewards.reward, reward), or(...any)));
  return new Map(rows.map((row) => [keyOf(row), row.memberId]));
}

/** The trait by which another member had the reward; null if none had. */
export function sharedTrait(holders: ReadonlyMap<string, string>, memberId: string, traits: readonly Trait[]): TraitName | null {
  const shared = new Set(traits.filter((trait) => (holders.get(keyOf(trait)) ?? memberId) !== memberId).map(({ trait }) => trait));
  return TRAITS.find((trait) => shared.has(trait)) ?? null;
}

/**
 * Records that a member has a reward that is given once per person, and returns the trait by which another has it; the transaction
 * must then be undone. The table's key admits one of two accounts at once: the other waits here until the first has committed.
 */
export async function notePersonReward(
  tx: Tx,
  { reward, memberId, traits, at }: { reward: string; memberId: string; traits: readonly Trait[]; at: number },
): Promise<TraitName | null> {
  if (traits.length === 0) return null;
  // In one order, so that two transactions never wait for each other.
  const rows = traits.map((trait) => ({ ...trait, reward, memberId, at })).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await tx.insert(personRewards).values(rows).onConflictDoNothing();
  return sharedTrait(await getHolders(tx, reward, traits), memberId, traits);
}

/** Deletes the record for a member whose claim was rejected: another account of the person may claim. */
export async function forgetPersonReward(tx: Tx, reward: string, memberId: string): Promise<void> {
  await tx.delete(personRewards).where(and(eq(personRewards.reward, reward), eq(personRewards.memberId, memberId)));
}

/** Other members who have the verified name or a number of a member, including those who had a reward before it was stored by person. */
export async function listOtherAccounts(db: Db | Tx, member: Person): Promise<string[]> {
  const { id } = member;
  const name = verifiedNameOf(member);
  const named =
    name === null
      ? []
      : await db
          .select({ id: members.id })
          .from(members)
          .where(and(hasVerifiedName(name), ne(members.id, id)));
  const numbers = db.select({ hash: payees.numberHash }).from(payees).where(eq(payees.memberId, id));
  const paid = await db
    .selectDistinct({ id: payees.memberId })
    .from(payees)
    .where(and(inArray(payees.numberHash, numbers), ne(payees.memberId, id)));
  return [...new Set([...named, ...paid].map((other) => other.id))];
}
