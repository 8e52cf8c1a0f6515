'use client';

import { useLastCommand } from '@/components/money/command/use-last-command';
import { useResumed } from '@/components/money/command/use-resumed';
import type { RebateClaim, RebateDay } from '@/lib/domain/money/rebate/rebate.model';
import { resumeRebateClaims, startRebateClaim } from '@/lib/domain/money/rebate/rebate.mutations';
import { useRebateClaims } from '@/lib/domain/money/rebate/rebate.store';

/** The member's claims; one without a result is followed on this page, whichever page or tab began it. `member` null: not known yet. */
export function useClaim(member: string | null, onEnd: (claim: RebateClaim) => void) {
  const context = useResumed(member, resumeRebateClaims);
  const last = useRebateClaims(({ records }) => records.findLast((record) => record.member === member) ?? null);
  const open = useLastCommand(last, onEnd);
  return {
    /** The pending claim: nothing else is claimed before its result is known. */
    open,
    start: (days: readonly RebateDay[]): void => {
      if (context) void startRebateClaim(days, context);
    },
  };
}
