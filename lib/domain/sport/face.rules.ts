import type { Odds } from '@/lib/kit/number/odds';
import type { Market, Match, Pair, Selection } from './sport.model';

/** A selection as it is sold now. `move` and `movedAt` (ms) tell of its last change of price. */
export interface LivePrice {
  price: Odds | null;
  state: 'open' | 'locked' | 'suspended' | 'closed';
  line: string | null;
  move: -1 | 0 | 1;
  movedAt: number;
}

/** The new price of a selection, or `held` itself when nothing differs. `now`: ms. */
export function nextPrice(held: LivePrice | undefined, market: Market, selection: Selection, now: number): LivePrice {
  const state = market.state !== 'open' ? market.state : selection.price === null ? 'locked' : 'open';
  const { price, line } = selection;
  if (held && held.price === price && held.state === state && held.line === line) return held;
  if (!held || held.price === null || price === null || held.line !== line) return { price, state, line, move: 0, movedAt: 0 };
  if (held.price === price) return { ...held, state };
  return { price, state, line, move: Number(price) > Number(held.price) ? 1 : -1, movedAt: now };
}

/**
 * Whether two answers draw the same row apart from prices and the running clock, which their own buttons and clocks
 * follow. Selections count by id: a line that jumped is another market.
 */
export function sameFace(a: Match, b: Match): boolean {
  return (
    a.status === b.status &&
    a.phase === b.phase &&
    a.startTime === b.startTime &&
    a.marketCount === b.marketCount &&
    a.neutral === b.neutral &&
    a.home.name === b.home.name &&
    a.away.name === b.away.name &&
    a.competition.id === b.competition.id &&
    a.competition.name === b.competition.name &&
    samePair(a.score, b.score) &&
    samePair(a.halfScore, b.halfScore) &&
    samePair(a.corners, b.corners) &&
    samePair(a.yellowCards, b.yellowCards) &&
    samePair(a.redCards, b.redCards) &&
    String(a.periodScores) === String(b.periodScores) &&
    String(a.points) === String(b.points) &&
    a.server === b.server &&
    a.markets.length === b.markets.length &&
    a.markets.every((market, at) => sameMarket(market, b.markets[at]!))
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
      a.selections.every((selection, at) => selection.id === b.selections[at]!.id && selection.label === b.selections[at]!.label))
  );
}

function samePair(a: Pair | null, b: Pair | null): boolean {
  return a === b || (a !== null && b !== null && a[0] === b[0] && a[1] === b[1]);
}
