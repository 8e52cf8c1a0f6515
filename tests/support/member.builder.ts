import type { CallResponse } from '@pavilion/contract/call';
import type { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import type { Member } from '@/lib/domain/member/account/member.model';
import { moneyOnWire, timeOnWire } from './wire';

export function aMember(changes: Partial<Member> = {}): Member {
  return {
    id: '1',
    userName: 'demo2026',
    nickName: '',
    nickNameNextAt: null,
    avatar: '',
    phone: '',
    email: '',
    birthday: null,
    vipLevel: 3,
    currency: 'CNY',
    balance: 1_286_050n,
    locked: 0n,
    autoTransfer: true,
    hasPin: false,
    renewToken: false,
    realityMinutes: 0,
    registeredAt: 0,
    lastLoginAt: null,
    ...changes,
  };
}

/** A member as `memberInfo` sends it. */
export function memberOnWire(member: Member): CallResponse<typeof memberInfoCall> {
  const { nickNameNextAt, balance, locked, autoTransfer, hasPin, renewToken, realityMinutes, registeredAt, lastLoginAt, ...same } = member;
  return {
    ...same,
    nickNameNextTime: timeOnWire(nickNameNextAt),
    realName: '',
    realNameStatus: 0,
    balance: moneyOnWire(balance),
    ...(locked === null ? {} : { lockMoney: moneyOnWire(locked) }),
    registerTime: timeOnWire(registeredAt),
    lastLoginTime: timeOnWire(lastLoginAt),
    hasWithdrawPassword: hasPin,
    flags: { canWithdraw: true, canChat: true, autoTransfer, renewToken, realityMinutes },
  };
}
