import * as z from '../schema';
import { IM_ODDS_TYPE } from './im.wire';

/** IM's wire of matches and prices. Ids are numbers or strings; prices are numbers; times are ISO with their zone. */
const number = z.numeric();
const id = z.textual(z.regex(/^\d{1,20}$/));
const text = z.soft(z.nullable(z.textual()), '');
const flag = z.soft(z.boolean(), false);
const count = z.soft(number, 0);
/** A count for the paging of lists: none is better than a wrong one. */
const exactCount = z._default(number, 0);
/** A count; some gateways send it as text, others leave it out. */
const tally = z.soft(z.nullable(z.textual()), null);
const teamId = z.soft(z.nullable(id), null);
const order = z.soft(number, 999);
const decimal = z._default(z.nullable(number), null);
const oddsList = z._default(z.array(z.object({ OddsType: number, OddsValues: z.record(z.textual()) })), []);
const sports = z._default(z.array(z.object({ SportId: number, Events: z.soft(z.array(z.unknown()), []) })), []);

export const imSelectionSchema = z.object({
  WagerSelectionId: id,
  SelectionId: number,
  SelectionName: text,
  Handicap: decimal,
  Specifiers: text,
  Odds: decimal,
  OddsType: z._default(number, IM_ODDS_TYPE.europe),
  OddsList: oddsList,
});

export const imLineSchema = z.object({
  MarketlineId: id,
  BetTypeId: number,
  BetTypeName: text,
  PeriodId: number,
  PeriodName: text,
  /** 1: the best line. */
  MarketLineLevel: z.soft(number, 1, 0),
  MarketlineStatusId: number,
  IsLocked: z.soft(z.boolean(), false, true),
  WagerSelections: z.array(z.unknown()),
});

/** Market lines stay unknown here and are parsed one by one, so that an invalid row costs only itself. */
export const imEventSchema = z.object({
  EventId: id,
  EventDate: z.textual(),
  Market: number,
  /** 1: IM sells the event. */
  EventStatusId: z.soft(number, 1, 0),
  OpenParlay: flag,
  OrderNumber: z.soft(number, 0),
  EventGroupTypeId: z._default(number, 1),
  GroundTypeId: z.soft(number, 1),
  TotalMarketLineCount: count,
  IsPopular: flag,
  HomeTeamId: teamId,
  HomeTeam: z.string(),
  AwayTeamId: teamId,
  AwayTeam: z.string(),
  RBTime: text,
  HomeScore: tally,
  AwayScore: tally,
  HomeRedCard: tally,
  AwayRedCard: tally,
  RelatedScores: z.soft(
    z.nullable(z.array(z.soft(z.nullable(z.object({ EventGroupTypeId: number, HomeScore: tally, AwayScore: tally })), null))),
    [],
  ),
  ExtraInfo: text,
  Competition: z.object({ CompetitionId: id, CompetitionName: z.string(), PMOrderNumber: order }),
  MarketLines: z.soft(z.array(z.unknown()), []),
});

/**
 * A response with an invalid list is invalid: an empty list would mean that there is no match. Without `Delta` the next response
 * is a whole list.
 */
export const imEventsSchema = z.object({ Sports: sports, Delta: z.soft(z.nullable(z.textual()), null) });

/** Changes and counts stay unknown here and are parsed one by one, so that an invalid row costs only itself. */
export const imDeltaSchema = z.object({ Delta: z.textual(), DeltaChanges: z._default(z.array(z.unknown()), []) });

/** `Value`: the event as JSON text. */
export const imChangeSchema = z.object({ Action: number, EventId: id, Value: z._default(z.nullable(z.textual()), null) });

export const imSportCountsSchema = z.object({ SportCount: z.array(z.unknown()) });

export const imSportCountSchema = z.object({
  SportId: number,
  SportName: text,
  Count: exactCount,
  EarlyFECount: exactCount,
  TodayFECount: exactCount,
  RBFECount: exactCount,
  ORCount: exactCount,
});

export const imCompetitionCountSchema = z.object({
  CompetitionCount: z.array(z.object({ CompetitionId: id, CompetitionName: z.string(), PMOrderNumber: order, Count: count })),
});

export const imOutrightSchema = z.object({
  EventId: id,
  EventDate: z.textual(),
  EventStatusId: z.soft(number, 1, 0),
  OutrightEventName: text,
  Season: text,
  Competition: imEventSchema._zod.def.shape.Competition,
  MarketLines: z.soft(z.array(z.unknown()), []),
});

export const imResultSchema = z.object({
  EventId: id,
  EventDate: z.textual(),
  ResultStatus: z._default(number, 1),
  CompetitionId: id,
  CompetitionName: z.string(),
  GroundTypeId: z.soft(number, 1),
  HomeTeamId: teamId,
  HomeTeam: z.string(),
  AwayTeamId: teamId,
  AwayTeam: z.string(),
  HomeTeamHTScore: tally,
  AwayTeamHTScore: tally,
  HomeTeamFTScore: tally,
  AwayTeamFTScore: tally,
  HomeCorner: tally,
  AwayCorner: tally,
  PeriodScores: z.soft(z.array(z.pair(number)), []),
});

export const imResultsSchema = z.object({ CompletedResults: z.array(z.unknown()) });
