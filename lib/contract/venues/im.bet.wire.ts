import * as z from '../schema';
import { IM_TRADE } from './im.order.wire';

/** IM's wire of member calls: quotes, bets, wagers, buy-back. Amounts are numbers; 0 also means no amount. */
const id = z.union([z.number(z.int()), z.string(z.regex(/^\d{1,20}$/))]);
const text = z._default(z.nullable(z.string()), '');
const amount = z._default(z.nullable(z.number()), 0);
/** A count; some gateways send it as text, others leave it out. */
const tally = z.optional(z.nullable(z.union([z.number(), z.string()])));
const optionalNumber = z.optional(z.nullable(z.number()));

/** State of one selection in an answer about bets. venues §3.4 */
export const IM_SELECTION = { ok: 100, invalid: 350, noMarket: 380, changed: 381, noParlay: 439 } as const;

export const imBetSelectionSchema = z.object({
  Status: z.number(),
  RefId: z._default(z.number(), 0),
  SportId: z.number(),
  EventId: id,
  MarketlineId: id,
  WagerSelectionId: id,
  BetTypeId: z.number(),
  PeriodId: z.optional(z.number()),
  BetTypeSelectionId: z.number(),
  OutrightTeamId: z._default(z.number(), 0),
  MarketlineStatusId: z.optional(z.number()),
  Market: z.optional(z.number()),
  Handicap: optionalNumber,
  Specifiers: text,
  HomeScore: tally,
  AwayScore: tally,
  Odds: amount,
});

/** `RefId` is the selection of a single's limits, `ComboSelection` the combination. */
export const imBetSettingSchema = z.object({
  MinStakeAmount: amount,
  MaxStakeAmount: amount,
  NoOfCombination: z._default(z.number(), 0),
  ComboSelection: z._default(z.number(), 0),
  EstimatedPayoutAmount: amount,
  RefId: z._default(z.number(), 0),
});

export const imBetInfoSchema = z.object({
  WagerSelectionInfos: z._default(z.array(imBetSelectionSchema), []),
  BetSetting: z._default(z.nullable(z.array(imBetSettingSchema)), []),
});

/** Result of a single or of one combination. */
export const imPlacedWagerSchema = z.object({
  WagerId: z._default(z.nullable(id), null),
  BetConfirmationStatus: z._default(z.nullable(z.number()), null),
  BetStatusMessage: z._default(z.nullable(z.union([z.string(), z.number()])), null),
  ComboSelectionId: z._default(z.number(), 0),
});

export const imPlacedSchema = z.object({
  WagerSelectionInfos: z._default(z.nullable(z.array(imPlacedWagerSchema)), []),
  AcceptedWagerSelectionList: z._default(
    z.nullable(z.array(z.object({ EventId: id, StakeOdds: z.number(), BetTypeSelectionId: z._default(z.number(), 0) }))),
    [],
  ),
});

/** The price at which IM buys back a running wager now. */
export const imBetTradeSchema = z.object({
  BetTradeList: z.array(
    z.object({
      WagerId: id,
      CanSell: z._default(z.boolean(), false),
      PricingId: z._default(z.nullable(z.union([z.string(), z.number()])), null),
      BuyBackPricing: amount,
    }),
  ),
});

export const imBuyBackSchema = z.object({
  BetTradeStatus: z._default(z.number(), IM_TRADE.underWay),
  BetTradeBuyBackAmount: z.optional(z.number()),
});
