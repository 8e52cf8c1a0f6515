import type { FastifyInstance } from 'fastify';
import {
  peakBoardCall,
  peakClaimCall,
  peakFriendsCall,
  peakMineCall,
  peakRulesCall,
  type PEAK_PERIODS,
  type PEAK_REWARD_STATES,
} from '@pavilion/contract/calls/leaderboard.calls';
import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import { inTransaction, type Tx } from '../../../kernel/db/database';
import { findPauseRejection } from '../../member/limit/limit-guard';
import { findMemberById } from '../../member/account/member';
import { findBonusBar, rejectBonusBarred } from '../grant/bonus-bar';
import { grantReward } from '../grant/grant';
import { siteWeekOf } from '../grant/bonus.rules';
import type { Context } from '../../context';
import { KEY_COPY, keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { WEEK } from '../../../kernel/clock/calendar';
import { listFriends } from '../invite/invite.store';
import { listBestWins } from './leaderboard-best.store';
import { PEAK_COPY } from './leaderboard.copy';
import type { PeakRank } from './leaderboard.tables';
import { multipleText, PEAK_KEY, PEAK_REWARDS, PEAK_STAKE, PEAK_TURNOVER, weekName, weekStart } from './leaderboard.rules';
import {
  closeWeek,
  isOver,
  lockRank,
  payRank,
  findFinalRank,
  findRankByKey,
  listFinalRanks,
  listShown,
  type Shown,
} from './leaderboard.store';
import { createLiveBoards } from './live-board';

/** A member's rank in a week. */
interface OwnRank extends Pick<PeakRank, 'rank' | 'multiple' | 'amount' | 'claimedAt'> {
  /** Multiple of the rank before it; undefined for the first. */
  nextMultiple: bigint | undefined;
}

type Period = (typeof PEAK_PERIODS)[number];
type RewardState = (typeof PEAK_REWARD_STATES)[number];

const isoTime = (at: number) => new Date(at).toISOString();

function weekOf(period: Period, now: number): string {
  const start = siteWeekOf(now);
  return weekName(period === 'this' ? start : start - WEEK);
}

const weekView = (week: string, closed: boolean) => ({ week, endTime: isoTime(weekStart(week) + WEEK), closed });

const rowView = ({ rank, name, level, multiple, settledAt }: Shown) => ({
  rank,
  name,
  level,
  multiple: multipleText(multiple),
  settleTime: isoTime(settledAt),
});

/** World ms until which the reward of a week can be claimed. */
const claimUntil = (week: string) => weekStart(week) + 2 * WEEK;

function rewardState(amount: bigint, claimedAt: number | null, week: string, now: number, closed: boolean): RewardState {
  if (amount === 0n) return 'none';
  if (claimedAt !== null) return 'claimed';
  if (!closed) return 'waiting';
  return now < claimUntil(week) ? 'claimable' : 'expired';
}

function claimView({ week, rank, amount, claimedAt }: PeakRank) {
  return { week, rank, amount: minorToText(amount), claimTime: isoTime(claimedAt!) };
}

/** 好友巅峰投注: boards of weeks, the member's rank, rewards. The money comes from the promo account, once per member and week. */
export function registerPeakCalls(app: FastifyInstance, context: Context): void {
  const { db, clock, ledger } = context;
  const now = () => Math.trunc(clock.now());
  const getLiveBoard = createLiveBoards(context);

  route(app, context, peakRulesCall, () => ({
    minStake: minorToText(PEAK_STAKE),
    turnover: PEAK_TURNOVER,
    rewards: PEAK_REWARDS.map(({ amount, ...ranks }) => ({ ...ranks, amount: minorToText(amount) })),
  }));

  route(app, context, peakBoardCall, async ({ body: { period } }) => {
    const at = now();
    const week = weekOf(period, at);
    const closed = await closeWeek(context, week, at);
    const { players, listed, rewards } = closed ? await listFinalRanks(db, week) : await liveRows(week);
    return {
      ...weekView(week, closed),
      players,
      list: listed.map((row) => ({
        ...rowView(row),
        madeUp: row.memberId === null,
        reward: minorToText(rewards.get(row.memberId ?? '') ?? 0n),
      })),
    };
  });

  async function liveRows(week: string): Promise<{ players: number; listed: readonly Shown[]; rewards: ReadonlyMap<string, bigint> }> {
    const { standings, listed, rewards } = await getLiveBoard(week);
    return { players: standings.length, listed, rewards };
  }

  /** The member's rank in a week that is not over. */
  async function getLiveRank(week: string, memberId: string): Promise<OwnRank | undefined> {
    const { standings, rankOf, rewards } = await getLiveBoard(week);
    const rank = rankOf.get(memberId);
    if (rank === undefined) return undefined;
    const [next, own] = [standings[rank - 2], standings[rank - 1]!];
    return { rank, multiple: own.multiple, nextMultiple: next?.multiple, amount: rewards.get(memberId) ?? 0n, claimedAt: null };
  }

  async function getFinalRank(week: string, memberId: string): Promise<OwnRank | undefined> {
    const found = await findFinalRank(db, week, memberId);
    return found && { ...found.own, nextMultiple: found.next?.multiple };
  }

  route(app, context, peakMineCall, async ({ body: { period }, session }) => {
    const { memberId } = session!;
    const at = now();
    const week = weekOf(period, at);
    const closed = await closeWeek(context, week, at);
    const reason = await getBar(memberId, at);
    // The board of this second may still have a member who takes no part any more.
    const own = closed ? await getFinalRank(week, memberId) : reason === '' ? await getLiveRank(week, memberId) : undefined;
    const amount = own?.amount ?? 0n;
    return {
      ...weekView(week, closed),
      rank: own?.rank ?? null,
      multiple: own ? multipleText(own.multiple) : null,
      nextRank: own?.nextMultiple === undefined ? null : own.rank - 1,
      nextMultiple: own?.nextMultiple === undefined ? null : multipleText(own.nextMultiple),
      reason,
      amount: minorToText(amount),
      reward: rewardState(amount, own?.claimedAt ?? null, week, at, closed),
      claimUntil: amount > 0n ? isoTime(claimUntil(week)) : null,
    };
  });

  route(app, context, peakFriendsCall, async ({ body: { period }, session }) => {
    const { memberId } = session!;
    const at = now();
    const week = weekOf(period, at);
    const friends = await listFriends(db, memberId);
    const ids = [memberId, ...friends.map(({ friendId }) => friendId)];
    const rows = await listShown(db, await listBestWins(db, week, at, ids), at);
    return {
      ...weekView(week, isOver(week, at)),
      friends: friends.length,
      list: rows.map((row) => ({ ...rowView(row), mine: row.memberId === memberId })),
    };
  });

  route(app, context, peakClaimCall, async ({ body: { week }, session, request }) => {
    const key = keyOf(request);
    const at = now();
    // Only the week before this one has ranks to pay; a key of an earlier one still returns its result.
    if (week === weekOf('last', at)) await closeWeek(context, week, at);
    return claimView(await inTransaction(db, (tx) => claim(tx, session!.memberId, key, week, at)));
  });

  async function claim(tx: Tx, memberId: string, key: string, week: string, at: number): Promise<PeakRank> {
    // A second request waits here for the first.
    const row = await lockRank(tx, week, memberId);
    const known = await findRankByKey(tx, memberId, key);
    if (known) {
      if (known.week !== week) throw new Rejection(CODE.validation, KEY_COPY.used);
      return known;
    }
    if (Number.isNaN(weekStart(week)) || !isOver(week, at)) throw new Rejection(CODE.common, PEAK_COPY.waiting);
    await rejectBonusBarred(tx, (await findMemberById(tx, memberId))!, at);
    if (!row || row.amount === 0n) throw new Rejection(CODE.common, PEAK_COPY.none);
    if (row.claimedAt !== null) throw new Rejection(CODE.common, PEAK_COPY.claimed);
    if (at >= claimUntil(week)) throw new Rejection(CODE.common, PEAK_COPY.over);
    const paid = await payRank(tx, row, key, at);
    await grantReward(tx, ledger, { memberId, amount: row.amount, key: `${PEAK_KEY}${week}`, at });
    return paid;
  }

  /** Reason for which a member takes no part; '' if nothing forbids it. */
  async function getBar(memberId: string, at: number): Promise<string> {
    if (await findPauseRejection(db, memberId, at)) return PEAK_COPY.paused;
    return findBonusBar(db, (await findMemberById(db, memberId))!, at);
  }
}
