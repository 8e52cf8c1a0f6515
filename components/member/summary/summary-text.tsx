'use client';

import { useQuery } from '@tanstack/react-query';
import { Money } from '@/components/ui/money';
import type { SummaryName } from '@/lib/domain/member/summary/summary.model';
import { summaryOptions } from '@/lib/domain/member/summary/summary.queries';
import { toMinor } from '@pavilion/number/money';
// Requested as soon as this is shown: in its own script, the call costs no further request for code.
import '@/lib/domain/member/summary/summary.api';

/**
 * The state of one of the member's pages; `unknown`, or nothing, until the site's server has responded. Text that waits for the
 * member has the brand's colour.
 */
export function SummaryText({ name, unknown = '' }: { name: SummaryName; unknown?: string }) {
  const state = useQuery(summaryOptions()).data?.[name];
  if (!state) return unknown;
  return (
    <span className={state.isDue ? 'font-semibold text-brand' : undefined}>
      {state.text}
      {state.amount === null ? null : (
        <>
          {' '}
          <Money minor={toMinor(state.amount)} balance />
        </>
      )}
    </span>
  );
}
