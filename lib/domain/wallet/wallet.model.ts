import type { WalletCode, VenueCode } from '@/lib/contract/constants';
import type { Minor } from '@/lib/kit/number/money';

/** One venue's own wallet; amounts are null while the venue gives no answer. */
export interface VenueWallet {
  code: VenueCode;
  name: string;
  available: Minor | null;
  /** Stakes of open bets that came from here. */
  locked: Minor | null;
}

/** Every wallet of the member. */
export interface Wallets {
  /** 免转钱包: the venues draw on the central wallet. */
  autoTransfer: boolean;
  central: { available: Minor; locked: Minor };
  venues: readonly VenueWallet[];
}

/** What a member can ask for; each is one intent with one key. */
export type TransferRequest =
  /** `amount` is decimal text with two places. */
  | { kind: 'transfer'; from: WalletCode; to: WalletCode; amount: string }
  | { kind: 'recall'; codes: readonly VenueCode[] }
  | { kind: 'switch'; on: boolean };

/** `waiting`: asked · `unknown`: no answer, the same key is asked again. */
export type TransferState = 'waiting' | 'unknown' | 'done' | 'failed';

/** What became of one venue's part. */
export interface VenueTransfer {
  code: VenueCode;
  state: TransferState;
  /** What moved, decimal text. */
  amount: string;
  /** Why it did not, in the platform's words. */
  message: string;
}

export interface TransferRecord {
  /** The idempotency key of the intent. */
  key: string;
  /** Whose money it is: the member's id. */
  member: string;
  order: TransferRequest;
  state: TransferState;
  lines: readonly VenueTransfer[];
  /** Why it failed as a whole. */
  message: string;
  /** How often the platform was asked. */
  asks: number;
}
