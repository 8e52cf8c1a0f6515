import { MINUTE, SECOND } from '../../kernel/clock/calendar.ts';
import { randomOf } from '../engine/chance.ts';
import { CLOSES_BEFORE } from '../engine/pricing.ts';
import type { Pair, Side, WorldMatch } from '../engine/world.model.ts';
import { pickPoints, possessionOf, SLOT_SECONDS } from './possession.ts';
import type { Basket, BasketballScript, Span } from './script.model.ts';

export const QUARTERS = 4;
/** Max overtimes; no match has needed more. */
const OVERTIMES = 5;
const OVERTIME_MINUTES = 5;
const BREAK = 2 * MINUTE;
const HALF_TIME = 12 * MINUTE;
/** ms after the end of a quarter at which the sale continues. */
const AFTER_END = 20 * SECOND;

/** Random input of a match. */
export interface BasketballFixture {
  match: WorldMatch;
  key: string;
  /** Points per possession. */
  means: readonly [home: number, away: number];
}

/** Generates the course of a match. Its pauses are generated separately, so that they do not reveal whether overtime follows. */
export function generateBasketball(fixture: BasketballFixture): BasketballScript {
  return concluded(fixture, pickSpans(fixture.match, randomOf(`pauses|${fixture.key}`)), []);
}

/** Baskets of one quarter or overtime, by time. */
function basketsIn({ key, means }: BasketballFixture, span: Span, index: number): Basket[] {
  const random = randomOf(`play|${key}|${index}`);
  const chances = means.map(possessionOf);
  const baskets: Basket[] = [];
  for (let second = 0; second < span.seconds; second += SLOT_SECONDS)
    for (const [which, side] of SIDES.entries()) {
      const moment = second + which * HALF_SLOT + 1 + random() * (HALF_SLOT - 1);
      const points = pickPoints(chances[which]!, random());
      if (points > 0) baskets.push({ at: Math.floor(worldTime(span, moment)), side, points, span: index });
    }
  return baskets;
}

const SIDES: readonly Side[] = ['home', 'away'];
/** The home side's possession is in the first half of a slot, the other's in the second. */
export const HALF_SLOT = SLOT_SECONDS / 2;

function pickSpans(match: WorldMatch, random: () => number): Span[] {
  const spans: Span[] = [];
  let from = match.kickOff;
  for (let index = 0; index < QUARTERS + OVERTIMES; index += 1) {
    const minutes = index < QUARTERS ? match.format : OVERTIME_MINUTES;
    const pauses = Array.from({ length: minutes - 1 }, () => Math.round(10 + random() * 36) * SECOND);
    const to = from + minutes * MINUTE + pauses.reduce((a, b) => a + b, 0);
    spans.push({ from, to, seconds: minutes * 60, pauses });
    from = to + (index === 1 ? HALF_TIME : BREAK);
  }
  return spans;
}

/** World ms at which so many seconds of a span were played. */
export function worldTime(span: Span, second: number): number {
  let at = span.from + second * SECOND;
  for (let minute = 0; minute < Math.floor(second / 60); minute += 1) at += span.pauses[minute] ?? 0;
  return at;
}

/** Seconds played of a span, and true while its clock runs, at a world time within it. */
export function clockOf(span: Span, at: number): { second: number; running: boolean } {
  let remaining = at - span.from;
  for (const [minute, pause] of span.pauses.entries()) {
    if (remaining < MINUTE) return { second: minute * 60 + remaining / SECOND, running: true };
    if (remaining < MINUTE + pause) return { second: (minute + 1) * 60, running: false };
    remaining -= MINUTE + pause;
  }
  return { second: Math.min(span.seconds, span.pauses.length * 60 + remaining / SECOND), running: true };
}

export function scoreOf(baskets: readonly Basket[], at: number): Pair {
  let home = 0;
  let away = 0;
  for (const basket of baskets) {
    if (basket.at > at) break;
    if (basket.side === 'home') home += basket.points;
    else away += basket.points;
  }
  return [home, away];
}

/**
 * A match played to its end: the fourth quarter, or the first overtime that is not level.
 * @param added baskets of testers, by time.
 */
export function concluded(fixture: BasketballFixture, spans: readonly Span[], added: readonly Basket[]): BasketballScript {
  const picked: Basket[] = [];
  let index = 0;
  for (; index < spans.length; index += 1) {
    picked.push(...basketsIn(fixture, spans[index]!, index));
    if (index >= QUARTERS - 1 && !isLevel(scoreAfter([picked, added], spans[index]!.to))) break;
  }
  const last = Math.min(index, spans.length - 1);
  const endAt = spans[last]!.to;
  // The number of overtimes is limited: the very last one goes to the home side.
  if (index > last) picked.push({ at: endAt - SECOND, side: 'home', points: 1, span: last });
  const baskets =
    added.length === 0 ? picked : [...picked, ...added.filter((basket) => basket.at <= endAt)].toSorted((a, b) => a.at - b.at);
  const stops = spans
    .slice(0, last + 1)
    .map((span) => ({ from: span.to - CLOSES_BEFORE, to: span.to + AFTER_END, reason: 'break' as const }));
  return { kickOff: fixture.match.kickOff, spans, baskets, endAt, abandoned: false, finished: false, stops };
}

function scoreAfter(lists: readonly (readonly Basket[])[], at: number): Pair {
  const scores = lists.map((list) => scoreOf(list, at));
  return [scores[0]![0] + scores[1]![0], scores[0]![1] + scores[1]![1]];
}

function isLevel([home, away]: Pair): boolean {
  return home === away;
}
