import { LIMIT_COPY, changeText, limitValueText, spentText } from '@/lib/domain/member/limit/limit.copy';
import { effectOf, isReady, judgeLimit, limitRejectionOf, pauseStep, usedPercent } from '@/lib/domain/member/limit/limit.rules';
import { boundLabel, boundNote } from '@/lib/domain/member/limit/own-bound.copy';
import { isWithin, ownBoundOf } from '@/lib/domain/member/limit/own-bound.rules';
import { markAt, waitOf } from '@/lib/domain/member/limit/reality.rules';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { someLimits } from '../../../support/limit.builder';
import { assert, bigInt, integer, property } from '../../../support/property';

const MINUTE = 60_000;

test.each([
  ['deposit', '', { value: null }],
  ['deposit', '500', { value: 50_000n }],
  ['loss', '0.5', { value: 50n }],
  ['deposit', '0', { fault: LIMIT_COPY.amountFault }],
  ['stake', '99999999999', { fault: LIMIT_COPY.tooHigh }],
  ['time', '90', { value: 90n }],
  ['time', '1.5', { fault: LIMIT_COPY.minutesFault }],
  ['time', '1441', { fault: LIMIT_COPY.minutesFault }],
] as const)('%s %s is %j', (kind, text, judged) => {
  expect(judgeLimit(kind, text)).toEqual(judged);
});

test('only a stricter limit is announced as effective at once', () => {
  expect([effectOf({ limit: null }, 10n), effectOf({ limit: 20n }, 10n)]).toEqual(['now', 'now']);
  expect([effectOf({ limit: 10n }, 20n), effectOf({ limit: 10n }, null)]).toEqual(['later', 'later']);
  expect([effectOf({ limit: 10n }, 10n), effectOf({ limit: null }, null)]).toEqual(['same', 'same']);
});

test('a pause is reported before a time limit, and a time limit before the smallest amount limit', () => {
  const day = { kind: 'stake', period: 'day', limit: 10_000n, left: 4_000n } as const;
  const week = { kind: 'loss', period: 'week', limit: 10_000n, left: 3_000n } as const;
  const spent = { kind: 'time', period: 'day', limit: 60n, left: 0n } as const;
  const deposit = { kind: 'deposit', period: 'day', limit: 100n, left: 100n } as const;
  expect(ownBoundOf(someLimits(), 'bet')).toBeNull();
  expect(ownBoundOf(someLimits([day, week, deposit]), 'bet')).toEqual({ closed: null, kind: 'loss', period: 'week', left: 3_000n });
  expect(ownBoundOf(someLimits([day, deposit]), 'deposit')).toMatchObject({ kind: 'deposit', left: 100n });
  expect(ownBoundOf(someLimits([day, spent]), 'bet')).toMatchObject({ closed: 'time' });
  const pause = { kind: 'cooling', beganAt: 0, endsAt: 5, readyAt: null } as const;
  expect(ownBoundOf(someLimits([day, spent], { pause }), 'deposit')).toEqual({ closed: 'cooling', until: 5 });
});

test('an amount is within a limit only up to the remaining amount', () => {
  assert(
    property(bigInt({ min: 0n, max: 1_000n }), bigInt({ min: 1n, max: 1_000n }), (left, amount) => {
      expect(isWithin({ closed: null, kind: 'deposit', period: 'day', left }, amount)).toBe(amount <= left);
      expect(isWithin({ closed: 'time', until: 0 }, amount)).toBe(false);
    }),
  );
});

test('every limit states its kind and the remaining amount', () => {
  expect(boundLabel({ closed: 'cooling', until: 0 }, '存款')).toBe('冷静期内不能存款');
  expect(boundLabel({ closed: null, kind: 'loss', period: 'month', left: 1n }, '投注')).toBe('超过您设置的每月亏损限额');
  expect(boundNote({ closed: null, kind: 'deposit', period: 'day', left: 30_000n })).toBe('今日还可存 300.00 币');
  expect(boundNote({ closed: 'exclusion', until: 0 })).toContain('取款');
});

