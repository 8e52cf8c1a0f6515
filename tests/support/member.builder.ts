import type { Member } from '@/lib/domain/member/account/member.model';

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
