import { knownTime } from '@/lib/kit/format/known-time';
import type { CallResponse } from '@pavilion/contract/call';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { knownMinor } from '@pavilion/number/known-money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { CallerOptions, PlatformCaller } from '@/lib/platform/caller';
import type { Member } from './member.model';

/** Maps the wire's member to the model: money becomes minor units, times become ms. */
export function toMember(wire: CallResponse<typeof memberInfoCall>): Member {
  return {
    // Each names the member where the other one is unknown: the id finds the data stored for a member.
    id: wire.id || wire.userName,
    userName: wire.userName || wire.nickName || wire.id,
    nickName: wire.nickName,
    nickNameNextAt: knownTime(wire.nickNameNextTime),
    avatar: wire.avatar ?? '',
    phone: wire.phone ?? '',
    email: wire.email ?? '',
    birthday: wire.birthday,
    vipLevel: wire.vipLevel,
    currency: wire.currency,
    balance: knownMinor(wire.balance),
    locked: knownMinor(wire.lockMoney ?? null),
    autoTransfer: wire.flags.autoTransfer ?? true,
    hasPin: wire.hasWithdrawPassword,
    renewToken: wire.flags.renewToken ?? false,
    realityMinutes: wire.flags.realityMinutes ?? 0,
    registeredAt: knownTime(wire.registerTime),
    lastLoginAt: wire.lastLoginTime ? Date.parse(wire.lastLoginTime) : null,
  };
}

/** The token's member, with open stakes counted (`withLockMoney` 1, spec §7). */
export async function getMember(options: CallerOptions = {}, caller: PlatformCaller = callPlatform): Promise<Member> {
  return toMember(await caller(memberInfoCall, { withLockMoney: 1 }, options));
}
