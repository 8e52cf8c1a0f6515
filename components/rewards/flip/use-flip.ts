'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResumed } from '@/components/money/command/use-resumed';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { isUnresolved } from '@/lib/domain/money/command/idempotent.rules';
import { resumeFlips, startFlip } from '@/lib/domain/rewards/flip/flip.mutations';
import { useFlipRequests } from '@/lib/domain/rewards/flip/flip.store';
import { useLanded } from './use-landed';

/** The member's flip: one without a result is followed on this page, whichever page or tab began it. */
export function useFlip() {
  const { data: known } = useQuery(memberOptions());
  const member = known?.id ?? null;
  const context = useResumed(member, resumeFlips);
  const last = useFlipRequests(({ records }) => records.findLast((record) => record.member === member) ?? null);
  /** The flip whose result was dismissed. */
  const [seen, setSeen] = useState<string | null>(null);
  const request = last && last.key !== seen && last.state !== 'rejected' ? last : null;
  const landed = useLanded(request?.state === 'done' ? request.key : null);
  return {
    /** The card has landed: only then its prize may be shown beside it. */
    landed,
    /** The flip that the cards show: pending, or its result until that is dismissed. */
    request,
    isOpen: request !== null && isUnresolved(request),
    ready: member !== null,
    flip(roundId: string, card: number): void {
      if (context) void startFlip({ roundId, card }, context);
    },
    putAway: () => setSeen(last?.key ?? null),
  };
}
