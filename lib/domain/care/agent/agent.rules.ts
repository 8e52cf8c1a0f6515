import { AGENT_CONTACT, AGENT_NAME, AGENT_NOTE } from '@pavilion/contract/calls/support.calls';
import { parseMinor, type Minor } from '@pavilion/number/money';
import { AGENT_COPY } from './agent.copy';

const COIN = 100n;

/** A step of the plan: its requirement for a month, and its share of the net result. */
export interface PlanTier {
  /** Members who bet in the month. */
  members: number;
  /** Least net result of the month, minor units. */
  net: Minor;
  /** Whole percent. */
  percent: bigint;
}

/** The plan, lowest step first. */
export const AGENT_PLAN: readonly PlanTier[] = [
  { members: 5, net: 1n * COIN, percent: 30n },
  { members: 20, net: 100_000n * COIN, percent: 35n },
  { members: 50, net: 500_000n * COIN, percent: 40n },
  { members: 100, net: 2_000_000n * COIN, percent: 45n },
];

/** Percent of the members' losses that running the platform costs. */
export const PLATFORM_FEE_PERCENT = 5n;

/** A month of a partner's members, minor units. */
export interface AgentMonth {
  lost: Minor;
  won: Minor;
  /** Bonuses and rebates. */
  gifts: Minor;
  /** A loss carried over from the month before, as a positive amount. */
  carried: Minor;
  members: number;
}

export interface Commission {
  /** The platform's costs, cut to the minor unit. */
  fee: Minor;
  /** The month's remainder after all of it; below zero it is carried over. */
  net: Minor;
  /** The step that the month reaches; null for none. */
  tier: PlanTier | null;
  /** Cut to the minor unit. */
  commission: Minor;
  /** Amount that the next month begins with, as a positive number. */
  carriedOn: Minor;
}

/** A month's commission by the plan. */
export function commissionOf({ lost, won, gifts, carried, members }: AgentMonth): Commission {
  const fee = (lost * PLATFORM_FEE_PERCENT) / 100n;
  const net = lost - won - gifts - fee - carried;
  const tier = AGENT_PLAN.findLast((step) => members >= step.members && net >= step.net) ?? null;
  return { fee, net, tier, commission: tier === null ? 0n : (net * tier.percent) / 100n, carriedOn: net < 0n ? -net : 0n };
}

/** Members and net result that a month lacks for the step above the one that it reaches; null at the highest step. */
export function lackingOf({ tier, net }: Pick<Commission, 'tier' | 'net'>, members: number) {
  const next = AGENT_PLAN[tier === null ? 0 : AGENT_PLAN.indexOf(tier) + 1];
  if (!next) return null;
  return { percent: next.percent, members: Math.max(0, next.members - members), net: next.net > net ? next.net - net : 0n };
}

/** Largest amount that the calculator takes. */
const AMOUNT_MAX = 1_000_000_000n * COIN;
const MEMBERS_MAX = 100_000;

/** A typed amount; an empty field is zero. Null for one that is none, or too large. */
export function typedAmount(text: string): Minor | null {
  if (text.trim() === '') return 0n;
  const amount = parseMinor(text.replace(/\.$/, ''));
  return amount !== null && amount >= 0n && amount <= AMOUNT_MAX ? amount : null;
}

/** A typed number of members; an empty field is zero. Null for one that is none, or too large. */
export function typedMembers(text: string): number | null {
  const digits = text.trim();
  if (digits === '') return 0;
  const count = /^\d{1,9}$/.test(digits) ? Number(digits) : MEMBERS_MAX + 1;
  return count <= MEMBERS_MAX ? count : null;
}

const lengthOf = (text: string) => Array.from(text.trim()).length;
const within = (length: number, { min, max }: { min: number; max: number }) => length >= min && length <= max;

/** A contact as it travels: without the blanks and strokes of a telephone number. */
export function normalizeContact(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '');
}

/** Reason why a name cannot be sent; null when it can. */
export const judgeName = (typed: string): string | null => (within(lengthOf(typed), AGENT_NAME) ? null : AGENT_COPY.nameFault);

/** Reason why a contact cannot be sent; null when it can. */
export const judgeContact = (typed: string): string | null =>
  AGENT_CONTACT.test(normalizeContact(typed)) ? null : AGENT_COPY.contactFault;

/** Reason why a note cannot be sent; null when it can. */
export const judgeAgentNote = (typed: string): string | null => (within(lengthOf(typed), AGENT_NOTE) ? null : AGENT_COPY.noteFault);
