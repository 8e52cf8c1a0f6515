import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from '@pavilion/contract/schema';
import { loadPersisted, persistedMembers } from '@/lib/kit/browser/persisted-store';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { QUICK_BET_KEY } from './quick-bet.keys';
import { IDLE_MS, isQuickBetOn } from './quick-bet.rules';

export interface QuickBetState {
  /** The member who switched it on; '' before the first time. */
  member: string;
  /** Text of the amount of each bet, as an amount field gives it. */
  stake: string;
  /** ms of this device until which it is on; 0 = off. Each bet prolongs it. */
  until: number;
}

const INITIAL: QuickBetState = { member: '', stake: '', until: 0 };

/** 一键投注: one amount, and until when a tap on a price is a bet. */
export const useQuickBet = create<QuickBetState>()(
  persist(
    () => INITIAL,
    persistedMembers<QuickBetState, QuickBetState>({
      name: QUICK_BET_KEY,
      version: 1,
      initial: INITIAL,
      schema: z.object({
        member: z.string(z.maxLength(64)),
        stake: z.string(z.regex(/^\d{0,9}(\.\d{0,2})?$/)),
        until: z.number(),
      }),
    }),
  ),
);

export function switchOn(member: string, stake: string): void {
  useQuickBet.setState({ member, stake, until: steadyNow() + IDLE_MS });
}

export function switchOff(): void {
  useQuickBet.setState({ until: 0 });
}

/** A bet was made: it stays on for the full time again. */
export function prolong(): void {
  const state = useQuickBet.getState();
  if (isQuickBetOn(state, state.member, steadyNow())) useQuickBet.setState({ until: steadyNow() + IDLE_MS });
}

loadPersisted(useQuickBet);
