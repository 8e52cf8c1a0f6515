'use client';

import { useQuery } from '@tanstack/react-query';
import { Strip } from '@/components/ui/strip';
import { UI_COPY } from '@/components/ui/ui.copy';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { MEMBER_MISSING_COPY } from '@/lib/domain/money/command/member-missing.copy';

/**
 * The reason why a member's actions are off: the account, whose id each of them needs, could not be read. Nothing while it loads or is
 * known. `framed`: as a card of its own.
 */
export function MemberMissing({ framed = false }: { framed?: boolean }) {
  // The parts that need the account request it: one more reader of a failed query would send it again.
  const { data, isError, isFetching, refetch } = useQuery({ ...memberOptions(), enabled: false });
  if (data || !isError) return null;
  const strip = (
    <Strip
      tone="warn"
      action={
        <button type="button" className="hit-44 font-semibold" aria-disabled={isFetching} onClick={() => void refetch()}>
          {UI_COPY.retry}
        </button>
      }
    >
      {MEMBER_MISSING_COPY}
    </Strip>
  );
  return framed ? <div className="card overflow-hidden">{strip}</div> : strip;
}
