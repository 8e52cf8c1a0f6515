import * as z from 'zod/mini';

/** Request bodies of IM; unknown fields are ignored. venues §3.1 */
const id = z.int().check(z.positive());
const numbers = z.optional(z.array(z.int()).check(z.maxLength(100)));
const oddsType = z._default(z.union([z.literal(2), z.literal(3)]), 3);
const date = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const market = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Fields of every body: the session of the launch (spec §3, IM parameters). */
export const sharedSchema = z.object({
  TimeStamp: z._default(z.string().check(z.maxLength(32)), ''),
  Token: z._default(z.string().check(z.maxLength(256)), ''),
  MemberCode: z._default(z.string().check(z.maxLength(64)), ''),
});
export type Shared = z.infer<typeof sharedSchema>;

const lines = {
  OddsType: oddsType,
  IsCombo: z._default(z.boolean(), false),
  BetTypeIds: numbers,
  PeriodIds: numbers,
  MarketlineLevels: numbers,
};

export const emptySchema = z.object({});
export const countSchema = z.object({ IsCombo: z._default(z.boolean(), false) });
export const competitionSchema = z.object({ SportId: z.int(), Market: market, IsCombo: z._default(z.boolean(), false) });
export const listSchema = z.object({ SportId: z.int(), Market: market, EventGroupTypeIds: numbers, ...lines });
export const deltaSchema = z.extend(listSchema, { Delta: z.string().check(z.maxLength(40)) });
export const pageSchema = z.extend(listSchema, {
  Page: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
  PageRecords: z._default(z.int().check(z.gte(1), z.lte(50)), 50),
  OrderBy: z._default(z.union([z.literal(1), z.literal(2)]), 1),
  CompetitionIds: z.optional(z.array(id).check(z.maxLength(50))),
});
export const liveSchema = z.object({ SportIds: z.array(z.int()).check(z.maxLength(20)), ...lines });
export const selectedSchema = z.object({
  SportId: z.int(),
  EventIds: z.array(id).check(z.minLength(1), z.maxLength(5)),
  IncludeGroupEvents: z._default(z.boolean(), false),
  ...lines,
});
export const outrightSchema = z.object({ SportId: z.int(), OddsType: oddsType });
export const searchSchema = z.object({ Keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), OddsType: oddsType });
export const resultsSchema = z.object({
  SportId: z.int(),
  EventTypeId: z._default(z.int(), 1),
  StartDate: date,
  EndDate: date,
});

export type ListRequest = z.infer<typeof listSchema>;
export type PageRequest = z.infer<typeof pageSchema>;

/** Bodies of a member's calls. venues §3.4 */
const wagerId = z.union([z.string().check(z.regex(/^\d{1,18}$/)), z.pipe(id, z.transform(String))]);
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
export type SelectionRequest = z.infer<typeof selectionSchema>;

const wagerType = z.union([z.literal(1), z.literal(2)]);

export const quoteSchema = z.object({
  WagerType: wagerType,
  ReturnNearestHandicap: z._default(z.boolean(), false),
  WagerSelectionInfos: z.array(selectionSchema).check(z.minLength(1), z.maxLength(50)),
});
export type QuoteRequest = z.infer<typeof quoteSchema>;

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

export const statusSchema = z.object({ WagerIds: z.array(wagerId).check(z.minLength(1), z.maxLength(50)) });
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
export const cashOutPricesSchema = z.object({ WagerIds: z.array(wagerId).check(z.minLength(1), z.maxLength(50)) });
export const cashOutBetSchema = z.object({
  WagerId: wagerId,
  BuyBackPricing: z.number().check(z.positive()),
  PricingId: z.pipe(z.union([z.string().check(z.maxLength(40)), z.number()]), z.transform(String)),
});
