import { INFO_COPY } from '@/lib/domain/member/info/info.copy';
import type { InfoRequest } from '@/lib/domain/member/info/info.model';
import { hasOpen, infoRejectionOf, judgeNote, stepsDone } from '@/lib/domain/member/info/info.rules';
import { BusinessError } from '@/lib/kit/http/errors';

const request = (state: InfoRequest['state']): InfoRequest => ({
  requestId: '1',
  kind: 'phone',
  state,
  before: '1380013****',
  after: '1390013****',
  note: '',
  pictureIds: [],
  reason: '',
  createdAt: 0,
  reviewedAt: null,
  endedAt: null,
});

test('a kind is closed while a request of that kind is pending', () => {
  expect(hasOpen([request('submitted')], 'phone')).toBe(true);
  expect(hasOpen([request('reviewing')], 'phone')).toBe(true);
  expect(hasOpen([request('reviewing')], 'realName')).toBe(false);
  expect(hasOpen([request('approved'), request('rejected')], 'phone')).toBe(false);
  expect((['submitted', 'reviewing', 'approved', 'rejected'] as const).map((state) => stepsDone(request(state)))).toEqual([1, 2, 3, 3]);
});

test('reasons have 5 to 200 code points', () => {
  expect(judgeNote(' 四个字 ')).toBe(INFO_COPY.noteShort);
  expect(judgeNote('派出所改名')).toBeNull();
  expect(judgeNote('字'.repeat(201))).toBe(INFO_COPY.noteLong);
});

test('a rejection appears at its field, with the remaining tries or the end of the lock', () => {
  expect(infoRejectionOf(new BusinessError(10_003, '登录密码错误', { field: 'password', left: 3 }))).toEqual({
    field: 'password',
    message: '登录密码错误，还可再试 3 次',
  });
  expect(infoRejectionOf(new BusinessError(10_003, '提款密码错误', { field: 'pin', left: 4 }))).toEqual({
    field: 'pin',
    message: '提款密码错误，还可再试 4 次',
  });
  expect(infoRejectionOf(new BusinessError(10_003, '请输入正确的手机号码', { field: 'phone' })).field).toBe('value');
  expect(infoRejectionOf(new BusinessError(6_501, '操作过于频繁', { retryAfter: 45 })).message).toBe('操作过于频繁（45 秒后）');
  expect(infoRejectionOf(new BusinessError(10_001, '同一类资料已有一个申请在处理')).field).toBeNull();
});
