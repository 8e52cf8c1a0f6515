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

/** A frame as it travels. */
export interface ChatFrame {
  msgId: number;
  msgData: unknown;
}
