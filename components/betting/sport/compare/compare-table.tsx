'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Roof } from '@/components/ui/roof/roof';
import { bestOf } from '@/lib/domain/betting/sport/compare/best.rules';
import { isStale } from '@/lib/domain/betting/sport/clock.rules';
import { usePrices, type MatchKey } from '@/lib/domain/betting/sport/compare/compare.feed';
import { columnsOf, type ListKind } from '@/lib/domain/betting/sport/market/market.rules';
import { cellName } from '@/lib/domain/betting/sport/market/cell.rules';
import { COMPARE_COPY } from '@/lib/domain/betting/sport/compare/compare.copy';
import { useTicking } from '@/lib/domain/betting/sport/price/price.feed';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import type { Market, Match, Role } from '@/lib/domain/betting/match/sport.model';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { sameMarket, sameScore } from '@/lib/domain/betting/sport/market/same-market.rules';
import { venueMark } from '@/lib/domain/betting/sport/venue.rules';
import { OddsButton } from '@/components/betting/sport/price/odds-button';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** A venue's row: its match and the market that is compared, if it sells that. */
interface Offer {
  match: Match;
  market: Market | null;
}

/**
 * The same market at each venue, a row each; the highest price of a column that can be bet on is under the roof. `pending`: number of
 * venues still searched.
 */
export function CompareTable({ market, matches, pending = 0 }: { market: Market; matches: readonly Match[]; pending?: number }) {
  const sport = matches[0]!.sport;
  const home = matches.find(({ markets }) => markets.includes(market));
  const roles = rolesOf(market, sport);
  const offers: readonly Offer[] = matches.map((match) => ({
    match,
    market: match === home ? market : home ? sameMarket(market, home, match) : null,
  }));
  const priceKeys = offers.flatMap(({ match, market: own }) =>
    roles.map((role): MatchKey => [match.venue, own?.selections.find((one) => one.role === role)?.id ?? '']),
  );
  const prices = usePrices(priceKeys);
  const stale = useStales(matches);
  // After a goal a venue may lag for a moment: its old price never counts as the best.
  const level = matches.every((match) => sameScore(home ?? matches[0]!, match));
  const best = roles.map((_, column) =>
    bestOf(offers.map((_offer, row) => (stale[row] === '1' || !level ? null : (prices[row * roles.length + column] ?? null)))),
  );
  return (
    <div className="grid gap-2.5 pt-1">
      {offers.map((offer, row) => (
        <VenueRow
          key={offer.match.venue}
          offer={offer}
          roles={roles}
          best={best.map((column) => column[row] ?? false)}
          stale={stale[row] === '1'}
        />
      ))}
      {Array.from({ length: pending }, (_, index) => (
        <div key={index} aria-hidden="true" className="flex items-center gap-2">
          <span className="w-8 shrink-0" />
          <div className={`grid min-w-0 flex-1 gap-2 ${roles.length === 2 ? 'grid-cols-2' : 'grid-cols-3'}`}>
            {roles.map((role) => (
              <span key={role} className="h-11 rounded-odds bg-cell" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function rolesOf(market: Market, sport: Match['sport']): readonly Role[] {
  if (market.kind === 'winner' || market.kind === 'handicap' || market.kind === 'total')
    return columnsOf(market.kind satisfies ListKind, sport).map(({ role }) => role);
  return market.selections.map(({ role }) => role);
}

/** `010`: a 1 for each match whose data is too old to bet on. */
function useStales(matches: readonly Match[]): string {
  const index = sportIndex(useQueryClient());
  const { venue, id } = matches[0]!;
  const ageOf = (match: Match, seeded: boolean) => {
    const live = index.match(match.venue, match.id);
    if (!live) return 0;
    return seeded ? (live.initialAge ?? 0) : steadyNow() - live.at;
  };
  return useTicking(venue, id, (_live, _age, initialNow) =>
    matches.map((match) => Number(isStale(ageOf(match, initialNow !== null)))).join(''),
  );
}

function VenueRow({
  offer: { match, market },
  roles,
  best,
  stale,
}: {
  offer: Offer;
  roles: readonly Role[];
  best: readonly boolean[];
  stale: boolean;
}) {
  const name = venueMark(match.venue);
  return (
    <div className="flex items-center gap-2">
      <span className="w-8 shrink-0 text-13 leading-[1rem] font-semibold text-text-2">
        {name}
        {/* Two lines of two signs: the row stays as high as its prices. */}
        {stale ? <span className="block text-11 leading-[0.875rem] font-normal text-warn">{SPORT_COPY.delayed}</span> : null}
      </span>
      <div className={`grid min-w-0 flex-1 gap-2 ${roles.length === 2 ? 'grid-cols-2' : 'grid-cols-3'} ${stale ? 'opacity-62' : ''}`}>
        {roles.map((role, index) => {
          const selection = market?.selections.find((one) => one.role === role);
          if (!market || !selection) {
            return (
              <span key={role} className="odds off" aria-hidden="true">
                —
              </span>
            );
          }
          return (
            <div key={role} className={best[index] ? 'best' : 'relative grid'}>
              <OddsButton
                match={match}
                market={market}
                selection={selection}
                form={market.kind === 'winner' ? 'bare' : 'labelled'}
                text={market.kind === 'double-chance' ? cellName(match, market, selection) : undefined}
                // The roof is a drawing: the button's name carries its meaning.
                venueLabel={best[index] ? `${name} ${COMPARE_COPY.best}` : name}
                disabled={stale}
              />
              {best[index] ? <Roof className="best-roof" /> : null}
            </div>
          );
        })}
      </div>
    </div>
  );
}
