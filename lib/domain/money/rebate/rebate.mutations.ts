import type { CommandContext } from '@/lib/domain/money/command/command.mutations';
import { createIdempotentCommand, type IdempotentPorts } from '@/lib/domain/money/command/idempotent.mutations';
import { MEMBER_KEY, RECORD_KEY, WITHDRAW_KEY } from '@/lib/query-keys';
import type { RebateClaim, RebateDay } from './rebate.model';
import { claimOf } from './rebate.rules';
import { useRebateClaims } from './rebate.store';
import { REBATE_KEY } from './rebate.queries';

/** External dependencies of claims: `send` returns the amount paid, decimal text. */
export type RebateClaimPorts = IdempotentPorts<RebateClaim, string>;

const claims = createIdempotentCommand<RebateClaim, string>({
  store: useRebateClaims,
  async loadCall() {
    const { claimRebates } = await import('./rebate.api');
    return ({ days, key }) => claimRebates(days, key);
  },
  resolved: (claim, total) => ({ ...claim, total, state: 'done' }),
  invalidates: [MEMBER_KEY, REBATE_KEY, WITHDRAW_KEY, RECORD_KEY],
});

/** Claims the rebates of some days once; a member has one claim at a time. Resolves when its result is known or the session ends. */
export function startRebateClaim(days: readonly RebateDay[], context: CommandContext, ports?: RebateClaimPorts): Promise<RebateClaim> {
  return claims.execute(({ key, member }) => claimOf(days, key, member), context, ports);
}

/** Follows the claims that an earlier page of this member left without a result. */
export const resumeRebateClaims = claims.resume;
