import * as z from '../schema';

/** IM's wire of a member's wagers. Amounts are numbers; 0 also means no amount. */
const id = z.union([z.number(z.int()), z.string(z.regex(/^\d{1,20}$/))]);
const text = z.soft(z.nullable(z.string()), '');
const amount = z._default(z.nullable(z.number()), 0);
/** A count; some gateways send it as text, others leave it out. */
const tally = z.soft(z.nullable(z.union([z.number(), z.string()])), null);
const optionalNumber = z.optional(z.nullable(z.number()));

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
  /** Score of this item's own period, in the unit that its bet counts; some gateways leave it out. */
  PeriodHomeScore: tally,
  PeriodAwayScore: tally,
  WagerHomeTeamScore: tally,
  WagerAwayTeamScore: tally,
  WagerItemCancelType: z._default(z.nullable(z.number()), 1),
});

export const imWagerSchema = z.object({
  WagerId: id,
  WagerCreationDateTime: z.string(),
  SettlementDateTime: z.soft(z.nullable(z.string()), null),
  InputtedStakeAmount: z.number(),
  /** Absent until the wager is settled: then it is money, and its absence is not zero. */
  MemberWinLossAmount: z.optional(z.nullable(z.number())),
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
 * Wagers stay unknown here: the adapter parses them one by one, so that an invalid value costs only its row. An answer
 * without the list is invalid: otherwise a search for a lost bet would conclude that it was never taken.
 */
export const imWagersSchema = z.object({ WagerList: z.nullable(z.array(z.unknown())) });

export const IM_TRADE = { none: 0, done: 1, underWay: 2, cancelled: 3, newPrice: 4 } as const;
