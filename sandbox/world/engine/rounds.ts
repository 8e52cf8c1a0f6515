import { DAY, EPOCH, MINUTE } from '../../kernel/clock/calendar.ts';
import { randomOf, shuffled } from './chance.ts';
import { roundRobinSeasons, type LeagueSeasons } from './league-seasons.ts';
import { memo } from './memo.ts';
import { pairsPerRound, roundPairs } from './round-robin.ts';
import type { Ranking } from './standings.ts';
import type { WorldLeague, WorldMatch, WorldTeam } from './world.model.ts';

/** A small league that plays one round a day, always at the same time. */
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
  /** Seasons of every league; `ranking` of their tables, null without tables. */
  seasons(ranking: Ranking | null): LeagueSeasons[];
}

/** Small leagues whose matches start at even distances, day and night. */
export interface Relay {
  /** Circuits in the order of the day; their pairs fill it. */
  circuits: readonly Circuit[];
  /** ms from one start to the next; a day contains a whole number of them. */
  slot: number;
  /** ms after midnight UTC at which its day begins. */
  dayBegins: number;
}

const LEAGUES_FROM = 10_000_000;
const PER_LEAGUE = 1_000_000;
/** Numbers of the first relay begin at the base, those of the second one here, above those of all leagues. */
const RELAYS_FROM = [0, 50_000_000] as const;
const PER_RELAY = 10_000_000;
const PER_ROUND = 32;

interface Options {
  seed: string;
  /** Numbers of its matches begin here. */
  base: number;
  leagues: readonly LeagueSchedule[];
  /** At most two; none in a sport of leagues alone. */
  relays: readonly Relay[];
  simulated: boolean;
}

/** The matches of a sport whose leagues play round robins all year. */
export function createRounds({ seed, base, leagues, relays, simulated }: Options): Rounds {
  const orders = new Map(
    [...leagues, ...relays.flatMap(({ circuits }) => circuits)].map(({ league, teams }) => [
      league.id,
      shuffled(teams, randomOf(`${seed}|order|${league.id}`)),
    ]),
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

  const small = relays.map(({ circuits, slot, dayBegins }, relay) => {
    const perDay = DAY / slot;
    const daySlots = circuits
      .flatMap((circuit) => Array.from({ length: pairsPerRound(circuit.teams.length) }, (_, pair) => ({ circuit, pair })))
      .slice(0, perDay);
    if (daySlots.length < perDay) throw new Error('Too few small leagues to fill a day.');
    return {
      slot,
      begins: EPOCH + dayBegins,
      perDay,
      daySlots,
      match: memo(4096, (serial: number) => {
        const day = Math.floor(serial / perDay);
        const { circuit, pair } = daySlots[serial % perDay]!;
        return toMatch(base + RELAYS_FROM[relay]! + serial, circuit, day, pair, EPOCH + dayBegins + serial * slot);
      }),
    };
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

  return {
    between(from, to, shown) {
      const out: WorldMatch[] = [];
      for (const { slot, begins, match } of small) {
        const first = Math.max(0, Math.ceil((from - begins) / slot));
        for (let serial = first; begins + serial * slot < Math.min(to, shown); serial += 1) out.push(match(serial));
      }
      for (let round = Math.max(0, Math.floor((from - EPOCH) / DAY / 2) - 1); EPOCH + 2 * round * DAY < to; round += 1) {
        for (const index of leagues.keys())
          out.push(...rounds(`${index}|${round}`).filter((match) => match.kickOff >= from && match.kickOff < to));
      }
      return out;
    },
    byNumber(number) {
      const serial = number - base;
      const relay = RELAYS_FROM.findIndex((first) => serial >= first && serial < first + PER_RELAY);
      if (relay >= 0) return small[relay]?.match(serial - RELAYS_FROM[relay]!) ?? null;
      if (serial < 0 || serial >= LEAGUES_FROM + leagues.length * PER_LEAGUE) return null;
      const index = Math.floor((serial - LEAGUES_FROM) / PER_LEAGUE);
      const round = Math.floor((serial % PER_LEAGUE) / PER_ROUND);
      return rounds(`${index}|${round}`).find((match) => match.number === number) ?? null;
    },
    seasons: (ranking) => [
      ...leagues.map(({ league }, index) =>
        roundRobinSeasons({
          league,
          teams: orders.get(league.id)!,
          ranking,
          roundOf: ({ number }) => Math.floor(((number - base - LEAGUES_FROM) % PER_LEAGUE) / PER_ROUND),
          roundAt: (at) => Math.floor((at - EPOCH) / DAY / 2),
          matchesIn: (round) => rounds(`${index}|${round}`),
        }),
      ),
      ...relays.flatMap(({ circuits }, relay) => {
        const { begins, perDay, daySlots, match: matchAt } = small[relay]!;
        return circuits.map((circuit) => {
          const slots = daySlots.flatMap((one, index) => (one.circuit === circuit ? [index] : []));
          return roundRobinSeasons({
            league: circuit.league,
            teams: orders.get(circuit.league.id)!,
            ranking,
            roundOf: ({ number }) => Math.floor((number - base - RELAYS_FROM[relay]!) / perDay),
            roundAt: (at) => Math.floor((at - begins) / DAY),
            matchesIn: (round) => slots.map((index) => matchAt(round * perDay + index)),
          });
        });
      }),
    ],
  };
}
