'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '@/components/ui/list/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { FLIP_COPY, prizeText } from '@/lib/domain/rewards/flip/flip.copy';
import type { Prize } from '@/lib/domain/rewards/flip/flip.model';
import { flipsOptions } from '@/lib/domain/rewards/flip/flip.queries';
import { joinFlips } from '@/lib/domain/rewards/flip/flip.rules';
import { dateTime } from '@/lib/kit/format/site-time';
import { FlipProofCard } from './flip-proof-card';

/** 翻牌记录: each row opens its proof. `turning`: the round whose card has not landed, which is not listed yet. */
export function FlipHistory({ prizes, turning }: { prizes: readonly Prize[]; turning: string | null }) {
  const query = useInfiniteQuery(flipsOptions());
  const rows = joinFlips(query.data?.pages ?? []).filter(({ roundId }) => roundId !== turning);
  return (
    <section aria-label={FLIP_COPY.records} className="card overflow-hidden">
      <h2 className="px-4 pt-4 pb-1 text-16 font-semibold">{FLIP_COPY.records}</h2>
      <PagedList
        query={query}
        error={FLIP_COPY.recordsError}
        inCard
        skeleton={
          <div className="space-y-2 p-4" aria-hidden="true">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </div>
        }
        empty={rows.length === 0 ? <EmptyState title={FLIP_COPY.recordsEmpty} hint={FLIP_COPY.recordsEmptyHint} /> : null}
      >
        <ul>
          {rows.map((flipped) => (
            <li key={flipped.roundId} className="border-b border-line last:border-b-0">
              <details className="group">
                <summary className="flex min-h-14 items-center gap-3 px-4 py-2 active:bg-cell">
                  <span className="min-w-0 flex-1">
                    <span className="block text-15 font-semibold">{prizeText(flipped)}</span>
                    <span className="block text-12 text-text-2">
                      {dateTime(flipped.at)} · {FLIP_COPY.card(flipped.card + 1)}
                    </span>
                  </span>
                  <span className="text-13 text-text-2">{FLIP_COPY.fairness}</span>
                  <Icon name="chevron-down" size={16} className="text-text-3 transition-transform group-open:rotate-180" />
                </summary>
                <div className="px-4 pb-4">
                  <FlipProofCard flipped={flipped} prizes={prizes} />
                </div>
              </details>
            </li>
          ))}
        </ul>
      </PagedList>
    </section>
  );
}
