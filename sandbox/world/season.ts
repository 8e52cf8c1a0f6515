import { EPOCH, WEEK, localTime } from './calendar.ts';
import { randomOf, shuffled } from './chance.ts';
import { clubs, leagues, type Club, type League } from './club.ts';
import { toCompetition } from './competition.ts';
import type { Fixture, SeasonSource, TitleRace } from './fixture.model.ts';
import { memo } from './memo.ts';
import { ratesOf } from './rates.ts';
import { roundPairs } from './round-robin.ts';
import { hasMidweek, isCup, isEdge, kicksOf, type Kick } from './season-slots.ts';

const played = leagues.filter((league) => league.teams.length > 0);
const cupSides = new Set(played.filter((league) => isCup(league.id)).flatMap((league) => league.teams));

/** Numbers: league × 1,000,000 + round × 64 + place in the round, from 200,000,000 on. */
const BASE = 200_000_000;
const PER_LEAGUE = 1_000_000;
const PER_ROUND = 64;

/**
 * The drawn season: every league plays a round each weekend and one in the middle of every other week, cups in between,
 * all year. A round is a function of (seed, league, week), so that any date costs the same.
 */
export function createSeason(seed: string): SeasonSource {
  const rounds = memo(600, (key: string) => {
    const [id, round] = key.split('|');
    return drawRound(
      seed,
      played.find((league) => league.id === id)!,
      Number(round),
    );
  });
  return {
    between(from, to) {
      const out: Fixture[] = [];
      // A round's week reaches into the Tuesday after it; local times may lie a day off.
      const last = Math.floor((to - EPOCH) / WEEK) + 1;
      for (let week = Math.max(0, Math.floor((from - EPOCH) / WEEK) - 1); week <= last; week += 1) {
        for (const league of played)
          for (const round of roundsOf(league.id, week)) {
            for (const fixture of rounds(`${league.id}|${round}`)) {
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
      return rounds(`${league.id}|${round}`).find((fixture) => fixture.match.number === number) ?? null;
    },
    races: played.map((league) => raceOf(league, (round) => rounds(`${league.id}|${round}`))),
  };
}

/** Rounds after which a cup's table stands; leagues play everybody at home and away. */
const CUP_ROUNDS = 8;

function raceOf(league: League, fixturesIn: (round: number) => readonly Fixture[]): TitleRace {
  const cup = isCup(league.id);
  const turns = cup ? CUP_ROUNDS : 2 * (league.teams.length + (league.teams.length % 2) - 1);
  const perWeek = cup ? 0.5 : 1.5;
  const seasonOf = (round: number) => Math.floor(turnOf(league.id, round) / turns);
  return {
    competition: toCompetition(league),
    cup,
    seasonAt(at) {
      let week = Math.max(0, Math.floor((at - EPOCH) / WEEK));
      while (roundsOf(league.id, week).length === 0) week += 1;
      return seasonOf(roundsOf(league.id, week)[0]!);
    },
    fixturesOf(season) {
      const out: Fixture[] = [];
      for (let week = Math.max(0, Math.floor((season * turns) / perWeek) - 3); ; week += 1) {
        for (const round of roundsOf(league.id, week)) {
          const own = seasonOf(round);
          if (own > season) return out.toSorted((a, b) => a.match.kickOff - b.match.kickOff || a.match.number - b.match.number);
          if (own === season) out.push(...fixturesIn(round));
        }
      }
    },
  };
}

/** Rounds are counted from the epoch, two numbers a week: even ones midweek, odd ones at the weekend. */
function roundsOf(league: string, week: number): number[] {
  const midweek = hasMidweek(league, week) ? [week * 2] : [];
  return isCup(league) ? midweek : [...midweek, week * 2 + 1];
}

/** How many rounds came before: of cups one every second week, of leagues three in two weeks. */
function turnOf(league: string, round: number): number {
  const week = Math.floor(round / 2);
  if (isCup(league)) return Math.floor(week / 2);
  const after = round % 2 === 0 || !hasMidweek(league, week) ? 0 : 1;
  return week + Math.floor((week + (hasMidweek(league, 0) ? 1 : 0)) / 2) + after;
}

function drawRound(seed: string, league: League, round: number): readonly Fixture[] {
  const week = Math.floor(round / 2);
  const midweek = round % 2 === 0;
  if (!roundsOf(league.id, week).includes(round)) return [];
  const turn = turnOf(league.id, round);
  const order = shuffled(league.teams, randomOf(`${seed}|order|${league.id}`)).map((id) => clubs.get(id)!);
  const pairs = roundPairs(order.length, turn).map(([home, away]) => [order[home]!, order[away]!] as const);
  const random = randomOf(`${seed}|round|${league.id}|${round}`);
  return placed(shuffled(pairs, random), kicksOf(league.id, week, midweek)).map(({ pair: [home, away], kick }, place) => {
    const number = BASE + league.number * PER_LEAGUE + round * PER_ROUND + place;
    return {
      match: {
        id: `ev-${number}`,
        number,
        sport: 'football',
        format: 45,
        competition: toCompetition(league),
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
  const widest = kicks.toSorted((a, b) => b.room - a.room).find((kick) => !isEdge(kick));
  if (widest) fill(widest, left.length);
  return out;
}
