import { EPOCH, WEEK, localTime } from '../../kernel/clock/calendar.ts';
import { randomOf, shuffled } from '../engine/chance.ts';
import { clubs, leagues, withForm, type Club, type League } from './club.ts';
import { toWorldLeague } from './league.ts';
import type { Fixture, SeasonSource, OutrightRace } from '../engine/fixture.model.ts';
import { byKickOff, EARLIER, isBetween, type LeagueSeasons } from '../engine/league-seasons.ts';
import { memo } from '../engine/memo.ts';
import { ratesOf } from './rates.ts';
import { meetingRounds, roundPairs } from '../engine/round-robin.ts';
import { planOfSeason, roundsOfSeason, seasonOfWeek, type SeasonRound } from './season-calendar.ts';
import { formOf } from '../engine/season-form.ts';
import { isCup, isEdge, kicksOf, widestOf, type Kick } from './season-slots.ts';

const played = leagues.filter((league) => league.teams.length > 0);
const cupSides = new Set(played.filter((league) => isCup(league.id)).flatMap((league) => league.teams));

/** Numbers: league × 1,000,000 + round × 64 + place in the round, from 200,000,000 on. */
const BASE = 200_000_000;
const PER_LEAGUE = 1_000_000;
const PER_ROUND = 64;

/** A season before this one would begin before the world does. */
const FIRST_SEASON = 1;

/** Rounds are counted from the epoch, two numbers a week: even ones midweek, odd ones at the weekend. */
const numberOf = ({ week, midweek }: SeasonRound): number => week * 2 + (midweek ? 0 : 1);

const plans = memo(128, (key: string): readonly number[] => {
  const [id, season] = key.split('|');
  const league = played.find((one) => one.id === id)!;
  if (Number(season) < FIRST_SEASON) return [];
  return planOfSeason(league.id, Number(season), roundsOfSeason(league.id, league.teams.length)).map(numberOf);
});

/** The numbers of a season's rounds, in their order. */
const roundsOf = (league: string, season: number): readonly number[] => plans(`${league}|${season}`);

/** The season that a round belongs to. */
const seasonOf = (league: string, round: number): number => seasonOfWeek(league, Math.floor(round / 2));

/**
 * The generated season: every league plays as many rounds as its real one, over the same months and with the same breaks, cups in
 * between. A round is a function of (seed, league, week), so that any date costs the same.
 */
export function createSeason(seed: string): SeasonSource {
  const rounds = memo(1200, (key: string) => {
    const [id, round] = key.split('|');
    return generateRound(
      seed,
      played.find((league) => league.id === id)!,
      Number(round),
    );
  });
  const roundOf = (league: League, round: number) => rounds(`${league.id}|${round}`);
  const races = played.map((league) => raceOf(seed, league, (round) => roundOf(league, round)));
  return {
    between(from, to) {
      const out: Fixture[] = [];
      // A round's week reaches into the Tuesday after it; local times may be a day off.
      const last = Math.floor((to - EPOCH) / WEEK) + 1;
      for (let week = Math.max(0, Math.floor((from - EPOCH) / WEEK) - 1); week <= last; week += 1) {
        for (const league of played)
          for (const round of [week * 2, week * 2 + 1]) {
            for (const fixture of roundOf(league, round)) {
              if (fixture.match.kickOff >= from && fixture.match.kickOff < to) out.push(fixture);
            }
          }
      }
      return out;
    },
    byNumber(number) {
      const league = played.find((one) => one.number === Math.floor((number - BASE) / PER_LEAGUE));
      if (!league) return null;
      const round = Math.floor(((number - BASE) % PER_LEAGUE) / PER_ROUND);
      return roundOf(league, round).find((fixture) => fixture.match.number === number) ?? null;
    },
    races,
    seasons: () => played.map((league, index) => seasonsOf(seed, league, races[index]!, (round) => roundOf(league, round))),
  };
}

