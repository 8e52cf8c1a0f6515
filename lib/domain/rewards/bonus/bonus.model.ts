import type { CallResponse } from '@pavilion/contract/call';
import type { promotionListCall } from '@pavilion/contract/calls/promotion.calls';
import type { TURNOVER_BASES } from '@pavilion/contract/calls/bonus.calls';
import type { Minor } from '@pavilion/number/money';

export type Promotion = CallResponse<typeof promotionListCall>['list'][number];
export type PromotionCategory = Promotion['category'];

export type TurnoverBase = (typeof TURNOVER_BASES)[number];
/** `notYet`: the member can still meet the condition; `notEligible`: not any more. */
export type BonusState = 'claimable' | 'reviewing' | 'claimed' | 'notYet' | 'notEligible' | 'expired';

/** A bonus that the member claims by hand. */
export interface Bonus {
  id: string;
  name: string;
  state: BonusState;
  amount: Minor;
  /** `amount` is the most that it can be. */
  upTo: boolean;
  /** Times `turnoverBase` that must be bet. */
  turnover: number;
  turnoverBase: TurnoverBase;
  /** World ms; null while unknown. */
  expireAt: number | null;
  /** '' of none. */
  promotionId: string;
  /** Reason why it cannot be claimed; '' otherwise. */
  reason: string;
  /** A claim is reviewed before it is credited. */
  review: boolean;
}
