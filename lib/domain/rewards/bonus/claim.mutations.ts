import { BROWSER_PORTS, type CommandContext } from '@/lib/domain/money/command/command.mutations';
import { createIdempotentCommand, type IdempotentPorts } from '@/lib/domain/money/command/idempotent.mutations';
import { COUPON_KEY, MEMBER_KEY, RECORD_KEY, WITHDRAW_KEY } from '@/lib/query-keys';
import type { ClaimRecord, ClaimTarget } from './claim.model';
import { useClaims } from './claim.store';
import { BONUS_KEY } from './bonus.queries';

type ClaimResult = Pick<ClaimRecord, 'state' | 'amount'>;

/** External dependencies of claims. */
export type ClaimPorts = IdempotentPorts<ClaimRecord, ClaimResult>;

const claims = createIdempotentCommand<ClaimRecord, ClaimResult>({
  store: useClaims,
  async loadCall() {
    const [bonus, coupon] = await Promise.all([import('./bonus.api'), import('@/lib/domain/rewards/coupon/coupon.api')]);
    return async ({ target, id, key }) => {
      if (target === 'coupon') return { state: 'done', amount: (await coupon.creditCoupon(id, key)) ?? '' };
      const { state, amount } = await bonus.claimBonus(id, key);
      return { state: state === 'reviewing' ? 'reviewing' : 'done', amount };
    };
  },
  resolved: (record, result) => ({ ...record, ...result }),
  rejected: (record, { message }) => ({ ...record, state: 'rejected', message }),
  invalidates: [BONUS_KEY, COUPON_KEY, MEMBER_KEY, RECORD_KEY, WITHDRAW_KEY],
});

/** The key of one decision to claim: created when the terms are shown, unchanged by repeats. */
export const newClaimKey = BROWSER_PORTS.mint;

/** Claims once: a second tap on the same claim joins the first. Resolves when its result is known or the session ends. */
export function startClaim(
  { target, id, key }: { target: ClaimTarget; id: string; key: string },
  context: CommandContext,
  ports?: ClaimPorts,
): Promise<ClaimRecord> {
  return claims.execute((unsent) => ({ ...unsent, key, target, id, amount: '', message: '' }), context, ports);
}

/** Follows the claims that an earlier page of this member left without a result. */
export const resumeClaims = claims.resume;
