import type { Minor } from '../../lib/kit/number/money';
import type { OptionRole, Pair, WorldMarket } from '../world/world.model';
import type { BetLeg } from './bet.schema';
import { betCountOf, factorOf, sumOfProducts, type Factor } from './combination.rules';

/** The house keeps 5 % of what a bet is worth. */
const KEPT = { top: 95n, bottom: 100n } as const;
/** A rate is what one unit of stake brings now, in ten-thousandths. */
export const RATE_UNIT = 10_000n;
const MILLION = 1_000_000;
/** No chance that is only inferred is nearer to nothing or to certainty than this. */
const EDGE = 0.005;

type LegNow = Pick<BetLeg, 'sport' | 'kind' | 'period' | 'line' | 'role' | 'inPlay' | 'homeAtBet' | 'awayAtBet'>;

interface OnSale {
  /** Markets of the leg's match as the venue sells them now. */
  markets: readonly WorldMarket[];
  /** 1.06 = 6 % over-round: what the venue's prices hold beyond the chances. */
  margin: number;
  /** Goals of the leg's period so far. */
  score: Pair;
}

/**
 * The chance of a leg that the venue's prices tell now, its margin taken out: 0 to 1; null while the leg is not priced.
 * Where its line is not on sale any more, the chance is read off along the lines that are.
 */
export function chanceOf(leg: LegNow, { markets, margin, score }: OnSale): number | null {
  const chanceAt = (market: WorldMarket, role: OptionRole): number | null => {
    const price = market.options.find((option) => option.role === role)?.price ?? null;
    return price === null ? null : Math.min(1, 1 / (Number(price) * margin));
  };
  const sold = markets.filter((market) => market.kind === leg.kind && market.period === leg.period);
  const line = lineNow(leg, score);
  if (line !== null && leg.kind === 'total' && leg.sport === 'football' && isOver(line, score)) return leg.role === 'over' ? 1 : 0;
  const exact = sold.find((market) => market.line === line);
  if (exact) return chanceAt(exact, leg.role);
  if (line === null) return null;
  const points = sold.flatMap((market) => {
    const chance = chanceAt(market, leg.role);
    return chance === null || market.line === null ? [] : [{ line: market.line, chance }];
  });
  return along(points, line);
}

/**
 * The line as the venue writes it now. Football's handicap counts from the score at the bet and is sold from the score
 * now; every other line stays what it was.
 */
function lineNow({ sport, kind, line, inPlay, homeAtBet, awayAtBet }: LegNow, [home, away]: Pair): number | null {
  if (line === null || kind !== 'handicap' || sport !== 'football') return line;
  const [homeThen, awayThen] = inPlay ? [homeAtBet ?? 0, awayAtBet ?? 0] : [0, 0];
  return line + 4 * (home - homeThen - (away - awayThen));
}

/** Half a goal and more above the line: nothing can change it. */
function isOver(line: number, [home, away]: Pair): boolean {
  return (home + away) * 4 - line >= 2;
}

const logit = (chance: number) => Math.log(chance / (1 - chance));
const within = (chance: number) => Math.min(1 - EDGE, Math.max(EDGE, chance));

/** The chance at a line from the two nearest ones, straight in log odds. */
function along(points: readonly { line: number; chance: number }[], line: number): number | null {
  const [a, b] = points.toSorted((one, other) => Math.abs(one.line - line) - Math.abs(other.line - line));
  if (!a || !b) return null;
  const [low, high] = [logit(within(a.chance)), logit(within(b.chance))];
  const at = low + ((high - low) * (line - a.line)) / (b.line - a.line);
  return within(1 / (1 + Math.exp(-at)));
}

interface ValuedLeg extends Pick<BetLeg, 'price' | 'outcome'> {
  /** Of a leg without outcome. */
  chance: number | null;
}

/**
 * What the venue pays now for one unit of the stake, in ten-thousandths, cut: the bet's fair value less 5 %. Legs of
 * different matches are independent, so the value of a product is the product of values. Null while an open leg has no
 * chance, and where nothing would be paid.
 */
export function cashOutRate(size: number, legs: readonly ValuedLeg[]): bigint | null {
  const factors: Factor[] = [];
  for (const { price, outcome, chance } of legs) {
    const full = factorOf(price, outcome);
    if (outcome !== null) factors.push(full);
    else if (chance === null) return null;
    else factors.push({ top: full.top * BigInt(Math.floor(chance * MILLION)), bottom: full.bottom * BigInt(MILLION) });
  }
  const count = betCountOf(legs.length, size);
  if (count === 0) return null;
  const { top, bottom } = sumOfProducts(factors, size);
  const rate = (top * KEPT.top * RATE_UNIT) / (bottom * BigInt(count) * KEPT.bottom);
  return rate > 0n ? rate : null;
}

/** What a stake brings at a rate; parts of a minor unit are cut. */
export function amountAt(rate: bigint, stake: Minor): Minor {
  return (stake * rate) / RATE_UNIT;
}

/** The least stake that may be given up, and the least that may stay; minor units. */
export const LEAST_PART: Minor = 1000n;

/** Whether a part of what is in play may be given up: all of it, or so much that it and the rest are worth a bet. */
export function isPart(part: Minor, inPlay: Minor): boolean {
  return part === inPlay || (part >= LEAST_PART && inPlay - part >= LEAST_PART);
}
