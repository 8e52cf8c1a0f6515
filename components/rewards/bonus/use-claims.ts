'use client';

import { useQuery } from '@tanstack/react-query';
import { useResumed } from '@/components/money/command/use-resumed';
import { showToast } from '@/components/ui/toast/toast-queue';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { BONUS_COPY } from '@/lib/domain/rewards/bonus/bonus.copy';
import type { ClaimTarget } from '@/lib/domain/rewards/bonus/claim.model';
import { resumeClaims, startClaim } from '@/lib/domain/rewards/bonus/claim.mutations';
import { useClaims } from '@/lib/domain/rewards/bonus/claim.store';

/** The member's claims; those without a result are followed, also those of an earlier page. */
export function useMemberClaims() {
  const { data: member } = useQuery(memberOptions());
  const id = member?.id ?? null;
  const context = useResumed(id, resumeClaims);
  const records = useClaims((state) => state.records).filter((record) => record.member === id);
  return {
    /** The newest claim of one bonus or coupon. */
    of: (target: ClaimTarget, claimed: string) => records.findLast((record) => record.target === target && record.id === claimed) ?? null,
    ready: id !== null,
    /** Claims, and reports the credit in a toast. */
    async start(claim: { target: ClaimTarget; id: string; key: string }): Promise<void> {
      if (!context) return;
      const { state, amount } = await startClaim(claim, context);
      if (state === 'done') showToast(BONUS_COPY.done(amount), { tone: 'done' });
      if (state === 'reviewing') showToast(BONUS_COPY.applied, { tone: 'done' });
    },
  };
}

export type MemberClaims = ReturnType<typeof useMemberClaims>;
