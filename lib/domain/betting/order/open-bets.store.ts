import { create } from 'zustand';
import type { OpenOrder } from './open-orders.model';

interface OpenBets {
  orders: readonly OpenOrder[];
  /** Accepted ones with a leg in play. */
  inPlay: readonly OpenOrder[];
}

/**
 * The member's open orders as the news of bets last read them. Empty without the news, which only members with open orders load, so that
 * pages which show them neither poll nor load anything for anybody else.
 */
export const useOpenBets = create<OpenBets>()(() => ({ orders: [], inPlay: [] }));
