import type { Odds } from '@/lib/kit/number/odds';

/** What the chat login says of a member (spec §3), and what frames have changed since. */
export interface ChatRights {
  maySpeak: boolean;
  /** Why not, in the platform's words; empty while the member may. */
  reason: string;
  /** Until when not, ISO-8601 UTC; null = not told. */
  until: string | null;
  /** VIP levels that may speak. */
  vipMin: number;
  vipMax: number;
}

/** A bet that somebody showed in a room: what it was on, in the product's words, and at which price. */
export interface SharedBet {
  venue: string;
  orderNo: string;
  /** `100.00`; null = hidden by its owner. */
  amount: string | null;
  /** Of the whole; empty where an order has no one price. */
  odds: Odds | '';
  /** Legs per bet (0 = full cover) and number of bets; absent in old messages. */
  size?: number | undefined;
  bets?: number | undefined;
  legs: readonly SharedLeg[];
}

export interface SharedLeg {
  matchId: string;
  /** `红城 vs 蓝港` */
  match: string;
  /** `让球` */
  market: string;
  /** `红城 -0.5/1` */
  selection: string;
  /** When it was bet on. */
  odds: Odds;
}

interface Said {
  id: string;
  userId: string;
  name: string;
  vip: number;
  /** World ms. */
  at: number;
}

/** What stands in a room: a message, a shared bet, or a score that changed while one looked on. */
export type ChatEntry =
  | (Said & { kind: 'text'; text: string })
  | (Said & { kind: 'bet'; bet: SharedBet })
  | (Said & { kind: 'gift'; gift: string; count: number })
  /** `after`: the message that stood last when it was told; scores have no number of their own. */
  | { kind: 'score'; id: string; after: string; home: number; away: number; minute: number };

/** A frame as it travels. */
export interface ChatFrame {
  msgId: number;
  msgData: unknown;
}
