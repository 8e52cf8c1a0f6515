import type * as z from 'zod/mini';
import type { World, WorldMatch, WorldSport } from '../../world/engine/world.model';
import { digestOf, type Deltas } from './im.delta';
import { CODE, ImError } from './im.error';
import { matchOfImId } from './im.ids';
import { byLeague, matchesOf, matchesOnSale } from './im.list.rules';
import { isOver, toImMatch, type MatchView } from './im.match';
import { SPORTS, sportOf } from './im.numbers';
import { outrightsOf, toImOutright } from './im.outright';
import type { ListRequest, PageRequest, deltaSchema, liveSchema, outrightSchema, searchSchema, selectedSchema } from './im.request';

type Lines = Pick<ListRequest, 'OddsType' | 'BetTypeIds' | 'PeriodIds' | 'MarketlineLevels'>;

function viewOf({ OddsType, BetTypeIds, PeriodIds, MarketlineLevels }: Lines): MatchView {
  return { oddsType: OddsType, betTypes: BetTypeIds, periods: PeriodIds, levels: MarketlineLevels };
}

type ImMatch = ReturnType<typeof toImMatch>;

function sportsOf(sport: number, events: readonly ImMatch[]) {
  return { Sports: [{ SportId: sport, SportName: SPORTS.find(({ id }) => id === sport)?.name ?? '', Events: events }] };
}

/** @throws ImError 313 */
function needSport(id: number): WorldSport {
  const sport = sportOf(id);
  if (!sport) throw new ImError(CODE.sport);
  return sport;
}

function listAt(world: World, body: ListRequest, at: number): ImMatch[] {
  const groups = body.EventGroupTypeIds;
  if (groups && !groups.includes(1)) return [];
  return matchesOf(world, needSport(body.SportId), body.Market, at, body.IsCombo).map((match) => toImMatch(world, match, at, viewOf(body)));
}

/** The request of a delta, without its session. */
function questionOf({
  SportId,
  Market,
  OddsType,
  IsCombo,
  BetTypeIds,
  PeriodIds,
  MarketlineLevels,
  EventGroupTypeIds,
}: ListRequest): string {
  return JSON.stringify([SportId, Market, OddsType, IsCombo, BetTypeIds, PeriodIds, MarketlineLevels, EventGroupTypeIds]);
}

/** `GetEventInfoMbt`: a whole list, and the delta for following it. */
export function list(world: World, deltas: Deltas, body: ListRequest) {
  const at = world.now();
  const events = listAt(world, body, at);
  const sent = new Map(events.map((event) => [event.EventId, digestOf(JSON.stringify(event))]));
  return { ...sportsOf(body.SportId, events), Delta: deltas.issue(questionOf(body), at, sent) };
}

const ACTION = { upsert: 0, remove: 1 } as const;

/**
 * `GetDeltaEventInfoMbt`: changes since.
 * @throws ImError 600 when the delta is too old to be followed.
 */
export function delta(world: World, deltas: Deltas, { Delta, ...body }: z.infer<typeof deltaSchema>) {
  const question = questionOf(body);
  const before = deltas.read(Delta, question);
  const at = world.now();
  const sent = new Map<number, string>();
  const changed = listAt(world, body, at).flatMap((event) => {
    const text = JSON.stringify(event);
    const digest = digestOf(text);
    sent.set(event.EventId, digest);
    return before.get(event.EventId) === digest ? [] : [{ Action: ACTION.upsert, EventId: event.EventId, Value: text }];
  });
  const gone = [...before.keys()].filter((id) => !sent.has(id)).map((EventId) => ({ Action: ACTION.remove, EventId, Value: '' }));
  return { DeltaChanges: [...changed, ...gone], Delta: deltas.issue(question, at, sent) };
}

/** `GetEventInfoByPage` */
export function page(world: World, body: PageRequest) {
  const sport = needSport(body.SportId);
  const { Page, PageRecords, CompetitionIds: leagueIds } = body;
  const at = world.now();
  const all = matchesOf(world, sport, body.Market, at, body.IsCombo).filter(
    ({ league }) => !leagueIds?.length || leagueIds.includes(league.number),
  );
  const sorted = body.OrderBy === 2 ? all.toSorted(byLeague) : all;
  const shown = sorted.slice((Page - 1) * PageRecords, Page * PageRecords);
  return sportsOf(
    body.SportId,
    shown.map((match) => toImMatch(world, match, at, viewOf(body))),
  );
}

/** `GetLiveEventInfo`: running events of several sports. */
export function live(world: World, { SportIds, ...body }: z.infer<typeof liveSchema>) {
  const at = world.now();
  return {
    Sports: SportIds.filter((id) => sportOf(id) !== null).map(
      (sport) => sportsOf(sport, listAt(world, { ...body, SportId: sport, Market: 3, EventGroupTypeIds: undefined }, at)).Sports[0]!,
    ),
  };
}

/** `GetSelectedEventInfo`: events with every line. Events that are over are unknown here. */
export function selected(world: World, body: z.infer<typeof selectedSchema>) {
  const sport = needSport(body.SportId);
  const at = world.now();
  const known = [...new Set(body.EventIds)].map((id) => matchOfImId(world, id));
  const open = known.filter(
    (match): match is WorldMatch => match !== null && match.sport === sport && !isOver(world.state(match, at).phase),
  );
  return sportsOf(
    body.SportId,
    open.map((match) => toImMatch(world, match, at, viewOf(body))),
  );
}

const MAX_RESULTS = 50;
const MAIN_BETS = [1, 2, 3, 4];

/** `Search`: events whose team or league contains the text. */
export function search(world: World, { Keyword, OddsType }: z.infer<typeof searchSchema>) {
  const at = world.now();
  const query = Keyword.toLowerCase();
  const fits = ({ home, away, league }: WorldMatch) =>
    [home.name, away.name, league.name, league.shortName].some((name) => name.toLowerCase().includes(query));
  const view: MatchView = { oddsType: OddsType, betTypes: MAIN_BETS, periods: [1], levels: [1] };
  const found = SPORTS.map(({ id, sport }) =>
    sportsOf(
      id,
      matchesOnSale(world, sport, at)
        .filter(fits)
        .slice(0, MAX_RESULTS)
        .map((match) => toImMatch(world, match, at, view)),
    ),
  );
  return { Sports: found.flatMap(({ Sports }) => Sports) };
}

/** `GetOutrightEvents`: 冠军, an event per league. */
export function outrights(world: World, { SportId, OddsType }: z.infer<typeof outrightSchema>) {
  const found = outrightsOf(world, needSport(SportId), world.now());
  return { Sports: [{ SportId, Events: found.map((one) => toImOutright(one, OddsType)) }] };
}
