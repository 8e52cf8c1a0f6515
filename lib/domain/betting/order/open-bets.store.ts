import type { ReactNode } from 'react';
import { create } from 'zustand';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import type { OrderHere } from './bets/here.rules';
import type { OpenOrder } from './open-orders.model';

/** Components that show a member's bets on the page of a match. */
interface MatchBetsParts {
  /** Finds the bets; renders nothing. */
  MatchBets: (props: { match: Match; onOrders: (orders: readonly OrderHere[]) => void }) => ReactNode;
  BetsLine: (props: { match: Match; orders: readonly OrderHere[]; calm: boolean; onOpen: () => void }) => ReactNode;
  BetsBoard: (props: { match: Match; orders: readonly OrderHere[] }) => ReactNode;
}

interface OpenBets {
  orders: readonly OpenOrder[];
  /** Accepted ones with a leg in play. */
  inPlay: readonly OpenOrder[];
  loadParts: () => Promise<MatchBetsParts>;
}

/**
 * The member's open orders as the news of bets last read them. Empty without the news, which only members with open orders load, so that
 * pages which show them neither poll nor load anything for anybody else.
 */
export const useOpenBets = create<OpenBets>()(() => ({
  orders: [],
  inPlay: [],
  loadParts: () => Promise.reject(new Error('no news of bets')),
}));

/** Loads what shows bets on a match's page; only while there are `orders`. */
export const loadMatchBets = (): Promise<MatchBetsParts> => useOpenBets.getState().loadParts();
