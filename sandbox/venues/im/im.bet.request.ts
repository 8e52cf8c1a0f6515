import * as z from 'zod/mini';

/** Bodies of a member's calls; unknown fields are ignored. venues §3.4 */
const id = z.int().check(z.positive());
const wagerId = z.union([z.string().check(z.regex(/^\d{1,18}$/)), z.pipe(id, z.transform(String))]);
const date = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const clock = z.string().check(z.regex(/^\d\d:\d\d:\d\d$/));

const selectionSchema = z.object({
  RefId: z._default(z.int().check(z.gte(0), z.lte(100)), 0),
  SportId: z.int(),
  EventId: id,
  MarketlineId: id,
  WagerSelectionId: id,
  BetTypeId: z.int(),
  PeriodId: z._default(z.int(), 1),
  BetTypeSelectionId: z.int(),
  OutrightTeamId: z._default(z.int(), 0),
  OddsType: z.int().check(z.gte(1), z.lte(6)),
  Odds: z._default(z.number(), 0),
  Handicap: z._default(z.nullable(z.number()), null),
  Specifiers: z._default(z.string().check(z.maxLength(100)), ''),
});
export type AskedSelection = z.infer<typeof selectionSchema>;

const wagerType = z.union([z.literal(1), z.literal(2)]);

export const betInfoSchema = z.object({
  WagerType: wagerType,
  ReturnNearestHandicap: z._default(z.boolean(), false),
  WagerSelectionInfos: z.array(selectionSchema).check(z.minLength(1), z.maxLength(50)),
});
export type BetInfoRequest = z.infer<typeof betInfoSchema>;

const sentSchema = z.extend(selectionSchema, {
  HomeScore: z._default(z.int(), 0),
  AwayScore: z._default(z.int(), 0),
  Market: z.optional(z.int()),
});
export type SentSelection = z.infer<typeof sentSchema>;

export const placeSchema = z.object({
  WagerType: wagerType,
  IsComboAcceptAnyOdds: z._default(z.boolean(), false),
  WagerSelectionInfos: z.array(sentSchema).check(z.minLength(1), z.maxLength(50)),
  ComboSelections: z
    .array(z.object({ ComboSelection: z.int().check(z.gte(0), z.lte(18)), StakeAmount: z.number() }))
    .check(z.minLength(1), z.maxLength(20)),
});
export type PlaceRequest = z.infer<typeof placeSchema>;

export const pendingSchema = z.object({ WagerIds: z.array(wagerId).check(z.minLength(1), z.maxLength(50)) });
export const betListSchema = z.object({
  BetConfirmationStatus: z.array(z.int().check(z.gte(1), z.lte(4))).check(z.minLength(1), z.maxLength(4)),
});
export const statementSchema = z.object({
  StartDate: date,
  EndDate: date,
  /** 1 by the event's day, 2 by the bet's. */
  DateType: z._default(z.union([z.literal(1), z.literal(2)]), 2),
  StartTime: z._default(clock, '12:00:00'),
  EndTime: z._default(clock, '11:59:59'),
});
export type StatementRequest = z.infer<typeof statementSchema>;
export const tradeSchema = z.object({ WagerIds: z.array(wagerId).check(z.minLength(1), z.maxLength(50)) });
export const buyBackSchema = z.object({
  WagerId: wagerId,
  BuyBackPricing: z.number().check(z.positive()),
  PricingId: z.pipe(z.union([z.string().check(z.maxLength(40)), z.number()]), z.transform(String)),
});