test('only an exclusion whose time is over can be ended, in two steps a day apart', () => {
  const pause = { kind: 'exclusion', beganAt: 0, endsAt: 100, readyAt: null } as const;
  expect(pauseStep({ ...pause, kind: 'cooling' }, 200)).toBe('runs');
  expect([pauseStep(pause, 99), pauseStep(pause, 100)]).toEqual(['runs', 'ask']);
  expect([pauseStep({ ...pause, readyAt: 300 }, 299), pauseStep({ ...pause, readyAt: 300 }, 300)]).toEqual(['waits', 'confirm']);
  expect(isReady({ pending: { limit: null, requestedAt: 0, readyAt: 5 } }, 5)).toBe(true);
});

test('used shares stay between 0 and 100', () => {
  assert(
    property(bigInt({ min: 1n, max: 1_000n }), bigInt({ min: 0n, max: 5_000n }), (limit, used) => {
      const percent = usedPercent({ limit, used });
      expect(percent >= 0 && percent <= 100 && (percent === 100) === used >= limit).toBe(true);
    }),
  );
});

test('a rejection appears at its field, and a lost response explains what to do', () => {
  expect(limitRejectionOf(new BusinessError(10_003, '请输入大于 0 的限额', { field: 'limit' }))).toEqual({
    field: 'limit',
    message: '请输入大于 0 的限额',
  });
  expect(limitRejectionOf(new BusinessError(10_003, '登录密码错误', { field: 'password', left: 3 }))).toMatchObject({ field: 'password' });
  expect(limitRejectionOf(new BusinessError(10_001, '已有更长的暂停'))).toMatchObject({ field: null });
  const lost = new NetworkError({ status: 0, message: '', statusText: '', online: true });
  expect(limitRejectionOf(lost)).toEqual({ field: null, message: LIMIT_COPY.lost });
});

test('history and report have texts', () => {
  const change = { id: '1', at: 0, state: 'in-force', since: 0 } as const;
  expect(changeText({ ...change, kind: 'deposit', period: 'day', from: null, to: '500.00' })).toEqual({
    name: '每日存款限额',
    change: '不限 → 500.00 币',
  });
  expect(changeText({ ...change, kind: 'time', period: 'day', from: '90', to: null }).change).toBe('90 分钟 → 不限');
  expect(changeText({ ...change, kind: 'cooling', period: null, from: null, to: 'week' }).change).toBe('7 天');
  expect(changeText({ ...change, kind: 'exclusion', period: null, from: 'ended', to: null }).change).toBe('已解除');
  expect(changeText({ ...change, kind: 'reality', period: null, from: null, to: '30' }).change).toBe('关闭 → 30 分钟');
  expect([limitValueText('time', 45n), spentText({ minutes: 65 }), spentText({ minutes: 5 })]).toEqual([
    '45 分钟',
    '1 小时 5 分钟',
    '5 分钟',
  ]);
});

test('a reality check counts from one start time per member and visit', () => {
  const mark = { member: 'a', at: 1_000 };
  expect(markAt(mark, 'a', 15, 1_000 + 15 * MINUTE)).toBe(mark);
  expect(markAt(mark, 'b', 15, 2_000)).toEqual({ member: 'b', at: 2_000 });
  expect(markAt(mark, 'a', 15, 1_000 + 60 * MINUTE).at).toBe(1_000 + 60 * MINUTE);
  expect(markAt(mark, 'a', 15, 500).at).toBe(500);
  assert(
    property(integer({ min: 0, max: 1e9 }), integer({ min: 0, max: 1e9 }), integer({ min: 1, max: 60 }), (at, passed, minutes) => {
      expect(waitOf({ member: 'a', at }, minutes, at + passed)).toBe(Math.max(0, minutes * MINUTE - passed));
    }),
  );
});
