import type { Odds } from '@pavilion/number/odds';

/** A member's rights from the chat login (spec §3), updated by later frames. */
export interface ChatRights {
  maySpeak: boolean;
  /** Reason, in the platform's text; empty while the member may speak. */
  reason: string;
  /** End of the mute, ISO-8601 UTC; null = unknown. */
  until: string | null;
  /** VIP levels that may speak. */
  vipMin: number;
  vipMax: number;
}

/** A bet that a member shared in a room: its selections in the product's terms, and its price. */
export interface SharedBet {
  venue: string;
  orderNo: string;
  /** `100.00`; null = hidden by its owner. */
  amount: string | null;
  /** Odds of the whole bet; empty where it has no single price. */
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
  /** Odds at the time of the bet. */
  odds: Odds;
}

interface MemberEntry {
  id: string;
  userId: string;
  name: string;
  vip: number;
  /** World ms. */
  at: number;
}

/** The message that another one replies to. */
export interface Quote {
  id: string;
  userId: string;
  name: string;
  /** Empty once it was removed. */
  text: string;
}

/** An entry of a room: a message, a shared bet, or a score that changed while the room was open. */
export type ChatEntry =
  | (MemberEntry & { kind: 'text'; text: string; reply: Quote | null })
  | (MemberEntry & { kind: 'bet'; bet: SharedBet })
  | (MemberEntry & { kind: 'gift'; gift: string; count: number })
  /** `after`: the newest message when the score arrived; scores have no id of their own. */
  | { kind: 'score'; id: string; after: string; home: number; away: number; minute: number };

/** A frame on the wire. */
export interface ChatFrame {
  msgId: number;
  msgData: unknown;
}
