import { HOUR, MINUTE, SECOND } from '../../kernel/clock/calendar.ts';
import { hash, unit, unitAt } from './chance.ts';
import { slowDrift } from './price-drift.ts';
import type { OfferedLine } from './lines.ts';
import { MARKET_KINDS, type MarketKind, type Pricing } from './market.model.ts';

/** More options than any kind has. */
const PARTS = 64;

/** ms in which a venue's view moves from one height to the next, before the start and in play. */
const DRIFT_MS = { before: 3 * HOUR, live: 6 * MINUTE };
/** ms between two reviews of a venue's view. */
const REVIEW_MS = { before: 4 * MINUTE, live: 15 * SECOND };

/**
 * The most that a unit staked on any option may be worth, returned stakes aside: at the price at which it is sold, and when an
 * in-play bet is accepted after its delay. The chance is the model's of that very moment, so that neither an old price nor a
 * venue's view of its own is worth waiting for. The second one is larger because odds move while an order waits.
 */
export const MAX_WORTH = { sold: 0.975, accepted: 0.98 } as const;

/** ms before the end of a period's clock at which its markets close: real venues sell nothing that is as good as over. */
export const CLOSES_BEFORE = 20 * SECOND;

/** Factor of a venue on the shares of a kind: 1.06 = 6 %. */
export function marginOf({ margin, margins }: Pricing, kind: MarketKind): number {
  return margins?.[kind] ?? margin;
}

/** Time of a venue's last review of its view of a match. */
export interface Moment {
  /** World ms. */
  at: number;
  live: boolean;
}

/** Each venue reviews its view in a rhythm of its own; null if the view never changes. */
export function momentOf({ venue, drifts }: Pricing, matchId: string, live: boolean, at: number): Moment | null {
  if (!drifts) return null;
  const interval = REVIEW_MS[live ? 'live' : 'before'];
  const offset = hash(`${venue}|${matchId}|look`) % interval;
  return { at: Math.floor((at - offset) / interval) * interval + offset, live };
}

/**
 * A venue's view of each market of a match and period, the same for all its lines, so that prices stay in order along them: a
 * number within ± its noise, which drifts slowly if the venue's pricing has `drifts`.
 */
export function viewOf({ venue, noise }: Pricing, scope: string, moment: Moment | null): (kind: MarketKind, part: number) => number {
  const own = hash(`${venue}|${scope}`);
  return (kind, part) => {
    const which = MARKET_KINDS.indexOf(kind) * PARTS + part;
    if (moment === null) return noise * (unitAt(own, which) * 2 - 1);
    return noise * slowDrift(hash(`${own}|${which}`), moment.at / DRIFT_MS[moment.live ? 'live' : 'before']);
  };
}

/** Lines that a venue sells: around the one it marks as main, which need not be the nearest to even money. */
export function chosenLines({ venue, lines: choice }: Pricing, scope: string, lines: readonly OfferedLine[]): readonly OfferedLine[] {
  if (!choice || lines.length < 2) return lines;
  const target = 0.5 + choice.maxOffset * (unit(`${venue}|${scope}|line`) * 2 - 1);
  const apart = ({ share }: OfferedLine) => Math.abs(share - target);
  const byDistance = lines.toSorted((a, b) => apart(a) - apart(b) || a.line - b.line);
  const sold = new Set(byDistance.slice(0, choice.max));
  return lines.filter((line) => sold.has(line)).map((line) => ({ ...line, main: line === byDistance[0] }));
}

/** True while a venue still waits after a goal or a card, when others sell again. */
export function isReopening({ reopens }: Pricing, stops: readonly { from: number; to: number; reason: string }[], at: number): boolean {
  if (!reopens) return false;
  return stops.some(({ from, to, reason }) => from <= at && at < to + reopens && (reason === 'goal' || reason === 'card'));
}
