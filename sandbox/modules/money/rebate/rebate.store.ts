import { and, between, desc, eq, inArray, sql } from 'drizzle-orm';
import { bets } from '../../betting/order/bet.tables';
import type { Bet } from '../../betting/order/bet.tables';
import { loadLegs } from '../../betting/order/bet.store';
import type { Db } from '../../../kernel/db/database';
import type { Member } from '../../member/account/member.tables';
import { gameRounds, type GameRound } from '../../community/game/game.tables';
import type { StakeDay } from '../../betting/stake/stake.tables';
import { listStakeDays } from '../../betting/stake/stake.store';
import { rulesOf } from '../../member/vip/level-table';
import { levelAt } from '../../member/vip/vip.rules';
import { getVipHistory } from '../../member/vip/vip.store';
import { DAY, siteDateOf, siteDayOf } from '../../../kernel/clock/calendar';
import { exactOf, PARTS, rebateOf, rebateOfRound, SHOWN_DAYS, stateOf } from './rebate.rules';
import type { RebateState, StakeRebate } from './rebate.rules';
import { rebateClaims } from './rebate.tables';
import type { RebateClaim } from './rebate.tables';

/** A settled bet or round with its rebate. `closedAt`: world ms. */
export type RebateItem = { closedAt: number; rebate: StakeRebate } & ({ bet: Bet } | { round: GameRound });

/** Rebate of one day. Minor units; `exact` in their ten-thousandths. */
export interface RebateDay {
  /** `2026-11-20`, and its first world ms. */
  day: string;
  start: number;
  level: number;
  state: RebateState;
  /** Number of settled bets and rounds, and of those that count. */
  settled: number;
  counted: number;
  validStake: bigint;
  exact: bigint;
  amount: bigint;
  claim: RebateClaim | null;
}

const sumOf = <K extends 'settled' | 'valid'>(days: readonly StakeDay[], name: K) => days.reduce((sum, day) => sum + day[name], 0);

/**
 * Rebates of the days that begin from `first` to `last` (world ms) and on which bets or rounds of the member were settled, newest first;
 * today is always among them, and so is the one day of a range of one. The level at the end of a day counts for all of it.
 */
export async function rebateDays(
  db: Db,
  member: Member,
  { first, last, now }: { first: number; last: number; now: number },
): Promise<RebateDay[]> {
  const sums = (await listStakeDays(db, member.id, first, last)).filter(({ settled }) => settled > 0);
  const vip = await getVipHistory(db, member, now);
  const inRange = and(eq(rebateClaims.memberId, member.id), between(rebateClaims.day, siteDateOf(first), siteDateOf(last)));
  const claims = await db.select().from(rebateClaims).where(inRange);
  const today = siteDayOf(now);
  const starts = new Set(sums.map(({ day }) => day));
  if (today >= first && today <= last) starts.add(today);
  if (first === last) starts.add(first);
  return [...starts]
    .toSorted((a, b) => b - a)
    .map((start): RebateDay => {
      const day = siteDateOf(start);
      const level = levelAt(vip, Math.min(now, start + DAY - 1));
      const own = sums.filter((sum) => sum.day === start);
      const exact = exactOf(own, rulesOf(level).rates);
      const claim = claims.find((one) => one.day === day) ?? null;
      // Cut once per day.
      const amount = claim?.amount ?? exact / PARTS;
      return {
        day,
        start,
        level,
        state: stateOf(start, amount, claim !== null, now),
        settled: sumOf(own, 'settled'),
        counted: sumOf(own, 'valid'),
        validStake: own.reduce((sum, { stake }) => sum + stake, 0n),
        exact,
        amount,
        claim,
      };
    });
}

interface SettledRef {
  id: bigint;
  at: number;
  isRound: boolean;
}

/** The newest bets and rounds that were settled on a day, at most so many. */
async function newestSettled(db: Db, memberId: string, start: number, limit: number): Promise<SettledRef[]> {
  const settledBets = await db
    .select({ id: bets.id, at: bets.closedAt })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.state, 'settled'), between(bets.closedAt, start, start + DAY - 1)))
    .orderBy(desc(bets.closedAt), desc(bets.id))
    .limit(limit);
  const isSettled = sql`${gameRounds.state} = 'settled'`;
  const settledRounds = await db
    .select({ id: gameRounds.id, at: gameRounds.settledAt })
    .from(gameRounds)
    .where(and(eq(gameRounds.memberId, memberId), isSettled, between(gameRounds.settledAt, start, start + DAY - 1)))
    .orderBy(desc(gameRounds.settledAt), desc(gameRounds.id))
    .limit(limit);
  const refs = [
    ...settledBets.map(({ id, at }) => ({ id, at: at!, isRound: false })),
    ...settledRounds.map(({ id, at }) => ({ id, at: at!, isRound: true })),
  ];
  return refs.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).slice(0, limit);
}

/** A page of the bets and rounds settled on a day, newest first, with the rates of the day's level. */
export async function rebateItems(
  db: Db,
  memberId: string,
  { start, level }: Pick<RebateDay, 'start' | 'level'>,
  { page, size }: { page: number; size: number },
): Promise<RebateItem[]> {
  const shown = (await newestSettled(db, memberId, start, page * size)).slice((page - 1) * size);
  const idsOf = (isRound: boolean) => shown.filter((ref) => ref.isRound === isRound).map(({ id }) => id);
  const [betIds, roundIds] = [idsOf(false), idsOf(true)];
  const ownBets = betIds.length === 0 ? [] : await loadLegs(db, await db.select().from(bets).where(inArray(bets.id, betIds)));
  const ownRounds = roundIds.length === 0 ? [] : await db.select().from(gameRounds).where(inArray(gameRounds.id, roundIds));
  const { rates } = rulesOf(level);
  return shown.map(({ id, at, isRound }): RebateItem => {
    if (!isRound) {
      const bet = ownBets.find((one) => one.id === id)!;
      return { bet, closedAt: at, rebate: rebateOf(bet, rates) };
    }
    const round = ownRounds.find((one) => one.id === id)!;
    return { round, closedAt: at, rebate: rebateOfRound(round, rates) };
  });
}

/** Rebates of the days that a member can read. `now`: world ms. */
export function listShownDays(db: Db, member: Member, now: number): Promise<RebateDay[]> {
  const last = siteDayOf(now);
  return rebateDays(db, member, { first: last - (SHOWN_DAYS - 1) * DAY, last, now });
}

/** Claims of a key, by day. */
export async function listClaimsByKey(db: Db, memberId: string, key: string): Promise<RebateClaim[]> {
  const rows = await db
    .select()
    .from(rebateClaims)
    .where(and(eq(rebateClaims.memberId, memberId), eq(rebateClaims.idempotencyKey, key)));
  return rows.toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
