import { pinFault } from '@pavilion/contract/pin';
import { isPin, judgeNewPin, judgePinAgain, pinRejectionOf, toPin } from '@/lib/domain/member/security/pin.rules';
import { BusinessError } from '@/lib/kit/http/errors';
import * as fc from '../../../support/property';

const NOTHING = { birthday: null, phone: '' };
const ME = { birthday: '1990-04-23', phone: '(86)13800138642' };

test.each([
  ['135790', null],
  ['112233', null],
  ['', 'form'],
  ['12345', 'form'],
  ['1234567', 'form'],
  ['12a456', 'form'],
  ['１３５７９０', 'form'],
  ['000000', 'repeat'],
  ['777777', 'repeat'],
  ['123456', 'run'],
  ['654321', 'run'],
  ['567890', 'run'],
  ['098765', 'run'],
])('a new PIN %p gives %p', (pin, fault) => {
  expect(pinFault(pin, NOTHING)).toBe(fault);
});

test('the member’s own birthday and end of the phone number are rejected, those of others are not', () => {
  for (const pin of ['900423', '230490', '042390', '199004', '041990']) expect(pinFault(pin, ME)).toBe('birthday');
  expect(pinFault('138642', ME)).toBe('phone');
  for (const pin of ['900423', '138642']) expect(pinFault(pin, NOTHING)).toBeNull();
});

test('every accepted PIN is six digits and neither a repeat nor a run', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 7 });
  const runs = fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(-1, 0, 1))
    .map(([from, step]) => Array.from({ length: 6 }, (_, index) => (from + step * index + 60) % 10));
  fc.assert(
    fc.property(fc.oneof(digits, runs), (chosen) => {
      if (pinFault(chosen.join(''), NOTHING) !== null) return true;
      const steps = new Set(chosen.slice(1).map((digit, index) => (digit - chosen[index]! + 10) % 10));
      return chosen.length === 6 && !(steps.size === 1 && [0, 1, 9].some((step) => steps.has(step)));
    }),
  );
});

test('the part of a typed or pasted text that a PIN field accepts', () => {
  expect(toPin(' 13-57 90')).toBe('135790');
  expect(toPin('１３５７９０')).toBe('135790');
  expect(toPin('1357901')).toBe('135790');
  expect([isPin('000000'), isPin('00000')]).toEqual([true, false]);
});

test('the form’s messages', () => {
  expect(judgeNewPin('135790', '', ME)).toBeNull();
  expect(judgeNewPin('13579', '', ME)).toBe('请输入6位数字提款密码');
  expect(judgeNewPin('123456', '', ME)).toBe('密码过于简单，请更换');
  expect(judgeNewPin('135790', '135790', ME)).toBe('新提款密码不能与原密码相同');
  expect(judgePinAgain('135790', '135790')).toBeNull();
  expect(judgePinAgain('135791', '135790')).toBe('两次输入的提款密码不一致');
  expect(judgePinAgain('', '135790')).toBe('请输入6位数字提款密码');
});

test.each([
  [new BusinessError(10_003, '提款密码错误', { field: 'pin', left: 4 }), { field: 'pin', message: '提款密码错误，还可再试 4 次' }],
  [
    new BusinessError(10_003, '登录密码错误。', { field: 'password', left: 2 }),
    { field: 'password', message: '登录密码错误，还可再试 2 次' },
  ],
  [new BusinessError(10_003, '原提款密码错误', { field: 'oldPin' }), { field: 'oldPin', message: '原提款密码错误' }],
  [new BusinessError(6501, '已锁定', { retryAfter: 61 }), { field: null, message: '连续输错，已暂时锁定，请 2 分钟后再试' }],
  [
    new BusinessError(6501, '已锁定', { field: 'password', retryAfter: 7200 }),
    { field: 'password', message: '连续输错，已暂时锁定，请 2 小时后再试' },
  ],
  [new BusinessError(6501, '操作过于频繁'), { field: null, message: '操作过于频繁' }],
  [new BusinessError(10_003, '金额有误', { field: 'amount' }), null],
  [new BusinessError(10_001, '请稍后'), null],
])('a rejection %s concerns %p', (error, rejection) => {
  expect(pinRejectionOf(error)).toEqual(rejection);
});
