import type { Minor } from '@pavilion/number/money';

/** The member who is logged in, with the central wallet. Times are ms. */
export interface Member {
  id: string;
  userName: string;
  nickName: string;
  /** World ms from which the nickname may be changed again; null = now. */
  nickNameNextAt: number | null;
  avatar: string;
  /** `(86)13800138000` as the platform sends it; shown masked only, never stored or logged. */
  phone: string;
  /** Shown masked only, never stored or logged; '' without one. */
  email: string;
  /** `1990-04-23`; null while unknown. Never stored or logged. */
  birthday: string | null;
  /** Null while unknown. */
  vipLevel: number | null;
  currency: string;
  /** Available balance of the central wallet; null while unknown. */
  balance: Minor | null;
  /** Stakes of open bets in all wallets; null while unknown. */
  locked: Minor | null;
  /** 免转钱包: bets at the venues are paid from the central wallet. */
  autoTransfer: boolean;
  /** A withdrawal PIN is set. */
  hasPin: boolean;
  /** The token is old, and the platform offers another one for this session. */
  renewToken: boolean;
  /** Minutes between two reality checks; 0 = off. */
  realityMinutes: number;
  /** Null while unknown. */
  registeredAt: number | null;
  lastLoginAt: number | null;
}
