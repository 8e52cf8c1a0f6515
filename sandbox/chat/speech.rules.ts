import type { MemberFlags } from '../db/schema';

/** Until when a member may not speak, world ms: null while he may, Infinity without an end. */
export function mutedUntilOf({ canChat, mutedUntil }: MemberFlags, now: number): number | null {
  if (canChat === false) return Infinity;
  return mutedUntil !== undefined && mutedUntil > now ? mutedUntil : null;
}
