import type { FastifyInstance } from 'fastify';
import {
  calendarMonthCall,
  calendarRulesCall,
  checkInCall,
  taskClaimCall,
  taskListCall,
  TASKS,
} from '@pavilion/contract/calls/calendar.calls';
import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import { inTransaction, type Tx } from '../../../kernel/db/database';
import { findMemberById } from '../../member/account/member';
import { lockCoinBalance } from '../coin/coin.store';
import { rejectBonusBarred } from '../grant/bonus-bar';
import type { Context } from '../../context';
import { KEY_COPY, keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { DAY, siteDateOf } from '../../../kernel/clock/calendar';
import type { CheckIn, TaskClaim } from './calendar.tables';
import { CALENDAR_COPY } from './calendar.copy';
import {
  CHECK_IN_COINS,
  CHECK_IN_KEY,
  coinsOfStreak,
  currentStreak,
  isDay,
  MAKE_UPS,
  missedDays,
  monthOf,
  SEVENTH_COINS,
  streakEnding,
  TASK_KEY,
  TASK_TABLE,
  type Task,
} from './calendar.rules';
import { listCheckIns, insertCheckIn, insertTaskClaim, findTaskClaimByKey, listTaskClaims } from './calendar.store';
import { getDeeds, type DayDeeds } from './deeds';
import { payReward } from '../reward/reward';

const isoTime = (at: number) => new Date(at).toISOString();
const daysOf = (rows: readonly CheckIn[]) => new Set(rows.map(({ day }) => day));

/** Number of days still to be made up in the month of `today`. */
function makeUpsLeft(rows: readonly CheckIn[], today: string): number {
  return Math.max(0, MAKE_UPS - rows.filter(({ day, madeUp }) => madeUp && monthOf(day) === monthOf(today)).length);
}

const checkInView = ({ day, madeUp, coins, checkedAt }: CheckIn) => ({ day, madeUp, coins, checkTime: isoTime(checkedAt) });

const claimView = ({ task, day, coins, amount, claimedAt }: TaskClaim) => ({
  task: TASKS.find((known) => known === task)!,
  day,
  coins,
  amount: minorToText(amount),
  claimTime: isoTime(claimedAt),
});

/** The progress of a task, as its need counts. */
function doneOf(task: Task, { deposited, countedBets, validStake }: DayDeeds): bigint {
  const done = { deposit: deposited, bet: BigInt(countedBets) * 100n, stake: validStake }[task];
  const { need } = TASK_TABLE[task];
  return done < need ? done : need;
}

/** 签到日历 and the day's tasks. Coins are the mall's; money comes from the promo account. */
export function registerCalendarCalls(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const now = () => Math.trunc(clock.now());

  route(app, context, calendarRulesCall, () => ({
    coins: CHECK_IN_COINS,
    seventhCoins: SEVENTH_COINS,
    makeUps: MAKE_UPS,
    tasks: TASKS.map((task) => ({
      task,
      need: minorToText(TASK_TABLE[task].need),
      coins: TASK_TABLE[task].coins,
      amount: minorToText(TASK_TABLE[task].amount),
    })),
  }));

  route(app, context, calendarMonthCall, async ({ body, session }) => {
    const { memberId } = session!;
    const today = siteDateOf(now());
    const month = body.month ?? monthOf(today);
    if (month > monthOf(today) || !isDay(`${month}-01`)) throw new Rejection(CODE.validation, CALENDAR_COPY.month, { field: 'month' });
    const member = (await findMemberById(db, memberId))!;
    const rows = await listCheckIns(db, memberId);
    const days = daysOf(rows);
    const streak = currentStreak(days, today);
    const firstDay = siteDateOf(member.registeredAt);
    return {
      today,
      month,
      firstMonth: monthOf(firstDay),
      checked: rows.filter(({ day }) => monthOf(day) === month).map(({ day, madeUp }) => ({ day, madeUp })),
      checkedToday: days.has(today),
      streak,
      nextCoins: coinsOfStreak(streak + 1),
      makeUpsLeft: makeUpsLeft(rows, today),
      missed: missedDays(days, today, firstDay),
    };
  });

  route(app, context, checkInCall, async ({ body, session, request }) => {
    const key = keyOf(request);
    return checkInView(await inTransaction(db, (tx) => checkIn(tx, session!.memberId, key, body.day)));
  });

  async function checkIn(tx: Tx, memberId: string, key: string, day: string): Promise<CheckIn> {
    // From here on, no other reward of the member is paid in coins.
    await lockCoinBalance(tx, memberId);
    const rows = await listCheckIns(tx, memberId);
    const known = rows.find((row) => row.idempotencyKey === key);
    if (known) {
      if (known.day !== day) throw new Rejection(CODE.validation, KEY_COPY.used);
      return known;
    }
    const at = now();
    const today = siteDateOf(at);
    const member = (await findMemberById(tx, memberId))!;
    await rejectBonusBarred(tx, member, at);
    const days = daysOf(rows);
    if (days.has(day)) throw new Rejection(CODE.common, CALENDAR_COPY.checked);
    const madeUp = day !== today;
    if (madeUp) {
      if (!missedDays(days, today, siteDateOf(member.registeredAt)).includes(day)) throw new Rejection(CODE.common, CALENDAR_COPY.day);
      if (makeUpsLeft(rows, today) === 0) throw new Rejection(CODE.common, CALENDAR_COPY.noneLeft);
    }
    const coins = madeUp ? CHECK_IN_COINS : coinsOfStreak(streakEnding(days.add(day), day));
    const made = await insertCheckIn(tx, { memberId, day, idempotencyKey: key, madeUp, coins, checkedAt: at });
    if (!made) throw new Rejection(CODE.common, CALENDAR_COPY.checked);
    const title = madeUp ? CALENDAR_COPY.makeUp(day) : CALENDAR_COPY.checkIn(day);
    await payReward(tx, context, { memberId, coins, amount: 0n, reference: `${CHECK_IN_KEY}${day}`, title, at });
    return made;
  }

  route(app, context, taskListCall, async ({ session }) => {
    const { memberId } = session!;
    const deeds = await getDeeds(db, memberId, now());
    const claimed = new Set((await listTaskClaims(db, memberId, deeds.day)).map(({ task }) => task));
    return {
      day: deeds.day,
      endTime: isoTime(deeds.start + DAY),
      list: TASKS.map((task) => {
        const { need, coins, amount } = TASK_TABLE[task];
        const done = doneOf(task, deeds);
        const state = claimed.has(task) ? ('claimed' as const) : done < need ? ('open' as const) : ('claimable' as const);
        return { task, need: minorToText(need), done: minorToText(done), coins, amount: minorToText(amount), state };
      }),
    };
  });

  route(app, context, taskClaimCall, async ({ body, session, request }) => {
    const key = keyOf(request);
    return claimView(await inTransaction(db, (tx) => claim(tx, session!.memberId, key, body)));
  });

  async function claim(tx: Tx, memberId: string, key: string, { task, day }: { task: Task; day: string }): Promise<TaskClaim> {
    // A second request waits here for the first.
    await lockCoinBalance(tx, memberId);
    const known = await findTaskClaimByKey(tx, memberId, key);
    if (known) {
      if (known.task !== task || known.day !== day) throw new Rejection(CODE.validation, KEY_COPY.used);
      return known;
    }
    const at = now();
    if (siteDateOf(at) !== day) throw new Rejection(CODE.common, CALENDAR_COPY.over);
    await rejectBonusBarred(tx, (await findMemberById(tx, memberId))!, at);
    const { need, coins, amount } = TASK_TABLE[task];
    if (doneOf(task, await getDeeds(tx, memberId, at)) < need) throw new Rejection(CODE.common, CALENDAR_COPY.notDone);
    const made = await insertTaskClaim(tx, { memberId, day, task, idempotencyKey: key, coins, amount, claimedAt: at });
    if (!made) throw new Rejection(CODE.common, CALENDAR_COPY.claimed);
    const reference = `${TASK_KEY}${day}:${task}`;
    await payReward(tx, context, { memberId, coins, amount, reference, title: CALENDAR_COPY.tasks[task], at });
    return made;
  }
}
