import { EPOCH, WEEK, localTime } from './calendar.ts';
import { randomOf, shuffled } from './chance.ts';
import { clubs, leagues, type Club, type League } from './club.ts';
import { toCompetition } from './competition.ts';
import type { Fixture, FixtureSource } from './fixture.model.ts';
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
export function createSeason(seed: string): FixtureSource {
  const rounds = memo(600, (key: string) => {
    const [id, round] = key.split('|');
    return drawRound(seed, played.find((league) => league.id === id)!, Number(round));
  });
  return {
    between(from, to) {
      const out: Fixture[] = [];
      // A round's week reaches into the Tuesday after it; local times may lie a day off.
      const last = Math.floor((to - EPOCH) / WEEK) + 1;
      for (let week = Math.max(0, Math.floor((from - EPOCH) / WEEK) - 1); week <= last; week += 1) {
        for (const league of played) for (const round of roundsOf(league.id, week)) {
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
  };
}

/** Rounds are counted from the epoch, two numbers a week: even ones midweek, odd ones at the weekend. */
function roundsOf(league: string, week: number): number[] {
  const midweek = hasMidweek(league, week) ? [week * 2] : [];
  return isCup(league) ? midweek : [...midweek, week * 2 + 1];
}

function drawRound(seed: string, league: League, round: number): readonly Fixture[] {
  const week = Math.floor(round / 2);
  const midweek = round % 2 === 0;
  if (!roundsOf(league.id, week).includes(round)) return [];
  // How many rounds came before: of cups one every second week, of leagues three in two weeks.
  const turn = isCup(league.id) ? Math.floor(week / 2) : week + Math.floor((week + (hasMidweek(league.id, 0) ? 1 : 0)) / 2) + (midweek ? 0 : hasMidweek(league.id, week) ? 1 : 0);
  const order = shuffled(league.teams, randomOf(`${seed}|order|${league.id}`)).map((id) => clubs.get(id)!);
  const pairs = roundPairs(order.length, turn).map(([home, away]) => [order[home]!, order[away]!] as const);
  const random = randomOf(`${seed}|round|${league.id}|${round}`);
  return placed(shuffled(pairs, random), kicksOf(league.id, week, midweek)).map(({ pair: [home, away], kick }, place) => {
    const number = BASE + league.number * PER_LEAGUE + round * PER_ROUND + place;
    return {
      match: {
        id: `ev-${number}`, number, sport: 'football', format: 45, competition: toCompetition(league), home: home.team, away: away.team,
        kickOff: localTime(league.zone, week * 7 + kick.day, kick.minutes), neutral: false, simulated: false, cancelled: false,
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
