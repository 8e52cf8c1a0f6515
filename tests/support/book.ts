import { delayOf, rejectionAfterDelay } from '../../sandbox/modules/betting/order/acceptance.rules.ts';
import { factorOf } from '../../sandbox/modules/betting/ruling/combination.rules.ts';
import { rulingOf } from '../../sandbox/modules/betting/ruling/ruling.rules.ts';
import { outcomeAlready, outcomeOf } from '../../sandbox/modules/betting/ruling/settlement.rules.ts';
import { wagerOf } from '../../sandbox/modules/betting/ruling/verdict.rules.ts';
import { outcomeChances, worthOf } from '../../sandbox/modules/betting/order/worth.rules.ts';
import type { LegBet } from '../../sandbox/modules/betting/ruling/bet.model.ts';
import type { BetLeg } from '../../sandbox/modules/betting/order/bet.tables.ts';
import { FB_PRICING } from '../../sandbox/venues/fb/fb.match.ts';
import { IM_PRICING } from '../../sandbox/venues/im/im.match.ts';
import { OB_PRICING } from '../../sandbox/venues/ob/ob.match.ts';
import type { OptionRole, Pricing, WorldMarket } from '../../sandbox/world/engine/market.model.ts';
import type { MatchState, World, WorldMatch } from '../../sandbox/world/engine/world.model.ts';
import { HOUR } from './time.ts';

/** The pricing of the three venues. */
export const BOOKS: readonly Pricing[] = [FB_PRICING, IM_PRICING, OB_PRICING];

/** A bet on one option. */
export type BookBet = LegBet & Pick<BetLeg, 'price'>;

/** A bet on an option at its price, made at a state of its match. */
export function betOn(match: WorldMatch, { kind, period, line }: WorldMarket, role: OptionRole, price: string, state: MatchState): BookBet {
  const [homeAtBet, awayAtBet] = state.score;
  return { sport: match.sport, kind, period, line, role, price, inPlay: state.phase !== 'not-started', homeAtBet, awayAtBet };
}

const sizeOf = ({ top, bottom }: { top: bigint; bottom: bigint }) => Number(top) / Number(bottom);

/** World ms by which every match is over. */
export const longAfter = (match: WorldMatch): number => match.kickOff + 9 * HOUR;

/** The final return of one unit on a bet. */
export function endOf(world: World, match: WorldMatch, bet: BookBet): number {
  const ruling = rulingOf(world.state(match, longAfter(match)), bet.period, bet.kind);
  if (ruling === null) throw new Error('the match has no end');
  if (ruling === 'void') return 1;
  const wager = wagerOf(bet);
  const outcome = 'brokenOff' in ruling ? (outcomeAlready(wager, ruling.brokenOff) ?? 'void') : outcomeOf(wager, ruling.score);
  return sizeOf(factorOf(bet.price, outcome));
}

/** Average return of one unit on a bet by the model's chances at a moment, returned stakes included; null without prospects. */
export function meanOf(world: World, match: WorldMatch, bet: BookBet, at: number): number | null {
  const prospects = world.prospects(match, bet.kind, bet.period, at);
  if (!prospects) return null;
  let mean = 0;
  for (const [outcome, chance] of outcomeChances(bet, prospects)) mean += chance * sizeOf(factorOf(bet.price, outcome));
  return mean;
}

/** The moment at which an order placed at a moment is accepted; null when it is rejected. */
export function acceptedAt(world: World, match: WorldMatch, bet: BookBet, placedAt: number): number | null {
  if (!bet.inPlay) return placedAt;
  const at = placedAt + delayOf(BigInt(placedAt) + BigInt(match.number));
  const outlookAt = (moment: number) => world.prospects(match, bet.kind, bet.period, moment);
  const outlook = { before: outlookAt(placedAt), now: outlookAt(at) };
  return rejectionAfterDelay({ ...bet, placedAt }, world.state(match, at), outlook) === null ? at : null;
}

/** As `worthOf` of the sandbox, at a moment; null where nothing of the kind is sold. */
export function worthAt(world: World, match: WorldMatch, bet: BookBet, at: number): number | null {
  const prospects = world.prospects(match, bet.kind, bet.period, at);
  return prospects && worthOf(bet, prospects);
}

/**
 * Bets of one unit each: their worth when they were accepted, and their return. The first is the loss of a policy, nearly without
 * luck; the second would differ from it if anything revealed more than the prices know.
 */
export class Purse {
  bets = 0;
  rejected = 0;
  private readonly sums = { worth: 0, worth2: 0, back: 0, luck: 0, luck2: 0 };

  add(worth: number, back: number): void {
    const { sums } = this;
    this.bets += 1;
    sums.worth += worth;
    sums.worth2 += worth * worth;
    sums.back += back;
    sums.luck += back - worth;
    sums.luck2 += (back - worth) ** 2;
  }

  /** Places a bet as a member would. */
  stake(world: World, match: WorldMatch, bet: BookBet, at: number): void {
    const accepted = acceptedAt(world, match, bet, at);
    const worth = accepted === null ? null : meanOf(world, match, bet, accepted);
    if (worth === null) this.rejected += 1;
    else this.add(worth, endOf(world, match, bet));
  }

  /** Worth of one unit beyond its stake: -0.05 loses 5 %, with its standard error. */
  get worth(): { mean: number; error: number } {
    return this.meanOf(this.sums.worth, this.sums.worth2, -1);
  }

  /** Return of one unit beyond its worth, with its standard error. */
  get luck(): { mean: number; error: number } {
    return this.meanOf(this.sums.luck, this.sums.luck2, 0);
  }

  /** Return of one unit beyond its stake. */
  get gain(): number {
    return this.sums.back / this.bets - 1;
  }

  private meanOf(sum: number, squares: number, base: number): { mean: number; error: number } {
    const mean = sum / this.bets;
    return { mean: mean + base, error: Math.sqrt(Math.max(0, squares / this.bets - mean ** 2) / this.bets) };
  }
}

/**
 * World ms at which the parts of a match ended, to the second: halves, quarters, sets, and the match itself. They are read from
 * its states alone, whatever the sport.
 */
export function partEnds(world: World, match: WorldMatch): number[] {
  const last = world.state(match, longAfter(match)).endedAt!;
  const partAt = (at: number) => {
    const { phase, periodsDone, endedAt } = world.state(match, at);
    return `${phase}|${periodsDone}|${endedAt !== null}`;
  };
  const found: number[] = [];
  const STEP = 60_000;
  for (let at = match.kickOff; at < last; at += STEP) {
    let [low, high] = [at, Math.min(at + STEP, last)];
    if (partAt(low) === partAt(high)) continue;
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2);
      if (partAt(middle) === partAt(at)) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

/** World ms so many seconds before the end of a basketball match's fourth quarter; null where it has none. The clock does not stop in its last minute. */
export function lateInFourth(world: World, match: WorldMatch, seconds: number): number | null {
  for (let at = match.kickOff + 55 * 60_000; at < match.kickOff + 2.5 * HOUR; at += 30_000) {
    const { phase, left } = world.state(match, at);
    if (phase === 'q4' && left !== null && left <= 60 && left >= seconds) return at + (left - seconds) * 1000;
  }
  return null;
}
