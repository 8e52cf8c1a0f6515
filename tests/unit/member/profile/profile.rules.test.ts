import { birthdayFault, isEmail, maskEmail, nickNameFault, normalizeNickName } from '@pavilion/contract/profile';
import {
  contactsOf,
  judgeBirthday,
  judgeEmail,
  judgeNickName,
  nickNameDay,
  profileRejectionOf,
} from '@/lib/domain/member/profile/profile.rules';
import { BusinessError, CancelledError, NetworkError } from '@/lib/kit/http/errors';
import { aMember } from '../../../support/member.builder';

test('a nickname has 2 to 10 letters or digits of any script, and does not pose as staff', () => {
  for (const [typed, fault] of [
    ['看球', null],
    ['Ａｂ１', null],
    ['阿迪力·买买提', null],
    ['一', 'form'],
    ['一二三四五六七八九十一', 'form'],
    ['有 空格', 'form'],
    ['零宽\u200b字', 'form'],
    ['表情😀', 'form'],
    ['云亭小助手', 'staff'],
    ['Admin01', 'staff'],
  ] as const)
    expect([typed, nickNameFault(normalizeNickName(typed))]).toEqual([typed, fault]);
  expect(normalizeNickName(' Ａｂ１ ')).toBe('Ab1');
  expect(judgeNickName('客服小王')).toBe('昵称不能使用工作人员的名称，请更换');
});

test('a birthday exists, is past, and is at least 18 years ago to the day', () => {
  const today = '2026-11-21';
  for (const [birthday, fault] of [
    ['2008-11-21', null],
    ['2008-11-22', 'young'],
    ['2008-12-01', 'young'],
    ['2007-12-31', null],
    ['2004-02-29', null],
    ['2003-02-29', 'form'],
    ['2026-11-22', 'form'],
    ['1906-01-01', null],
    ['1905-12-31', 'form'],
    ['', 'form'],
    ['1990-4-23', 'form'],
  ] as const)
    expect([birthday, birthdayFault(birthday, today)]).toEqual([birthday, fault]);
  expect(judgeBirthday('2020-01-01', today)).toBe('须年满18周岁');
  expect(judgeBirthday('', today)).toBe('请选择正确的出生日期');
});

test('an e-mail address is shown with its first two characters and its domain', () => {
  expect(['a@b.cn', 'someone+x@mail.example.com', 'a@b', 'a b@c.cn', '@c.cn'].map(isEmail)).toEqual([true, true, false, false, false]);
  expect(['a@b.cn', 'ab@b.cn', 'someone@example.com', '', 'none'].map(maskEmail)).toEqual([
    'a***@b.cn',
    'a***@b.cn',
    'so***@example.com',
    '',
    '',
  ]);
  expect(judgeEmail(' a@b.cn ')).toBeNull();
  expect(judgeEmail('none')).toBe('请输入正确的邮箱地址');
});

test('contacts are shown masked, or as not bound', () => {
  expect(contactsOf(aMember())).toEqual({ phone: '未绑定', email: '未绑定' });
  expect(contactsOf(aMember({ phone: '(86)13800138642', email: 'someone@example.com' }))).toEqual({
    phone: '+86 1380013****',
    email: 'so***@example.com',
  });
});

test('a nickname shows from which day it may be changed', () => {
  const nickNameNextAt = Date.UTC(2026, 11, 21, 12);
  expect(nickNameDay(aMember({ nickNameNextAt }), nickNameNextAt - 1)).toBe('12-21');
  expect(nickNameDay(aMember({ nickNameNextAt }), nickNameNextAt)).toBeNull();
  expect(nickNameDay(aMember(), 0)).toBeNull();
});

test('a rejection names its field, the remaining tries, or the time until the next try', () => {
  const rejectionOf = (code: number, message: string, data: unknown = null) => profileRejectionOf(new BusinessError(code, message, data));
  expect(rejectionOf(10_003, '登录密码错误', { field: 'password', left: 3 })).toEqual({
    field: 'password',
    message: '登录密码错误，还可再试 3 次',
    retryAfter: null,
  });
  expect(rejectionOf(10_409, '验证码错误', { field: 'oldCode' }).field).toBe('oldCode');
  expect(rejectionOf(10_003, '参数有误', { field: 'unknown' }).field).toBeNull();
  expect(rejectionOf(6501, '获取过于频繁，请稍后再试', { retryAfter: 42 })).toEqual({
    field: null,
    message: '获取过于频繁，请稍后再试（42 秒后）',
    retryAfter: 42,
  });
  expect(rejectionOf(6501, '输错次数过多，请在 15 分钟后再试', { retryAfter: 900, field: 'password' }).message).toBe(
    '输错次数过多，请在 15 分钟后再试',
  );
  expect(rejectionOf(6501, '操作过于频繁，请稍后再试').retryAfter).toBeNull();
  const lost = new NetworkError({ status: 0, message: 'timeout', statusText: '', online: true });
  expect(profileRejectionOf(lost).message).toBe('未收到结果，请重试');
  expect(profileRejectionOf(new CancelledError()).field).toBeNull();
});
