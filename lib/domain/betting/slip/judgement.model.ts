import type { OwnBound } from '@/lib/domain/member/limit/limit.model';
import type { Combo, ComboLimit } from '@/lib/domain/betting/order/combo.model';
import type { Quote } from '@/lib/domain/betting/order/order.model';
import type { Pair } from '@/lib/domain/betting/match/sport.model';
import type { Minor } from '@pavilion/number/money';
import type { VenueCode, WalletCode } from '@pavilion/contract/constants';
import type { Odds } from '@pavilion/number/odds';
import type { PriceMove } from './policy.rules';
import type { OddsPolicy, SlipLeg, SlipMode } from './slip.model';

export interface SlipFacts {
  mode: SlipMode;
  legs: readonly SlipLeg[];
  stakes: Readonly<Record<string, string>>;
  policy: OddsPolicy;
  /** Legs whose single bet is under way: they accept no second one and count in no total. */
  confirming: readonly string[];
  /** Sizes of the combinations of exactly these legs that are under way. */
  confirmingCombos: readonly number[];
  /** The venue's offers for the legs together; null before its response. */
  combos: readonly ComboLimit[] | null;
  offline: boolean;
  /** A list's prices for a visitor, who gets no quotes; keyed by leg. They are used for returns only. */
  shown?: ReadonlyMap<string, Odds>;
  /** The member, or the wallets that pay for the bets, are not loaded yet. */
  walletPending?: boolean;
  /** The member, or those wallets, could not be read; `code` is the error's number. */
  walletFailed?: { code: number | string | undefined } | undefined;
}

export interface TimedQuote {
  quote: Quote;
  /** ms, the clock of `now`. */
  at: number;
}

/** null = a visitor. */
export type Wallet = {
  currency: string;
  /** Balance of the central wallet, null when unknown: the venue then judges the bet. */
  available: Minor | null;
  /** With 免转钱包 off each bet is paid from its venue's own wallet: its balance, null when unknown. */
  venues?: ReadonlyMap<VenueCode, Minor | null>;
} | null;

export interface SlipLimits {
  maxLegs: number;
  /** Most legs of one parlay or system. */
  maxComboLegs: number;
  minOdds: Odds;
  currencies: readonly string[];
  /** Remainder of the member's own limits, or why they close betting; null when none applies. */
  own: OwnBound | null;
}

/**
 * Reason why the button is disabled, in order of precedence: first those that no accepted price resolves, the limit before the balance, and
 * a moved price last.
 */
export const REASONS = [
  'empty',
  'offline',
  'parlay-venues',
  'parlay-same-match',
  'too-many-legs',
  'login',
  'confirming',
  'currency',
  'own-pause',
  'balance-unread',
  'refreshing',
  'parlay-not-allowed',
  'closed',
  'suspended',
  'odds-too-low',
  'limit-zero',
  'over-payout',
  'combo-unsold',
  'no-stake',
  'below-min',
  'above-max',
  'balance',
  'own-limit',
  'line-changed',
  'price-changed',
] as const;
export type ReasonCode = (typeof REASONS)[number];

export interface Reason {
  code: ReasonCode;
  /** The legs concerned, in slip order. */
  legs: readonly string[];
  /** The combination concerned. */
  size?: number;
  /** The maximum number of legs. */
  max?: number;
  /** The missing amount, or the nearest valid stake. */
  amount?: Minor;
  /** The member's own limit or pause concerned. */
  own?: OwnBound;
  /** The error's number. */
  error?: number | string;
  /** Price move of the one bet of a parlay. */
  total?: { from: Odds; to: Odds };
}

/** Reason why a row accepts no stake now. */
export type Shut = 'clash' | 'too-many-legs' | 'closed' | 'suspended' | 'over-payout' | 'unsold';

export interface LegJudgement {
  selectionId: string;
  state: 'refreshing' | 'open' | 'line-changed' | 'suspended' | 'closed' | 'confirming';
  /** The price at which a bet would be sent; null without one. */
  price: Odds | null;
  move: PriceMove | null;
  /** A goal since the leg was chosen: its handicap now counts from another score. Null without one. */
  base: { from: Pair; to: Pair } | null;
  /** The policy accepts this price without a confirmation. */
  accepted: boolean;
  quote: Quote | null;
  /** Reason why it accepts no single bet; null while it does or nothing is known. */
  shut: Shut | null;
  /** Null without a stake, and while `shut`. */
  stake: Minor | null;
  /** The wallet that pays for it; null for a visitor. */
  fundingWallet: FundingWallet | null;
  /** The highest stake of this leg now; null before the first quote. */
  highest: Minor | null;
  /** Return, stake included; 0 without a stake and while the slip cannot be placed. */
  potential: Minor;
}

/** A wallet that pays for bets of the slip. */
export interface FundingWallet {
  of: WalletCode;
  /** null while unknown: it then blocks no bet. */
  available: Minor | null;
}

/** One parlay or system of all legs. */
export interface ComboJudgement extends Combo {
  /** A bet on it is under way. */
  confirming: boolean;
  /** Product of the prices when it is one bet; null otherwise or while a price is missing. */
  price: Odds | null;
  /** Limits of the unit stake; null before the venue's response, zero when it does not sell it. */
  limit: { min: Minor; max: Minor } | null;
  /** Reason why it accepts no stake; null while it does or nothing is known. */
  shut: Shut | null;
  /** Stake of each bet; null without one, and while `shut`. */
  unitStake: Minor | null;
  /** The unit stake times the number of bets. */
  total: Minor;
  /** The highest unit stake now; null before the first quote. */
  highest: Minor | null;
  /** Return when every leg wins, and when only the cheapest legs of one bet win; 0 without a stake and while the slip cannot be placed. */
  best: Minor;
  least: Minor;
}

export interface Judgement {
  total: Minor;
  /** The highest return, stakes included; 0 while the slip cannot be placed. */
  potential: Minor;
  reason: Reason | null;
  /** Amount that each wallet must pay. */
  stakes: ReadonlyMap<WalletCode, Minor>;
  perLeg: readonly LegJudgement[];
  /** Empty for singles. */
  perCombo: readonly ComboJudgement[];
}
