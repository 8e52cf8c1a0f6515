import * as z from '../schema';

/** IM's wire of a member's wagers. Amounts are numbers; 0 also means no amount. */
const id = z.textual(z.regex(/^\d{1,20}$/));
const text = z.soft(z.nullable(z.textual()), '');
/** A count; some gateways send it as text, others leave it out. */
const tally = z.soft(z.nullable(z.textual()), null);
const optionalNumber = z.optional(z.nullable(z.numeric()));

export const imPendingSchema = z.object({
  PendingWagerStatusList: z._default(z.nullable(z.array(z.object({ WagerID: id, BetConfirmationStatus: z.numeric() }))), []),
});

export const imWagerItemSchema = z.object({
  Market: z.numeric(),
  EventId: id,
  EventDateTime: text,
  SportId: z.numeric(),
  CompetitionName: text,
  HomeTeamName: text,
  AwayTeamName: text,
  BetTypeId: z.numeric(),
  BetTypeName: text,
  PeriodId: z._default(z.numeric(), 1),
  BetTypeSelectionId: z.numeric(),
  SelectionName: text,
  EventOutrightName: text,
  OutrightTeamName: text,
  Odds: z.numeric(),
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
  WagerItemCancelType: z._default(z.nullable(z.numeric()), 1),
});

export const imWagerSchema = z.object({
  WagerId: id,
  WagerCreationDateTime: z.textual(),
  SettlementDateTime: z.soft(z.nullable(z.textual()), null),
  InputtedStakeAmount: z.numeric(),
  /** Absent until the wager is settled: then it is money, and its absence does not mean zero. */
  MemberWinLossAmount: z.optional(z.nullable(z.numeric())),
  WagerType: z._default(z.numeric(), 1),
  BetConfirmationStatus: z.numeric(),
  /** Null if IM leaves it out, as some gateways do until the settlement. */
  BetSettlementStatus: z._default(z.nullable(z.numeric()), null),
  NoOfCombination: z._default(z.numeric(), 1),
  ComboSelection: z._default(z.numeric(), 0),
  /** Null while unknown, which is not zero. */
  PotentialPayout: z.soft(z.nullable(z.numeric()), null),
  BetTradeStatus: z._default(z.nullable(z.numeric()), null),
  /** Amount paid for a wager that was bought back. */
  BetTradeBuyBackAmount: z.soft(z.nullable(z.numeric()), null),
  WagerItemList: z.array(imWagerItemSchema, z.minLength(1)),
});

/**
 * Wagers stay unknown here: the adapter parses them one by one, so that an invalid value costs only its row. A response without
 * the list is invalid: otherwise a search for a lost bet would conclude that it was never accepted.
 */
export const imWagersSchema = z.object({ WagerList: z.nullable(z.array(z.unknown())) });

export const IM_TRADE = { none: 0, done: 1, underWay: 2, cancelled: 3, newPrice: 4 } as const;
