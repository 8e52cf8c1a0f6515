import type { Db } from '../db/database';
import type { Member } from '../db/schema';
import { validStakesOf } from './valid-stakes';
import { vipAt } from './vip.rules';
import type { Vip } from './vip.rules';

type Joined = Pick<Member, 'id' | 'vipLevel' | 'registeredAt'>;

/** A member's level from the settled bets and rounds; `vipLevel` of the row is the level at registration. `now`: world ms. */
export async function vipOf(db: Db, { id, vipLevel, registeredAt }: Joined, now: number): Promise<Vip> {
  return vipAt(await validStakesOf(db, id, 0), { base: vipLevel, since: registeredAt, now });
}
