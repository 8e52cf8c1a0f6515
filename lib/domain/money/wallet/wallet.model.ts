import type { WalletCode, VenueCode } from '@pavilion/contract/constants';
import type { Minor } from '@pavilion/number/money';

/** One venue's own wallet; amounts are null while the venue gives no response. */
export interface VenueWallet {
  code: VenueCode;
  name: string;
  available: Minor | null;
  /** Stakes of open bets that this wallet paid. */
  locked: Minor | null;
}

/** Every wallet of the member. */
export interface Wallets {
  /** 免转钱包: bets at the venues are paid from the central wallet. */
  autoTransfer: boolean;
  /** Null while unknown. */
  central: { available: Minor | null; locked: Minor | null };
  venues: readonly VenueWallet[];
}

/** localStorage key of the transfers without a result. */
export const TRANSFERS_KEY = 'walletMoves';

/** A member's request; each has one key. */
export type TransferRequest =
  /** `amount` is decimal text with two places. */
  | { kind: 'transfer'; from: WalletCode; to: WalletCode; amount: string }
  | { kind: 'recall'; codes: readonly VenueCode[] }
  | { kind: 'switch'; on: boolean };

/** `waiting`: sent · `unknown`: no response, the same key is sent again. */
export type TransferState = 'waiting' | 'unknown' | 'done' | 'failed';

/** Result at one venue. */
export interface VenueTransfer {
  code: VenueCode;
  state: TransferState;
  /** Amount moved, decimal text. */
  amount: string;
  /** The platform's reason for a failure. */
  message: string;
}

export interface TransferRecord {
  /** The idempotency key of the request. */
  key: string;
  /** Id of the member whose money it is. */
  member: string;
  order: TransferRequest;
  state: TransferState;
  lines: readonly VenueTransfer[];
  /** Reason why it failed as a whole. */
  message: string;
  /** Number of sends to the platform. */
  asks: number;
}
