import type { MemberFlags } from '../../member/account/member.tables';

/** Muted until (world ms): null while not muted, Infinity without an end. */
export function mutedUntilOf({ canChat, mutedUntil }: MemberFlags, now: number): number | null {
  if (canChat === false) return Infinity;
  return mutedUntil !== undefined && mutedUntil > now ? mutedUntil : null;
}