function raceOf(seed: string, league: League, fixturesIn: (round: number) => readonly Fixture[]): OutrightRace<Fixture> {
  const byTeam = new Map(league.teams.map((id) => [clubs.get(id)!.team.number, id]));
  return {
    league: toWorldLeague(league),
    slot: league.number,
    ranking: 'points',
    endless: false,
    cup: isCup(league.id),
    seasonAt: (at) => Math.max(FIRST_SEASON, seasonOfWeek(league.id, Math.floor((at - EPOCH) / WEEK))),
    fixturesOf: (season) =>
      roundsOf(league.id, season)
        .flatMap(fixturesIn)
        .toSorted((a, b) => a.match.kickOff - b.match.kickOff || a.match.number - b.match.number),
    formOf: (season, team) => formOf(seed, byTeam.get(team)!, season),
  };
}

function seasonsOf(seed: string, league: League, race: OutrightRace, fixturesIn: (round: number) => readonly Fixture[]): LeagueSeasons {
  return {
    league: race.league,
    teams: league.teams.map((id) => clubs.get(id)!.team),
    ranking: 'points',
    earlier: EARLIER,
    seasonOf: ({ kickOff }) => race.seasonAt(kickOff),
    seasonAt: race.seasonAt,
    matchesOf: (season) => race.fixturesOf(season).map(({ match }) => match),
    meetingsOf(season, one, other) {
      const order = orderOf(seed, league, season);
      const own = roundsOf(league.id, season);
      return meetingRounds(order.length, [order.indexOf(one.id), order.indexOf(other.id)], 0, own.length)
        .flatMap((index) => fixturesIn(own[index]!).map(({ match }) => match))
        .filter(isBetween(one, other))
        .toSorted(byKickOff);
    },
  };
}

/** The clubs of a league in the order of their seats in a season. */
function orderOf(seed: string, league: League, season: number): string[] {
  return shuffled(league.teams, randomOf(`${seed}|order|${league.id}|${season}`));
}

function generateRound(seed: string, league: League, round: number): readonly Fixture[] {
  const season = seasonOf(league.id, round);
  const own = roundsOf(league.id, season);
  const roundIndex = own.indexOf(round);
  if (roundIndex < 0) return [];
  const week = Math.floor(round / 2);
  const kicks = kicksOf(league.id, {
    midweek: round % 2 === 0,
    midweekNext: own.includes((week + 1) * 2),
    last: roundIndex === own.length - 1,
  });
  const order = orderOf(seed, league, season).map((id) => withForm(clubs.get(id)!, formOf(seed, id, season)));
  const pairs = roundPairs(order.length, roundIndex).map(([home, away]) => [order[home]!, order[away]!] as const);
  const random = randomOf(`${seed}|round|${league.id}|${round}`);
  return placed(shuffled(pairs, random), kicks).map(({ pair: [home, away], kick }, index) => {
    const number = BASE + league.number * PER_LEAGUE + round * PER_ROUND + index;
    return {
      match: {
        id: `ev-${number}`,
        number,
        sport: 'football',
        format: 45,
        league: toWorldLeague(league),
        home: home.team,
        away: away.team,
        kickOff: localTime(league.zone, week * 7 + kick.day, kick.minutes),
        neutral: false,
        simulated: false,
        cancelled: false,
      },
      key: `${seed}|ev-${number}`,
      rates: ratesOf(league.id, home, away, false),
      statsLeague: league.id,
      firstAdded: null,
      result: null,
    };
  });
}

type Pairing = readonly [Club, Club];

/** Gives every pairing a time: the times fill one after another, those at the edge of the week without cup sides. */
function placed(pairs: readonly Pairing[], kicks: readonly Kick[]): { pair: Pairing; kick: Kick }[] {
  const left = [...pairs];
  const out: { pair: Pairing; kick: Kick }[] = [];
  const fill = (kick: Kick, room: number) => {
    for (let used = 0; used < room; used += 1) {
      const index = left.findIndex((pair) => !isEdge(kick) || !pair.some((club) => cupSides.has(club.team.id)));
      if (index < 0) return;
      out.push({ pair: left.splice(index, 1)[0]!, kick });
    }
  };
  for (const kick of kicks) fill(kick, kick.room);
  const widest = widestOf(kicks);
  if (widest) fill(widest, left.length);
  return out;
}
