import { randomInt } from 'node:crypto';
import type { FRIEND_STATES, TIER_STATES } from '@pavilion/contract/calls/invite.calls';
import type { INVITE_VIAS } from '@pavilion/contract/calls/member.calls';

export type InviteVia = (typeof INVITE_VIAS)[number];
export type FriendState = (typeof FRIEND_STATES)[number];

/** Conditions for a friend: one credited deposit so large, and so much valid stake. Minor units. */
export const FRIEND_DEPOSIT = 10_000n;
export const FRIEND_STAKE = 50_000n;
/** Reward of the inviter for a friend, and how many times a reward must be bet. */
export const FRIEND_REWARD = 1_888n;
export const INVITE_TURNOVER = 1;
/** Tiers of the ladder: qualified friends, and the extra reward. */
export const INVITE_TIERS = [
  { friends: 1, amount: 588n },
  { friends: 3, amount: 1_888n },
  { friends: 5, amount: 3_888n },
  { friends: 10, amount: 8_888n },
  { friends: 20, amount: 18_888n },
] as const satisfies readonly { friends: number; amount: bigint }[];

/** Friends of one inviter who count from one address: uuids can be invented, addresses less so. */
export const FRIENDS_OF_ADDRESS = { perDay: 2, inAll: 3 } as const;

/** Ledger keys of rewards are this and the claim's `reward`. */
export const INVITE_KEY = 'invite:';

/** Letters and digits that are not mistaken for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** A new invite code. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A code as members write it, in the stored form; null for a text that is no code. */
export function codeOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

/** A friend's progress. World ms, minor units. */
export interface FriendDeeds {
  /** Time at which a deposit of the required size was credited. */
  depositAt: number | null;
  /** Valid stakes of all settled bets, and the time at which they reached the requirement. */
  stake: bigint;
  stakedAt: number | null;
}

export interface FriendProgress {
  depositAt: number | null;
  /** Valid stakes up to the requirement. */
  stake: bigint;
  /** Time from which deposit and stake were both there. */
  qualifiedAt: number | null;
}

export function progressOf({ depositAt, stake, stakedAt }: FriendDeeds): FriendProgress {
  return {
    depositAt,
    stake: stake < FRIEND_STAKE ? stake : FRIEND_STAKE,
    qualifiedAt: depositAt === null || stakedAt === null ? null : Math.max(depositAt, stakedAt),
  };
}

export function stateOf({ depositAt, qualifiedAt }: FriendProgress, isPaid: boolean): FriendState {
  if (isPaid) return 'paid';
  if (qualifiedAt !== null) return 'qualified';
  return depositAt === null ? 'registered' : 'deposited';
}

export function tierState(friends: number, qualified: number, isClaimed: boolean): (typeof TIER_STATES)[number] {
  if (isClaimed) return 'claimed';
  return qualified < friends ? 'open' : 'claimable';
}
