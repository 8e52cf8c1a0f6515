import { type Odds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';
import { dayStart, dayText, siteDay, timeText } from '@/lib/kit/format/site-time';
import { DAY, HOUR, MINUTE } from '@pavilion/number/duration';
import type { HistoryPoint, LineMove } from './history.model';

/** View box of the paths, stretched to the available room. */
export const BOX = { width: 1000, height: 200 } as const;
/** Part of the height left free above the highest and below the lowest price. */
const INSET = 0.08;

export interface Chart {
  /** A stepped line; it breaks where there was no price. */
  path: string;
  /** Gaps without a price, as parts of the width. */
  gaps: readonly { from: number; to: number }[];
  high: Odds;
  low: Odds;
  /** Parts of the height, from the top; equal while the price has not moved. */
  highAt: number;
  lowAt: number;
  /** Height of the latest price; null while there is none. */
  endsAt: number | null;
}

/** Chart of a price series; null when it never had a price. A price lasts until the next one: the line has steps, no slopes. */
export function chartOf(points: readonly HistoryPoint[], end: number): Chart | null {
  const prices = points.flatMap(({ price }) => price ?? []).toSorted(compareOdds);
  const [low] = prices;
  const high = prices.at(-1);
  const begin = points[0]?.at;
  if (low === undefined || high === undefined || begin === undefined) return null;
  const span = Math.max(1, end - begin);
  const spread = Number(high) - Number(low);
  const part = (at: number) => (at - begin) / span;
  const heightOf = (price: Odds) =>
    spread === 0 ? 0.5 : Math.round((INSET + (1 - 2 * INSET) * (1 - (Number(price) - Number(low)) / spread)) * 1000) / 1000;
  const y = (price: Odds) => round(heightOf(price) * BOX.height);

  let path = '';
  let open = false;
  const gaps: { from: number; to: number }[] = [];
  for (const [index, { at, price }] of points.entries()) {
    const next = points[index + 1];
    const until = next ? part(next.at) : 1;
    if (price === null) gaps.push({ from: part(at), to: until });
    else path += `${open ? `V${y(price)}` : `M${round(part(at) * BOX.width)} ${y(price)}`}H${round(until * BOX.width)}`;
    open = price !== null;
  }
  const last = points.at(-1)!.price;
  return {
    path,
    gaps: joined(gaps),
    high,
    low,
    highAt: heightOf(high),
    lowAt: heightOf(low),
    endsAt: last === null ? null : heightOf(last),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Joins adjacent gaps, whatever their reasons. */
function joined(gaps: readonly { from: number; to: number }[]): { from: number; to: number }[] {
  const out: { from: number; to: number }[] = [];
  for (const gap of gaps) {
    const last = out.at(-1);
    if (last && last.to === gap.from) last.to = gap.to;
    else out.push({ ...gap });
  }
  return out;
}

/** The best line over the time shown: parts of the width. */
export function lineTrack(lines: readonly LineMove[], begin: number, end: number): readonly (LineMove & { from: number; to: number })[] {
  const span = Math.max(1, end - begin);
  const part = (at: number) => Math.min(1, Math.max(0, (at - begin) / span));
  return lines
    .map((move, index) => ({ ...move, from: index === 0 ? 0 : part(move.at), to: part(lines[index + 1]?.at ?? end) }))
    .filter(({ from, to }) => to > from);
}

const STEPS = [
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  4 * DAY,
];
const MAX_TICKS = 4;
/** Part of the width: nearer to an edge a label does not fit. */
const EDGE = { left: 0.06, right: 0.2 };

/** A labelled time below the chart. */
export interface Tick {
  at: number;
  /** Part of the width. */
  part: number;
  /** The label is a day, not a time of day. */
  day: boolean;
}

/** Round site times within a span (world ms), few enough to read; leaves the right end to 现在. */
export function ticksOf(begin: number, end: number): readonly Tick[] {
  const span = Math.max(1, end - begin);
  const step = STEPS.find((one) => span / one <= MAX_TICKS) ?? STEPS.at(-1)!;
  const ticks: Tick[] = [];
  for (let index = dayStart(0) + Math.ceil((begin - dayStart(0)) / step) * step; index < end; index += step) {
    const part = (index - begin) / span;
    if (part >= EDGE.left && part <= 1 - EDGE.right) ticks.push({ at: index, part, day: index === dayStart(siteDay(index)) });
  }
  return ticks;
}

/** `21:30`, or `11-20` where a day begins. */
export function tickText({ at, day }: Tick): string {
  return day ? dayText(at) : timeText(at);
}
