import { useQuery } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import { leaguesOf } from '@/lib/domain/betting/sport/list/league-choice.rules';
import { SHELF_COPY } from '@/lib/domain/betting/sport/list/shelf.copy';
import { useView } from '@/lib/domain/betting/sport/list/view.store';
import { toEntry } from '@/lib/domain/betting/sport/price/list-entry.rules';
import { matchKey } from '@/lib/domain/betting/match/match-key.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { ORDER_KEY } from '@/lib/query-keys';
import { MINUTE } from '@pavilion/number/duration';
import { ONLY } from './results-address';

/** Loads the ids of the member's matches with a bet at a venue. `from`: first kick-off, ms. */
export type GetBetMatches = (venue: VenueCode, from: number, signal?: AbortSignal) => Promise<readonly string[]>;

interface Day {
  venue: VenueCode;
  /** First ms of the day. */
  from: number;
  matches: readonly Match[];
  /** The choice in the address. */
  only: string;
  /** Null for a visitor, who has no bets. */
  getBetMatches: GetBetMatches | null;
}

/** The results of a day that the member has chosen, and the choices. */
export function useShownResults({ venue, from, matches, only, getBetMatches }: Day) {
  const stars = useView((view) => view.favourites);
  const leagues = leaguesOf(matches.map(toEntry));
  const choices = [
    { id: ONLY.all, label: SHELF_COPY.allLeagues },
    ...(getBetMatches ? [{ id: ONLY.bets, label: SHELF_COPY.betMatches }] : []),
    { id: ONLY.stars, label: SHELF_COPY.starredMatches },
    ...leagues.map(({ leagueId, league, count }) => ({ id: leagueId, label: SHELF_COPY.leagueOf(league, count) })),
  ];
  // A league of another day is no choice of this one.
  const chosen = choices.some(({ id }) => id === only) ? only : ONLY.all;
  const bets = useQuery({
    queryKey: [...ORDER_KEY, 'matches', venue, from],
    queryFn: ({ signal }) => getBetMatches!(venue, from, signal),
    enabled: getBetMatches !== null && chosen === ONLY.bets,
    staleTime: MINUTE,
  });
  const isShown = (match: Match): boolean => {
    if (chosen === ONLY.all) return true;
    if (chosen === ONLY.bets) return bets.data?.includes(match.id) ?? false;
    if (chosen === ONLY.stars) return stars.includes(matchKey(venue, match.id));
    return match.league.id === chosen;
  };
  const waits = chosen === ONLY.bets && !bets.data;
  return {
    choices,
    only: chosen,
    /** Null while the member's bets are unknown. */
    matches: waits ? null : matches.filter(isShown),
    /** The error of the member's orders; null while they load. */
    error: waits ? bets.error : null,
    retry: () => void bets.refetch(),
  };
}
