import type { Combo, ComboLimit } from '@/lib/domain/order/combo.model';
import type { Quote } from '@/lib/domain/order/order.model';
import type { Pair } from '@/lib/domain/sport/sport.model';
import type { Minor } from '@/lib/kit/number/money';
import type { VenueCode, WalletCode } from '@/lib/contract/constants';
import type { Odds } from '@/lib/kit/number/odds';
import type { PriceMove } from './policy.rules';
import type { OddsPolicy, SlipLeg, SlipMode } from './slip.model';

export interface SlipFacts {
  mode: SlipMode;
  legs: readonly SlipLeg[];
  stakes: Readonly<Record<string, string>>;
  policy: OddsPolicy;
  /** Legs whose single bet is under way: they take no second one and count in no total. */
  confirming: readonly string[];
  /** Sizes of the combinations of just these legs that are under way. */
  confirmingCombos: readonly number[];
  /** What the venue makes of the legs together; null before it said so. */
  combos: readonly ComboLimit[] | null;
  offline: boolean;
  /** By leg, the prices that a visitor sees: no venue quotes any for one. They make returns and nothing else. */
  shown?: ReadonlyMap<string, Odds>;
  /** Who bets, or which wallets the bets draw on, is not known yet. */
  walletPending?: boolean;
}

export interface TimedQuote {
  quote: Quote;
  /** ms, the clock of `now`. */
  at: number;
}

/** null = a visitor. */
export type Wallet = {
  currency: string;
  /** Of the central wallet. */
  available: Minor;
  /** With 免转钱包 off each bet draws on its venue's own wallet: what lies there, null where that is not known. */
  venues?: ReadonlyMap<VenueCode, Minor | null>;
} | null;

export interface SlipLimits {
  maxLegs: number;
  /** Most legs of one parlay or system. */
  maxComboLegs: number;
  minOdds: Odds;
  currencies: readonly string[];
  /** What the member's own limits still allow to stake today; null when none is set. */
  ownLimit: Minor | null;
}

/** Why the button is grey, in the order in which they are looked at (product §3). */
export const REASONS = [
  'empty',
  'offline',
  'login',
  'confirming',
  'currency',
  'refreshing',
  'no-stake',
  'line-changed',
  'price-changed',
  'parlay-venues',
  'parlay-same-match',
  'parlay-not-allowed',
  'odds-too-low',
  'limit-zero',
  'too-many-legs',
  'closed',
  'suspended',
  'balance',
  'below-min',
  'above-max',
  'own-limit',
] as const;
export type ReasonCode = (typeof REASONS)[number];

export interface Reason {
  code: ReasonCode;
  /** Legs it is about, in slip order. */
  legs: readonly string[];
  /** The combination it is about. */
  size?: number;
  /** Most legs that are taken. */
  max?: number;
  /** An amount that belongs to it: what is missing, or the nearest stake allowed. */
  amount?: Minor;
}

export interface LegJudgement {
  selectionId: string;
  state: 'refreshing' | 'open' | 'line-changed' | 'suspended' | 'closed' | 'confirming';
  /** The price a bet would be sent at; null while there is none. */
  price: Odds | null;
  move: PriceMove | null;
  /** A goal since it was chosen: its handicap counts from another score now. Null where nothing of the kind. */
  base: { from: Pair; to: Pair } | null;
  /** The policy lets this price pass without asking. */
  accepted: boolean;
  quote: Quote | null;
  stake: Minor | null;
  /** The wallet that it draws on; null for a visitor. */
  fundingWallet: FundingWallet | null;
  /** The most this leg can take now; null before the first quote. */
  highest: Minor | null;
  /** Return, stake included; 0 without a stake. */
  potential: Minor;
}

/** A wallet that bets of the slip draw on. */
export interface FundingWallet {
  of: WalletCode;
  /** null while it is not known: then it stands against nothing. */
  available: Minor | null;
}

/** One parlay or system of all legs. */
export interface ComboJudgement extends Combo {
  /** It is being confirmed. */
  confirming: boolean;
  /** Product of the prices where it is one bet; null otherwise or while a price is missing. */
  price: Odds | null;
  /** Limits of the unit stake; null before the venue named them, zero when it does not sell it. */
  limit: { min: Minor; max: Minor } | null;
  /** Stake of each bet. */
  unitStake: Minor | null;
  /** The unit stake for every bet. */
  total: Minor;
  /** The most that each bet can take now; null before the first quote. */
  highest: Minor | null;
  /** Return when every leg wins, and when only the cheapest legs of one bet do; 0 without a stake. */
  best: Minor;
  least: Minor;
}

export interface Judgement {
  total: Minor;
  /** What comes back at most, stakes included. */
  potential: Minor;
  reason: Reason | null;
  /** What each wallet is to give. */
  stakes: ReadonlyMap<WalletCode, Minor>;
  perLeg: readonly LegJudgement[];
  /** Empty for singles. */
  perCombo: readonly ComboJudgement[];
}
