import { z } from 'zod';

/** Bodies that IM takes; unknown fields are ignored. venues §3.1 */
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const numbers = z.array(z.number().int()).max(100).optional();
const oddsType = z.union([z.literal(2), z.literal(3)]).default(3);
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const market = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** What every body carries: the session of the launch (spec §3, IM parameters). */
export const sharedSchema = z.object({
  TimeStamp: z.string().max(32).default(''),
  Token: z.string().max(256).default(''),
  MemberCode: z.string().max(64).default(''),
});
export type Shared = z.infer<typeof sharedSchema>;

const lines = {
  OddsType: oddsType,
  IsCombo: z.boolean().default(false),
  BetTypeIds: numbers,
  PeriodIds: numbers,
  MarketlineLevels: numbers,
};

export const emptySchema = z.object({});
export const countSchema = z.object({ IsCombo: z.boolean().default(false) });
export const competitionSchema = z.object({ SportId: z.number().int(), Market: market, IsCombo: z.boolean().default(false) });
export const listSchema = z.object({ SportId: z.number().int(), Market: market, EventGroupTypeIds: numbers, ...lines });
export const deltaSchema = listSchema.extend({ Delta: z.string().max(40) });
export const pageSchema = listSchema.extend({
  Page: z.number().int().min(1).max(10_000).default(1),
  PageRecords: z.number().int().min(1).max(50).default(50),
  OrderBy: z.union([z.literal(1), z.literal(2)]).default(1),
  CompetitionIds: z.array(id).max(50).optional(),
});
export const liveSchema = z.object({ SportIds: z.array(z.number().int()).max(20), ...lines });
export const selectedSchema = z.object({
  SportId: z.number().int(),
  EventIds: z.array(id).min(1).max(5),
  IncludeGroupEvents: z.boolean().default(false),
  ...lines,
});
export const outrightSchema = z.object({ SportId: z.number().int(), OddsType: oddsType });
export const searchSchema = z.object({ Keyword: z.string().trim().min(1).max(40), OddsType: oddsType });
export const resultsSchema = z.object({
  SportId: z.number().int(),
  EventTypeId: z.number().int().default(1),
  StartDate: date,
  EndDate: date,
});

export type ListRequest = z.infer<typeof listSchema>;
export type PageRequest = z.infer<typeof pageSchema>;
