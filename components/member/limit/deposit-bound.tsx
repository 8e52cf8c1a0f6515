'use client';

import { useQuery } from '@tanstack/react-query';
import type { OwnBound } from '@/lib/domain/member/limit/limit.model';
import { limitsOptions } from '@/lib/domain/member/limit/limit.queries';
import { boundNote, OWN_BOUND_COPY } from '@/lib/domain/member/limit/own-bound.copy';
import { ownBoundOf } from '@/lib/domain/member/limit/own-bound.rules';
import { route } from '@/lib/routes';

/** Remainder of the member's own limits for a deposit; null without one, or while they are not known: the platform decides then. */
export function useDepositBound(): OwnBound | null {
  const { data } = useQuery(limitsOptions());
  return data ? ownBoundOf(data, 'deposit') : null;
}

/** A line below the amount: the remainder of the member's own limit, and the way to it. */
export function DepositBound({ bound }: { bound: OwnBound | null }) {
  return (
    <p className="mt-1 flex min-h-6 items-center justify-between gap-3 text-13 text-text-2">
      <span>{bound === null ? '' : boundNote(bound)}</span>
      <a href={route('/mine/limits')} className="hit-44 shrink-0 font-semibold text-brand">
        {bound === null ? OWN_BOUND_COPY.link : OWN_BOUND_COPY.see}
      </a>
    </p>
  );
}
