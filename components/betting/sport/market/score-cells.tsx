import { scoreColumns } from '@/lib/domain/betting/sport/market/correct-score.rules';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import type { Market, Match } from '@/lib/domain/betting/match/sport.model';
import { OddsButton } from '@/components/betting/sport/price/odds-button';

const COLUMNS = ['home', 'draw', 'away'] as const;

/** 波胆 in three columns: home wins, draws, away wins. */
export function ScoreCells({ match, market, disabled }: { match: Match; market: Market; disabled: boolean }) {
  const columns = scoreColumns(market, match);
  return (
    <div className="grid grid-cols-3 gap-2">
      {COLUMNS.map((side) => (
        <div key={side} className="grid auto-rows-min gap-2">
          <span aria-hidden="true" className="text-center text-13 text-text-2">
            {SPORT_COPY[side]}
          </span>
          {columns[side].map((selection) => (
            <OddsButton key={selection.id} match={match} market={market} selection={selection} form="labelled" disabled={disabled} />
          ))}
        </div>
      ))}
    </div>
  );
}
