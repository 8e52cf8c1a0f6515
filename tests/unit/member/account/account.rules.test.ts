import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import * as z from '@pavilion/contract/schema';
import {
  judgeConfirm,
  maskedPhone,
  judgePassword,
  judgePhone,
  judgeUserName,
  passwordFacts,
  toStoredPhone,
  toUserName,
} from '@/lib/domain/member/account/account.rules';
import { toMember } from '@/lib/domain/member/account/member.api';
import { readSample } from '../../../support/sample';

test('names are four to eleven letters and digits, start with a letter, and are in lower case', () => {
  for (const good of ['abcd', 'demo2026', 'a2345678901', ' Demo2026 ']) expect(judgeUserName(good)).toBeNull();
  for (const bad of ['', 'abc', '1abc', 'a23456789012', 'ab cd', 'ab_cd', '看球的人']) {
    expect(judgeUserName(bad)).toBe('账号为4-11位字母和数字，须以字母开头');
  }
  expect(toUserName(' Demo2026 ')).toBe('demo2026');
});

test('passwords are 8 to 20 characters of at least two kinds, without spaces, and differ from the name', () => {
  for (const good of ['Demo@2026', 'abcdefg1', '1234567!', 'a'.repeat(19) + '1']) expect(judgePassword(good, 'demo2026')).toBeNull();
  for (const bad of ['', 'abc1', 'abcdefgh', '12345678', 'abcd 1234', 'a1'.repeat(11)]) {
    expect(judgePassword(bad, 'demo2026')).toBe('密码为8-20位，须包含字母、数字、符号中至少两种');
  }
  expect(judgePassword('Demo2026', 'demo2026')).toBe('密码不能与账号相同');
  expect(passwordFacts('abc', 'x')).toEqual({ length: false, kinds: false, noSpace: true, notName: true });
});

test('the repeated password must equal the first', () => {
  expect(judgeConfirm('a', 'a')).toBeNull();
  expect(judgeConfirm('a', 'b')).toBe('两次输入的密码不一致');
  expect(judgeConfirm('', '')).toBe('请再输入一次密码');
});

// @spec 3.02
test('phone numbers follow their country’s rules, without the ranges that the site rejects', () => {
  expect(judgePhone('138 0013 8000')).toBeNull();
  expect(judgePhone('+8613800138000')).toBeNull();
  for (const bad of ['', '12800138000', '1380013800', '+85213800138000']) expect(judgePhone(bad)).toBe('请输入正确的11位手机号码');
  expect(judgePhone('16200138000', ['162', ''])).toBe('该号段暂不支持注册，请更换手机号');
  expect(judgePhone('91234567', [], '852')).toBeNull();
  expect(toStoredPhone('138 0013 8000')).toBe('(86)13800138000');
});

// @spec 3.16 7.34
test('a member’s money is in minor units, and times are in ms', () => {
  const { data } = readSample<{ response: { data: unknown } }>('member-info').response;
  const member = toMember(z.parse(memberInfoCall.response, data));
  expect(member).toMatchObject({
    id: '3001000021',
    userName: 'demo2026',
    vipLevel: 3,
    balance: 1_000_000n,
    locked: 12_050n,
    registeredAt: Date.parse('2026-08-22T12:00:00Z'),
  });
  const { lockMoney: _, ...without } = z.parse(memberInfoCall.response, data);
  // Without the field the open stakes are unknown, which is not zero.
  expect(toMember(without).locked).toBeNull();
  expect(toMember({ ...without, balance: null }).balance).toBeNull();
  expect(toMember({ ...without, id: '' }).id).toBe('demo2026');
});

// @spec 3.19 5.07 5.08
test('a typed phone number is shown with its last digits masked', () => {
  expect(maskedPhone('(86)13800138000')).toBe('+86 1380013****');
  expect(maskedPhone('')).toBe('');
});
