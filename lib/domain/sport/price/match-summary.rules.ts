import type { Odds } from '@/lib/kit/number/odds';
import type { Market, Match, Selection } from '@/lib/domain/sport/sport.model';

/** A selection as it is sold now. `move` and `movedAt` (ms) describe its last price change. */
export interface LivePrice {
  price: Odds | null;
  state: 'open' | 'locked' | 'suspended' | 'closed';
  line: string | null;
  move: -1 | 0 | 1;
  movedAt: number;
}

/** The new price of a selection, or `previous` itself when nothing differs. `now`: ms. */
export function nextPrice(previous: LivePrice | undefined, market: Market, selection: Selection, now: number): LivePrice {
  const state = market.state !== 'open' ? market.state : selection.price === null ? 'locked' : 'open';
  const { price, line } = selection;
  if (previous && previous.price === price && previous.state === state && previous.line === line) return previous;
  if (!previous || previous.price === null || price === null || previous.line !== line) return { price, state, line, move: 0, movedAt: 0 };
  if (previous.price === price) return { ...previous, state };
  return { price, state, line, move: Number(price) > Number(previous.price) ? 1 : -1, movedAt: now };
}

/** What a row draws of a match and of a market; each is one value or a short list of numbers. */
const MATCH_FIELDS = [
  'status',
  'phase',
  'startTime',
  'marketCount',
  'neutral',
  'server',
  'score',
  'halfScore',
  'corners',
  'yellowCards',
  'redCards',
  'periodScores',
  'points',
] as const;
const MARKET_FIELDS = ['id', 'state', 'main', 'name', 'line'] as const;

const isSame = <T>(a: T, b: T, fields: readonly (keyof T)[]) => fields.every((field) => String(a[field]) === String(b[field]));

/**
 * Whether two answers draw the same row, leaving out prices and the running clock, which their own components follow.
 * Selections compare by id: another line is another market.
 */
export function isSameSummary(a: Match, b: Match): boolean {
  return (
    isSame(a, b, MATCH_FIELDS) &&
    isSame(a.home, b.home, ['name']) &&
    isSame(a.away, b.away, ['name']) &&
    isSame(a.league, b.league, ['id', 'name']) &&
    a.markets.length === b.markets.length &&
    a.markets.every((market, index) => isSameMarket(market, b.markets[index]!))
  );
}

function isSameMarket(a: Market, b: Market): boolean {
  return (
    a === b ||
    (isSame(a, b, MARKET_FIELDS) &&
      a.selections.length === b.selections.length &&
      a.selections.every((selection, index) => isSame(selection, b.selections[index]!, ['id', 'label'])))
  );
}
