import * as z from '../schema';

/** IM's wire of member calls: quotes, bets, wagers, buy-back. Amounts are numbers; 0 also means no amount. */
const id = z.textual(z.regex(/^\d{1,20}$/));
const text = z._default(z.nullable(z.textual()), '');
const amount = z._default(z.nullable(z.numeric()), 0);
/** A count; some gateways send it as text, others leave it out. */
const tally = z.optional(z.nullable(z.textual()));
const optionalNumber = z.optional(z.nullable(z.numeric()));

/** State of one selection in a response about bets. venues §3.4 */
export const IM_SELECTION = { ok: 100, invalid: 350, noMarket: 380, changed: 381, noParlay: 439 } as const;

export const imBetSelectionSchema = z.object({
  Status: z.numeric(),
  RefId: z._default(z.numeric(), 0),
  SportId: z.numeric(),
  EventId: id,
  MarketlineId: id,
  WagerSelectionId: id,
  BetTypeId: z.numeric(),
  PeriodId: z.optional(z.numeric()),
  BetTypeSelectionId: z.numeric(),
  OutrightTeamId: z._default(z.numeric(), 0),
  MarketlineStatusId: z.optional(z.numeric()),
  Market: z.optional(z.numeric()),
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
  NoOfCombination: z._default(z.numeric(), 0),
  ComboSelection: z._default(z.numeric(), 0),
  EstimatedPayoutAmount: amount,
  RefId: z._default(z.numeric(), 0),
});

export const imBetInfoSchema = z.object({
  WagerSelectionInfos: z._default(z.array(imBetSelectionSchema), []),
  BetSetting: z._default(z.nullable(z.array(imBetSettingSchema)), []),
});

// Responses to bets and cash-outs: an invalid part costs only itself, and without it the venue's decision stays open.
/** Null while it cannot be read. */
const state = z.soft(z.nullable(z.numeric()), null);

/** Result of a single or of one combination; without a code IM has no objection. */
export const imPlacedWagerSchema = z.object({
  WagerId: z.soft(z.nullable(id), null),
  BetConfirmationStatus: state,
  BetStatusMessage: z.soft(z.nullable(z.numeric()), null, 0),
  ComboSelectionId: z.soft(z.numeric(), 0, -1),
});

const takenSchema = z.object({ EventId: z.soft(z.nullable(id), null), StakeOdds: state });
const rowsOf = <T extends z.Schema>(row: T) => z.soft(z.nullable(z.array(z.soft(z.nullable(row), null))), []);

export const imPlacedSchema = z.object({
  WagerSelectionInfos: rowsOf(imPlacedWagerSchema),
  AcceptedWagerSelectionList: rowsOf(takenSchema),
});

/** The price at which IM buys back a running wager now. */
export const imBetTradeSchema = z.object({
  BetTradeList: z.array(
    z.object({
      WagerId: id,
      CanSell: z._default(z.boolean(), false),
      PricingId: z._default(z.nullable(z.textual()), null),
      BuyBackPricing: amount,
    }),
  ),
});

export const imBuyBackSchema = z.object({ BetTradeStatus: state, BetTradeBuyBackAmount: state });
