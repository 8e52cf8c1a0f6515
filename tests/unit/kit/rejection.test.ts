import * as fc from '../../support/property';
import { rejectedField, rejectionData, secondsToRetry, triesLeft } from '@/lib/kit/http/rejection.rules';
import { lockText } from '@/lib/kit/http/tries.copy';
import { triedMessage } from '@/lib/kit/http/tries.rules';
import { BusinessError } from '@/lib/kit/http/errors';

test('a rejection names one of the fields of a form, or none', () => {
  const fields = ['pin', 'password'] as const;
  expect(rejectedField({ data: { field: 'pin' } }, fields)).toBe('pin');
  for (const data of [{ field: 'amount' }, { field: ['pin'] }, {}, [], 'pin', 1, null, undefined]) {
    expect(rejectedField({ data }, fields)).toBeNull();
  }
});

test('counts are whole and positive, and any other value is ignored', () => {
  expect([triesLeft({ data: { left: 3 } }), secondsToRetry({ data: { retryAfter: 0.2 } })]).toEqual([3, 1]);
  for (const count of [0, -1, Number.NaN, Infinity, '3', null]) {
    expect([triesLeft({ data: { left: count } }), secondsToRetry({ data: { retryAfter: count } })]).toEqual([null, null]);
  }
});

test('data of any kind is read without an error', () => {
  fc.assert(fc.property(fc.anything(), (data) => rejectedField({ data }, ['pin']) === null || rejectionData({ data })['field'] === 'pin'));
});

test.each([
  [new BusinessError(10_003, '验证码错误', { left: 2 }), '验证码错误，还可再试 2 次'],
  [new BusinessError(10_003, '验证码错误。', { left: 1 }), '验证码错误，还可再试 1 次'],
  [new BusinessError(10_003, '验证码错误', { left: 0 }), '验证码错误'],
  [new BusinessError(6501, '操作过于频繁', { retryAfter: 61 }), '操作过于频繁（2 分钟后）'],
  [new BusinessError(6501, '请 30 秒后再试', { retryAfter: 30 }), '请 30 秒后再试'],
  [new BusinessError(6501, '操作过于频繁'), '操作过于频繁'],
])('the message of %s shows the remaining tries or time', (error, message) => {
  expect(triedMessage(error)).toBe(message);
});

test('a lock is never shown shorter than it is', () => {
  expect([5, 59, 60, 61, 3_599, 3_600, 3_601].map(lockText)).toEqual(['5 秒', '59 秒', '1 分钟', '2 分钟', '60 分钟', '1 小时', '2 小时']);
});
