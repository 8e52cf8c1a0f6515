import type { Odds } from '@pavilion/number/odds';
import type { Market, Match, Pair, Selection } from '@/lib/domain/betting/match/sport.model';

/** A selection as it is sold now. `move` (its relative size: 0.02 is two percent up) and `movedAt` (ms) describe its last price change. */
export interface LivePrice {
  price: Odds | null;
  state: 'open' | 'locked' | 'suspended' | 'closed';
  line: string | null;
  move: number;
  movedAt: number;
}

/** The new price of a selection, or `previous` itself when nothing differs. `now`: ms. */
export function nextPrice(previous: LivePrice | undefined, market: Market, selection: Selection, now: number): LivePrice {
  const state = market.state !== 'open' ? market.state : selection.price === null ? 'locked' : 'open';
  const { price, line } = selection;
  if (previous && previous.price === price && previous.state === state && previous.line === line) return previous;
  if (!previous || previous.price === null || price === null || previous.line !== line) return { price, state, line, move: 0, movedAt: 0 };
  if (previous.price === price) return { ...previous, state };
  return { price, state, line, move: Number(price) / Number(previous.price) - 1, movedAt: now };
}

/**
 * True if two responses render the same row, apart from prices and the running clock, which their own components follow. Selections compare
 * by id: another line is another market.
 */
export function isSameSummary(a: Match, b: Match): boolean {
  return (
    a.status === b.status &&
    a.phase === b.phase &&
    a.startTime === b.startTime &&
    a.marketCount === b.marketCount &&
    a.neutral === b.neutral &&
    a.home.name === b.home.name &&
    a.away.name === b.away.name &&
    a.league.id === b.league.id &&
    a.league.name === b.league.name &&
    samePair(a.score, b.score) &&
    samePair(a.halfScore, b.halfScore) &&
    samePair(a.corners, b.corners) &&
    samePair(a.yellowCards, b.yellowCards) &&
    samePair(a.redCards, b.redCards) &&
    String(a.periodScores) === String(b.periodScores) &&
    String(a.points) === String(b.points) &&
    a.server === b.server &&
    a.markets.length === b.markets.length &&
    a.markets.every((market, index) => sameMarket(market, b.markets[index]!))
  );
}

function sameMarket(a: Market, b: Market): boolean {
  return (
    a === b ||
    (a.id === b.id &&
      a.state === b.state &&
      a.main === b.main &&
      a.name === b.name &&
      a.line === b.line &&
      a.selections.length === b.selections.length &&
      a.selections.every((selection, index) => selection.id === b.selections[index]!.id && selection.label === b.selections[index]!.label))
  );
}

function samePair(a: Pair | null, b: Pair | null): boolean {
  return a === b || (a !== null && b !== null && a[0] === b[0] && a[1] === b[1]);
}
