import * as z from '../schema';

/** IM's wire of a member's calls: quotes, bets, wagers, buy-back. Amounts are numbers, an amount of nothing is 0. */
const id = z.union([z.number(z.int()), z.string(z.regex(/^\d{1,20}$/))]);
const text = z._default(z.nullable(z.string()), '');
const amount = z._default(z.nullable(z.number()), 0);
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

/** `RefId` names the selection of a single's limits, `ComboSelection` the combination's. */
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

/** What became of a single or of one combination. */
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

export const imPendingSchema = z.object({
  PendingWagerStatusList: z._default(z.nullable(z.array(z.object({ WagerID: id, BetConfirmationStatus: z.number() }))), []),
});

export const imWagerItemSchema = z.object({
  Market: z.number(),
  EventId: id,
  EventDateTime: text,
  SportId: z.number(),
  CompetitionName: text,
  HomeTeamName: text,
  AwayTeamName: text,
  BetTypeId: z.number(),
  BetTypeName: text,
  PeriodId: z._default(z.number(), 1),
  BetTypeSelectionId: z.number(),
  SelectionName: text,
  EventOutrightName: text,
  OutrightTeamName: text,
  Odds: z.number(),
  Handicap: optionalNumber,
  HomeTeamHTScore: tally,
  AwayTeamHTScore: tally,
  HomeTeamFTScore: tally,
  AwayTeamFTScore: tally,
  /** What decided this item's own period, in what its bet counts; not every gateway tells. */
  PeriodHomeScore: tally,
  PeriodAwayScore: tally,
  WagerHomeTeamScore: tally,
  WagerAwayTeamScore: tally,
  WagerItemCancelType: z._default(z.nullable(z.number()), 1),
});

export const imWagerSchema = z.object({
  WagerId: id,
  WagerCreationDateTime: z.string(),
  SettlementDateTime: z._default(z.nullable(z.string()), null),
  InputtedStakeAmount: z.number(),
  MemberWinLossAmount: amount,
  WagerType: z._default(z.number(), 1),
  BetConfirmationStatus: z.number(),
  BetSettlementStatus: z._default(z.number(), 0),
  NoOfCombination: z._default(z.number(), 1),
  ComboSelection: z._default(z.number(), 0),
  PotentialPayout: amount,
  BetTradeStatus: z._default(z.nullable(z.number()), 0),
  BetTradeBuyBackAmount: amount,
  WagerItemList: z.array(imWagerItemSchema, z.minLength(1)),
});

/**
 * Wagers stay unknown here: the adapter parses them one by one, so that a misfit costs that one row. An answer without
 * the list is none: a lost bet that is looked for would count as never taken.
 */
export const imWagersSchema = z.object({ WagerList: z.nullable(z.array(z.unknown())) });

/** What IM pays now for a wager that still runs. */
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

export const IM_TRADE = { none: 0, done: 1, underWay: 2, cancelled: 3, newPrice: 4 } as const;

export const imBuyBackSchema = z.object({
  BetTradeStatus: z._default(z.number(), IM_TRADE.underWay),
  BetTradeBuyBackAmount: z.optional(z.number()),
});
