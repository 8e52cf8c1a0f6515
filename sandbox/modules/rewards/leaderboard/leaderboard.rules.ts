import { createHmac } from 'node:crypto';
import { MINUTE, SITE_OFFSET, WEEK, siteDateOf } from '../../../kernel/clock/calendar';
import { PEAK_PLAYERS } from './leaderboard.copy';

/** Least stake of a bet that counts, minor units. */
export const PEAK_STAKE = 2_000n;
/** Ranks with a reward, minor units, and how many times it must be bet. */
export const PEAK_REWARDS = [
  { from: 1, to: 1, amount: 28_800n },
  { from: 2, to: 2, amount: 18_800n },
  { from: 3, to: 3, amount: 8_800n },
  { from: 4, to: 10, amount: 1_880n },
] as const satisfies readonly { from: number; to: number; amount: bigint }[];
export const PEAK_TURNOVER = 1;
/** Ranks that a board lists. */
export const PEAK_LISTED = 50;
/** World ms after the end of a week: the last settlements are in, its ranks become final. */
export const CLOSING_MS = 5 * MINUTE;

/** Ledger keys of rewards are this and the week. */
export const PEAK_KEY = 'peak:';

/** A player with the best bet of a week. World ms; `multiple` is hundredths of payout over stake. */
export interface Standing {
  /** Null for the platform's own players. */
  memberId: string | null;
  /** Name of one of the platform's own players; '' for members. */
  name: string;
  level: number;
  multiple: bigint;
  at: number;
}

/** Hundredths of payout over stake, rounded down. */
export function multipleOf(payout: bigint, stake: bigint): bigint {
  return (payout * 100n) / stake;
}

/** `12.50` */
export function multipleText(multiple: bigint): string {
  return `${multiple / 100n}.${String(multiple % 100n).padStart(2, '0')}`;
}

/** Best first: the higher multiple, then the earlier settlement, then the lower number or name. */
export function compareStandings(a: Standing, b: Standing): number {
  if (a.multiple !== b.multiple) return a.multiple > b.multiple ? -1 : 1;
  if (a.at !== b.at) return a.at - b.at;
  const [left, right] = [a.memberId ?? a.name, b.memberId ?? b.name];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Rewards by member, of standings in their order: the platform's own players take ranks of the board, but none that is rewarded. */
export function rewardsOf(standings: readonly Pick<Standing, 'memberId'>[]): ReadonlyMap<string, bigint> {
  const members = standings.flatMap(({ memberId }) => memberId ?? []);
  return new Map(members.slice(0, PEAK_REWARDS.at(-1)!.to).map((memberId, index) => [memberId, rewardAt(index + 1)]));
}

/** Reward of a rank among members. */
export function rewardAt(rank: number): bigint {
  return PEAK_REWARDS.find(({ from, to }) => rank >= from && rank <= to)?.amount ?? 0n;
}

/** First world ms of a week that is named by its Monday. */
export function weekStart(week: string): number {
  return Date.parse(`${week}T00:00:00Z`) - SITE_OFFSET;
}

/** The Monday by which a week is named. `start`: its first world ms. */
export const weekName = (start: number) => siteDateOf(start);

/** Numbers from 0 to 1 that follow from the platform's secret and a text, without end. */
function* unitsOf(secret: string, text: string): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = createHmac('sha256', secret).update(`${text}:${block}`).digest();
    for (let at = 0; at < bytes.length; at += 4) yield bytes.readUInt32BE(at) / 2 ** 32;
  }
}

/** Wins of one player in a week, at most. */
const MAX_WINS = 4;
/** Hundredths: the lowest multiple of a win, and the mean of the rest above it. */
const LEAST = 130;
const MEAN = 260;

/**
 * The platform's own players with their best win of a week by `now`: a function of its secret and the week, so that a week always
 * shows the same board. `count`: their number.
 */
export function madeUpStandings(secret: string, week: string, now: number, count = PEAK_PLAYERS.length): Standing[] {
  const start = weekStart(week);
  return PEAK_PLAYERS.slice(0, count).flatMap(({ name, level }) => {
    const units = unitsOf(secret, `peak|${week}|${name}`);
    const wins = 1 + Math.floor(units.next().value * MAX_WINS);
    const best = Array.from({ length: wins }, (): Standing => {
      const at = start + Math.floor(units.next().value * WEEK);
      const above = -Math.log(1 - units.next().value) * MEAN;
      return { memberId: null, name, level, multiple: BigInt(Math.floor(LEAST + above)), at };
    })
      .filter(({ at }) => at <= now)
      .toSorted(compareStandings)[0];
    return best ? [best] : [];
  });
}
