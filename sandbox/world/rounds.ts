import { DAY, EPOCH, MINUTE } from './calendar.ts';
import { randomOf, shuffled } from './chance.ts';
import { memo } from './memo.ts';
import { pairsPerRound, roundPairs } from './round-robin.ts';
import type { WorldLeague, WorldMatch, WorldTeam } from './world.model.ts';

/** A small league that plays one round a day, always in the same half hour. */
export interface Circuit {
  league: WorldLeague;
  teams: readonly WorldTeam[];
  /** `format` of its matches. */
  format: number;
}

/** A league that plays a round every two days. */
export interface LeagueSchedule extends Circuit {
  /** Start times in minutes after midnight UTC; they may run over midnight. */
  minutes: readonly number[];
}

export interface Rounds {
  between(from: number, to: number, shown: number): WorldMatch[];
  byNumber(number: number): WorldMatch | null;
  /** Matches of the small leagues that start on the same day as this one, by kick-off; null for a match of a league. */
  dayOf(number: number): number | null;
  matchesOfDay(day: number): readonly WorldMatch[];
}

/** One match of the small leagues starts this often, so that one is always about to end. */
export const SLOT = 5 * MINUTE;
export const SLOTS = DAY / SLOT;

const LEAGUES_FROM = 10_000_000;
const PER_LEAGUE = 1_000_000;
const PER_ROUND = 32;

interface Options {
  seed: string;
  /** Numbers of its matches begin here. */
  base: number;
  leagues: readonly LeagueSchedule[];
  /** In the order of the day, which begins `dayBegins` ms after midnight UTC; their pairs fill it. */
  circuits: readonly Circuit[];
  dayBegins: number;
  simulated: boolean;
}

/** The matches of a sport whose leagues play round robins all year. */
export function createRounds({ seed, base, leagues, circuits, dayBegins, simulated }: Options): Rounds {
  const daySlots = circuits
    .flatMap((circuit) => Array.from({ length: pairsPerRound(circuit.teams.length) }, (_, pair) => ({ circuit, pair })))
    .slice(0, SLOTS);
  // A sport of leagues alone has no matches round the clock.
  if (circuits.length > 0 && daySlots.length < SLOTS) throw new Error('Too few small leagues to fill a day.');
  const orders = new Map(
    [...leagues, ...circuits].map(({ league, teams }) => [league.id, shuffled(teams, randomOf(`${seed}|order|${league.id}`))]),
  );

  const toMatch = (number: number, { league, format }: Circuit, round: number, pair: number, kickOff: number): WorldMatch => {
    const order = orders.get(league.id)!;
    const [home, away] = roundPairs(order.length, round)[pair]!;
    return {
      id: `ev-${number}`,
      number,
      sport: league.sport,
      league,
      home: order[home]!,
      away: order[away]!,
      kickOff,
      format,
      neutral: league.sport === 'tennis',
      simulated,
      cancelled: false,
    };
  };

  const small = memo(4096, (serial: number) => {
    const day = Math.floor(serial / SLOTS);
    const { circuit, pair } = daySlots[serial % SLOTS]!;
    return toMatch(base + serial, circuit, day, pair, EPOCH + dayBegins + serial * SLOT);
  });

  const rounds = memo(512, (key: string): readonly WorldMatch[] => {
    const [index, round] = key.split('|').map(Number) as [number, number];
    const schedule = leagues[index]!;
    const order = shuffled(
      Array.from({ length: pairsPerRound(schedule.teams.length) }, (_, pair) => pair),
      randomOf(`${seed}|round|${schedule.league.id}|${round}`),
    );
    return order.map((pair, pairIndex) => {
      const minutes = schedule.minutes[Math.floor(pairIndex / 2) % schedule.minutes.length]!;
      const number = base + LEAGUES_FROM + index * PER_LEAGUE + round * PER_ROUND + pairIndex;
      return toMatch(number, schedule, round, pair, EPOCH + (2 * round + (pairIndex % 2)) * DAY + minutes * MINUTE);
    });
  });

  const matchesOfDay = (day: number) => Array.from({ length: SLOTS }, (_, slot) => small(day * SLOTS + slot));

  return {
    between(from, to, shown) {
      const out: WorldMatch[] = [];
      const first = circuits.length === 0 ? Number.POSITIVE_INFINITY : Math.max(0, Math.ceil((from - EPOCH - dayBegins) / SLOT));
      for (let serial = first; EPOCH + dayBegins + serial * SLOT < Math.min(to, shown); serial += 1) out.push(small(serial));
      for (let round = Math.max(0, Math.floor((from - EPOCH) / DAY / 2) - 1); EPOCH + 2 * round * DAY < to; round += 1) {
        for (const index of leagues.keys())
          out.push(...rounds(`${index}|${round}`).filter((match) => match.kickOff >= from && match.kickOff < to));
      }
      return out;
    },
    byNumber(number) {
      const serial = number - base;
      if (serial < 0 || serial >= LEAGUES_FROM + leagues.length * PER_LEAGUE) return null;
      if (serial < LEAGUES_FROM) return circuits.length === 0 ? null : small(serial);
      const index = Math.floor((serial - LEAGUES_FROM) / PER_LEAGUE);
      const round = Math.floor((serial % PER_LEAGUE) / PER_ROUND);
      return rounds(`${index}|${round}`).find((match) => match.number === number) ?? null;
    },
    dayOf: (number) => (number - base < LEAGUES_FROM ? Math.floor((number - base) / SLOTS) : null),
    matchesOfDay,
  };
}
