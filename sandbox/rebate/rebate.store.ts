import { and, between, eq } from 'drizzle-orm';
import { withLegs } from '../bet/bet.store';
import { bets } from '../bet/bet.schema';
import type { Bet } from '../bet/bet.schema';
import type { Db } from '../db/database';
import type { Member } from '../db/schema';
import type { GameRound } from '../game/game.schema';
import { settledRounds } from '../game/round.store';
import { rulesOf } from '../vip/level.table';
import { validStakesOf } from '../vip/valid-stakes';
import { vipAt } from '../vip/vip.rules';
import { DAY, siteDateOf, siteDayOf } from '../world/calendar';
import { amountOf, exactOf, rebateOf, rebateOfRound, SHOWN_DAYS, stateOf } from './rebate.rules';
import type { RebateState, StakeRebate } from './rebate.rules';
import { rebateClaims } from './rebate.schema';
import type { RebateClaim } from './rebate.schema';

/** A settled bet or round with what of it counts. `closedAt`: world ms. */
export type RebateItem = { closedAt: number; rebate: StakeRebate } & ({ bet: Bet } | { round: GameRound });

/** Rebate of one day. Minor units; `exact` in their ten-thousandths. */
export interface RebateDay {
  /** `2026-11-20`, and its first world ms. */
  day: string;
  start: number;
  level: number;
  state: RebateState;
  /** Newest first. */
  items: readonly RebateItem[];
  validStake: bigint;
  exact: bigint;
  amount: bigint;
  claim: RebateClaim | null;
}

/**
 * Rebates of the days that begin from `first` to `last` (world ms) and on which bets or rounds of the member were settled, newest first;
 * today is always among them, and so is the one day of a range of one. The level at the end of a day counts for all of it.
 */
export async function rebateDays(
  db: Db,
  member: Member,
  { first, last, now }: { first: number; last: number; now: number },
): Promise<RebateDay[]> {
  const mine = and(eq(bets.memberId, member.id), eq(bets.state, 'settled'));
  const settled = await withLegs(
    db,
    await db
      .select()
      .from(bets)
      .where(and(mine, between(bets.closedAt, first, last + DAY - 1))),
  );
  const rounds = await settledRounds(db, member.id, { from: first, to: last + DAY });
  const stakes = await validStakesOf(db, member.id, 0);
  const claims = await db.select().from(rebateClaims).where(eq(rebateClaims.memberId, member.id));
  const today = siteDayOf(now);
  const starts = new Set([...settled.map(({ closedAt }) => closedAt!), ...rounds.map(({ settledAt }) => settledAt!)].map(siteDayOf));
  if (today >= first && today <= last) starts.add(today);
  if (first === last) starts.add(first);
  return [...starts]
    .toSorted((a, b) => b - a)
    .map((start): RebateDay => {
      const day = siteDateOf(start);
      const { level } = vipAt(stakes, { base: member.vipLevel, since: member.registeredAt, now: Math.min(now, start + DAY - 1) });
      const { rates } = rulesOf(level);
      const onDay = (at: number | null) => siteDayOf(at!) === start;
      const items: RebateItem[] = [
        ...settled.filter(({ closedAt }) => onDay(closedAt)).map((bet) => ({ bet, closedAt: bet.closedAt!, rebate: rebateOf(bet, rates) })),
        ...rounds
          .filter(({ settledAt }) => onDay(settledAt))
          .map((round) => ({ round, closedAt: round.settledAt!, rebate: rebateOfRound(round, rates) })),
      ].toSorted(newestFirst);
      const rebates = items.map(({ rebate }) => rebate);
      const claim = claims.find((one) => one.day === day) ?? null;
      const amount = claim?.amount ?? amountOf(rebates);
      return {
        day,
        start,
        level,
        state: stateOf(start, amount, claim !== null, now),
        items,
        validStake: rebates.reduce((sum, { validStake }) => sum + validStake, 0n),
        exact: exactOf(rebates),
        amount,
        claim,
      };
    });
}

const idOf = (item: RebateItem) => ('bet' in item ? item.bet.id : item.round.id);
const newestFirst = (a: RebateItem, b: RebateItem) => b.closedAt - a.closedAt || (idOf(a) < idOf(b) ? 1 : -1);

/** Rebates of the days that a member can read. `now`: world ms. */
export function shownDays(db: Db, member: Member, now: number): Promise<RebateDay[]> {
  const last = siteDayOf(now);
  return rebateDays(db, member, { first: last - (SHOWN_DAYS - 1) * DAY, last, now });
}

/** What a key has claimed, by day. */
export async function claimsByKey(db: Db, memberId: string, key: string): Promise<RebateClaim[]> {
  const rows = await db
    .select()
    .from(rebateClaims)
    .where(and(eq(rebateClaims.memberId, memberId), eq(rebateClaims.idempotencyKey, key)));
  return rows.toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
