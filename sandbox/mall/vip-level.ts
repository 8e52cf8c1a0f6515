import type { Member } from '../db/schema';

/** The member's VIP level, from 0. */
export function vipLevelOf({ vipLevel }: Pick<Member, 'vipLevel'>): number {
  return vipLevel;
}
