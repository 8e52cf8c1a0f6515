'use client';

import { Roof } from '@/components/ui/roof/roof';
import { COMPARE_COPY } from '@/lib/domain/betting/sport/compare/compare.copy';
import type { Market, Match } from '@/lib/domain/betting/match/sport.model';
import { sameMarket } from '@/lib/domain/betting/sport/market/same-market.rules';
import { CompareTable } from './compare-table';
import { SideNames } from '@/components/betting/sport/side-names';
import { SilentVenues } from './silent-venues';
import { useTwins } from './use-twins';

/** 独赢 at every venue that sells the fixture. Rows of venues that are still searched have their place from the start. */
export function WinnerCompare({ match, market }: { match: Match; market: Market }) {
  const { matches, pending, failed, busy, retry } = useTwins(match, { whole: false });
  const sold = matches.filter((other) => other === match || sameMarket(market, match, other) !== null);
  return (
    <>
      <div className="pl-10">
        <SideNames match={match} />
      </div>
      <CompareTable market={market} matches={sold} pending={pending} />
      <SilentVenues venues={failed} busy={busy} onRetry={retry} />
      <p className="mt-2.5 flex items-center gap-2 text-12 text-text-2">
        <Roof className="h-1.5 w-7 text-brand" />
        {COMPARE_COPY.note}
      </p>
    </>
  );
}
