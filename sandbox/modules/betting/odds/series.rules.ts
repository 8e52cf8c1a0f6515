import type { CallResponse } from '@pavilion/contract/call';
import type { oddsHistoryCall } from '@pavilion/contract/calls/feed.calls';
import { formatLine } from '@pavilion/number/line';
import type { MarketKind, MarketPeriod, OptionRole, WorldMarket } from '../../../world/engine/market.model';

/** A selection as the world knows it. */
export interface SelectionKey {
  kind: MarketKind;
  period: MarketPeriod;
  line: number | null;
  role: OptionRole;
}

/** A venue's offer at a moment (world ms). */
export interface Sale {
  at: number;
  markets: readonly WorldMarket[];
}

type Response = CallResponse<typeof oddsHistoryCall>;
type Point = Response['points'][number];

const timeOf = (at: number) => new Date(at).toISOString();

/** The changes of one selection's price along its sales, oldest first; they begin where it was first sold. */
export function pointsOf(sales: readonly Sale[], key: SelectionKey): Point[] {
  const points: Point[] = [];
  for (const sale of sales) {
    const point = pointOf(sale, key);
    const last = points.at(-1);
    if (last ? last.price !== point.price || last.state !== point.state : point.price !== null) points.push(point);
  }
  return points;
}

function pointOf({ at, markets }: Sale, { kind, period, line, role }: SelectionKey): Point {
  const option = markets
    .find((market) => market.kind === kind && market.period === period && market.line === line)
    ?.options.find((one) => one.role === role);
  const price = option?.price ?? null;
  const state = price !== null ? 'open' : !option ? 'unsold' : isSaleStopped(markets) ? 'suspended' : 'locked';
  return { at: timeOf(at), price, state };
}

/** A suspended match still lists its markets and has no price in any. */
function isSaleStopped(markets: readonly WorldMarket[]): boolean {
  return markets.every(({ options }) => options.every(({ price }) => price === null));
}

/** The best line of a selection's market and its moves, as the backed side reads it; empty where there is no line. */
export function linesOf(sales: readonly Sale[], { kind, period, line, role }: SelectionKey): Response['lines'] {
  const lines: Response['lines'] = [];
  if (line === null) return lines;
  const signed = kind === 'handicap' || kind === 'set-handicap';
  for (const { at, markets } of sales) {
    const main = markets.find((market) => market.main && market.kind === kind && market.period === period)?.line ?? null;
    if (main === null) continue;
    const text = formatLine(signed && role === 'away' ? -main : main, signed);
    if (lines.at(-1)?.line !== text) lines.push({ at: timeOf(at), line: text });
  }
  return lines;
}
