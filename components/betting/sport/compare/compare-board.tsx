'use client';

import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Roof } from '@/components/ui/roof/roof';
import { COMPARE_COPY } from '@/lib/domain/betting/sport/compare/compare.copy';
import { groupMarkets } from '@/lib/domain/betting/sport/market/market-group.rules';
import type { Market, Match } from '@/lib/domain/betting/match/sport.model';
import { sameMarket } from '@/lib/domain/betting/sport/market/same-market.rules';
import { CompareTable } from './compare-table';
import { MatchSkeleton } from '@/components/betting/sport/list/match-skeleton';
import { SideNames } from '@/components/betting/sport/side-names';
import { SilentVenues } from './silent-venues';
import { useTwins } from './use-twins';

/** 比价: every market that two venues or more sell alike, with the highest price of each side. */
export function CompareBoard({ match }: { match: Match }) {
  const { matches, pending, failed, busy, retry } = useTwins(match, { whole: true });
  const others = matches.filter((other) => other !== match);
  const groups = groupMarkets(match.markets, match.sport)
    .map((group) => ({ ...group, markets: group.markets.filter((market) => isShared(market, match, others)) }))
    .filter(({ markets }) => markets.length > 0);
  if (others.length === 0) {
    if (pending > 0) return <MatchSkeleton rows={3} />;
    if (failed.length > 0) return <ErrorState title={COMPARE_COPY.failed} reason={COMPARE_COPY.failedText} busy={busy} onRetry={retry} />;
    return <EmptyState title={COMPARE_COPY.alone} hint={COMPARE_COPY.aloneText} />;
  }
  const silent = (
    <div className="gutter">
      <SilentVenues venues={failed} busy={busy} onRetry={retry} />
    </div>
  );
  if (groups.length === 0) {
    if (pending > 0) return <MatchSkeleton rows={3} />;
    return (
      <>
        <EmptyState title={COMPARE_COPY.nothing} hint={COMPARE_COPY.nothingText} />
        {silent}
      </>
    );
  }
  return (
    <>
      {silent}
      {groups.map((group) => (
        <section key={group.id} className="gutter mb-2 border-y border-line bg-surface pb-3">
          <h2 className="flex min-h-12 items-center text-15 font-semibold">
            {group.name}·{group.period}
          </h2>
          {group.kind === 'winner' ? (
            <div className="pl-10">
              <SideNames match={match} />
            </div>
          ) : null}
          <div className="grid gap-4">
            {group.markets.map((market) => (
              <CompareTable key={market.id} market={market} matches={matches} />
            ))}
          </div>
        </section>
      ))}
      <p className="gutter flex items-center gap-2 pb-4 text-12 text-text-2">
        <Roof className="h-1.5 w-7 text-brand" />
        {COMPARE_COPY.note}
      </p>
    </>
  );
}

/** A market with two named sides or three, sold alike somewhere else. */
function isShared(market: Market, match: Match, others: readonly Match[]): boolean {
  return market.selections.every(({ role }) => role !== 'other') && others.some((other) => sameMarket(market, match, other) !== null);
}
