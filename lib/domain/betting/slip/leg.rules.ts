import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import type { Odds } from '@pavilion/number/odds';
import { marketName } from '@/lib/domain/betting/sport/market/market.rules';
import type { Market, Match, Selection } from '@/lib/domain/betting/match/sport.model';

/** A tapped selection as a leg of the slip, with the price shown on the button. */
export function toLeg(match: Match, market: Market, selection: Selection, seenPrice: Odds): SlipLeg {
  return {
    venue: match.venue,
    sport: match.sport,
    matchId: match.id,
    marketId: market.id,
    selectionId: selection.id,
    marketKind: market.kind,
    period: market.period,
    marketName: marketName(market, match.sport),
    role: selection.role,
    selection: selection.name,
    line: selection.line,
    ...(market.oddsTypes ? { oddsTypes: market.oddsTypes } : {}),
    seenPrice,
    home: match.home.name,
    away: match.away.name,
    league: match.league.name,
    startTime: match.startTime,
    live: match.status === 'live',
    score: match.score,
  };
}
