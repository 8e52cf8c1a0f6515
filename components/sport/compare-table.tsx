'use client';

import { Roof } from '@/components/ui/roof';
import { bestOf } from '@/lib/domain/sport/best.rules';
import { usePrices, type At } from '@/lib/domain/sport/compare.feed';
import { columnsOf, type ListKind } from '@/lib/domain/sport/market.rules';
import { COMPARE_COPY } from '@/lib/domain/sport/compare.copy';
import type { Market, Match, Role } from '@/lib/domain/sport/sport.model';
import { sameMarket } from '@/lib/domain/sport/twin.rules';
import { useStale } from './match-clock';
import { OddsButton } from './odds-button';

/** A venue's row: its match and the market that is compared, if it sells that. */
interface Offer {
  match: Match;
  market: Market | null;
}

/** The same market at each venue, a row each; the highest price of a column stands under the roof. `pending` rows are still looked for. */
export function CompareTable({ market, matches, pending = 0 }: { market: Market; matches: readonly Match[]; pending?: number }) {
  const sport = matches[0]!.sport;
  const roles = rolesOf(market, sport);
  const offers: readonly Offer[] = matches.map((match) => ({ match, market: match.markets.includes(market) ? market : sameMarket(market, match.markets) }));
  const places = offers.flatMap(({ match, market: own }) => roles.map((role): At => [match.venue, own?.selections.find((one) => one.role === role)?.id ?? '']));
  const prices = usePrices(places);
  const best = roles.map((_, column) => bestOf(offers.map((_offer, row) => prices[row * roles.length + column] ?? null)));
  return (
    <div className="grid gap-2.5 pt-1">
      {offers.map((offer, row) => (
        <VenueRow key={offer.match.venue} offer={offer} roles={roles} best={best.map((column) => column[row] ?? false)} />
      ))}
      {Array.from({ length: pending }, (_, at) => (
        <div key={at} aria-hidden="true" className="flex items-center gap-2">
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
  if (market.kind === 'winner' || market.kind === 'handicap' || market.kind === 'total') return columnsOf(market.kind satisfies ListKind, sport).map(({ role }) => role);
  return market.selections.map(({ role }) => role);
}

function VenueRow({ offer: { match, market }, roles, best }: { offer: Offer; roles: readonly Role[]; best: readonly boolean[] }) {
  const stale = useStale(match.venue, match.id);
  return (
    <div className="flex items-center gap-2">
      <span className="w-8 shrink-0 text-13 font-semibold text-text-2">{match.venue.slice(0, 2)}</span>
      <div className={`grid min-w-0 flex-1 gap-2 ${roles.length === 2 ? 'grid-cols-2' : 'grid-cols-3'}`}>
        {roles.map((role, at) => {
          const selection = market?.selections.find((one) => one.role === role);
          if (!market || !selection) {
            return (
              <span key={role} className="odds off" aria-hidden="true">
                —
              </span>
            );
          }
          return (
            <div key={role} className={best[at] ? 'best' : 'relative grid'}>
              <OddsButton match={match} market={market} selection={selection} form={market.kind === 'winner' ? 'bare' : 'labelled'} at={match.venue.slice(0, 2)} disabled={stale} />
              {best[at] ? (
                <>
                  <Roof className="best-roof" />
                  <span className="sr-only">{COMPARE_COPY.best}</span>
                </>
              ) : null}
            </div>
          );
        })}
      </div>
    </div>
  );
}
