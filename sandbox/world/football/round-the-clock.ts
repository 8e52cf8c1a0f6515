import { DAY, EPOCH, HOUR, MINUTE, SECOND } from '../../kernel/clock/calendar.ts';
import { randomOf, shuffled, unit } from '../engine/chance.ts';
import type { Club } from './club.ts';
import type { Fixture, FixtureSource } from '../engine/fixture.model.ts';
import { roundRobinSeasons } from '../engine/league-seasons.ts';
import { memo } from '../engine/memo.ts';
import { ratesOf } from './rates.ts';
import { roundTheClockLeagues, type RoundTheClockRegion } from './round-the-clock-teams.ts';
import { pairsPerRound, roundPairs } from '../engine/round-robin.ts';

/**
 * Round-the-clock leagues: matches of small leagues whose kick-offs follow each other day and night, so that at every moment one is
 * within five minutes of half time and one has at most six minutes left (contract §1, World speed). Every quarter of an hour four
 * of them start; their first-half stoppage puts the places of half times 3:45 apart. Half time itself is random around its place,
 * so that the minutes announced do not reveal its second: half times are at most 4:25 apart, and with 3:00 to 4:30 minutes of
 * second-half stoppage the ends at most 5:55.
 */
const STARTS = [
  { minute: 0, added: 80 * SECOND },
  { minute: 0, added: 305 * SECOND },
  { minute: 5, added: 230 * SECOND },
  { minute: 10, added: 155 * SECOND },
] as const;
/** Largest distance of half time from its place, in seconds. */
const SPREAD = 20;
const QUARTER = 15 * MINUTE;
const SLOTS = (DAY / QUARTER) * STARTS.length;

/** Numbers of round-the-clock matches begin here. */
const BASE = 100_000_000;

/** Hours of the UTC day in which a region plays, with their weights, and the hour at which its own day begins. */
const HOURS: Readonly<Record<RoundTheClockRegion, { newDay: number; weights: readonly number[] }>> = {
  east: { newDay: 18, weights: [1, 2, 2, 3, 1, 1, 3, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
  west: { newDay: 0, weights: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0] },
  europe: { newDay: 0, weights: [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0] },
  america: { newDay: 8, weights: [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
};
const REGIONS: readonly RoundTheClockRegion[] = ['east', 'west', 'europe', 'america'];

interface Slot {
  region: RoundTheClockRegion;
  /** Index of the match in the region's own day. */
  dayIndex: number;
  /** Number of the region's matches per day. */
  perDay: number;
}

const template: readonly Slot[] = generateTemplate();

function generateTemplate(): Slot[] {
  const regions = Array.from({ length: SLOTS }, (_, slot) => regionOf(slot));
  const slots: Slot[] = [];
  for (const region of REGIONS) {
    const first = (HOURS[region].newDay * SLOTS) / 24;
    const own = regions
      .map((one, slot) => ({ one, slot }))
      .filter(({ one }) => one === region)
      .map(({ slot }) => slot)
      .toSorted((a, b) => ((a - first + SLOTS) % SLOTS) - ((b - first + SLOTS) % SLOTS));
    for (const [dayIndex, slot] of own.entries()) slots[slot] = { region, dayIndex, perDay: own.length };
  }
  return slots;
}

/** Regions alternate within an hour by their weights; the golden step mixes them evenly. */
function regionOf(slot: number): RoundTheClockRegion {
  const hour = Math.floor((slot * 24) / SLOTS);
  const total = REGIONS.reduce((sum, region) => sum + HOURS[region].weights[hour]!, 0);
  let remaining = ((slot * 0.618_033_988_75) % 1) * total;
  for (const region of REGIONS) {
    remaining -= HOURS[region].weights[hour]!;
    if (remaining < 0) return region;
  }
  return 'europe';
}

/** The order in which a region's leagues play one round each: three leagues side by side, then the next three. */
const cycles: Readonly<Record<RoundTheClockRegion, readonly { index: number; pair: number }[]>> = {
  east: cycleOf('east'),
  west: cycleOf('west'),
  europe: cycleOf('europe'),
  america: cycleOf('america'),
};

function cycleOf(region: RoundTheClockRegion): { index: number; pair: number }[] {
  const list = roundTheClockLeagues[region];
  const out: { index: number; pair: number }[] = [];
  for (let block = 0; block < list.length; block += 3) {
    const here = [block, block + 1, block + 2].filter((index) => index < list.length);
    const maxPairs = Math.max(...here.map((index) => pairsPerRound(list[index]!.teams.length)));
    for (let pair = 0; pair < maxPairs; pair += 1) {
      for (const index of here) if (pair < pairsPerRound(list[index]!.teams.length)) out.push({ index, pair });
    }
  }
  return out;
}

/** @param simulated marks the matches 模拟赛事, if real seasons are played beside them. */
export function createRoundTheClock(seed: string, simulated: boolean): FixtureSource {
  const orders = memo(256, (key: string) => {
    const [region, index] = key.split('|');
    const { league, teams } = roundTheClockLeagues[region as RoundTheClockRegion][Number(index)]!;
    return shuffled(teams, randomOf(`${seed}|order|${league.id}`));
  });
  const fixtures = memo(4096, (serial: number) => fixtureAt(seed, serial, orders, simulated));
  return {
    between(from, to) {
      const out: Fixture[] = [];
      const firstQuarter = Math.max(0, Math.floor((from - EPOCH) / QUARTER));
      for (let serial = firstQuarter * STARTS.length; kickOffOf(serial) < to; serial += 1) {
        if (kickOffOf(serial) >= from) out.push(fixtures(serial));
      }
      return out;
    },
    byNumber(number) {
      const serial = number - BASE;
      return serial >= 0 && serial < BASE ? fixtures(serial) : null;
    },
    seasons: () =>
      REGIONS.flatMap((region) =>
        roundTheClockLeagues[region].map(({ league }, index) => {
          const length = cycles[region].length;
          const positions = cycles[region].flatMap((one, position) => (one.index === index ? [position] : []));
          return roundRobinSeasons({
            league,
            teams: orders(`${region}|${index}`).map(({ team }) => team),
            ranking: 'points',
            roundOf: ({ number }) => Math.floor(sequenceOf(number - BASE) / length),
            roundAt: (at) => Math.floor((ownDayOf(region, at) * daySlots[region].length) / length),
            matchesIn: (round) =>
              positions.flatMap((position) => {
                const serial = serialOf(region, round * length + position);
                return serial >= 0 ? [fixtures(serial).match] : [];
              }),
          });
        }),
      ),
  };
}

function kickOffOf(serial: number): number {
  return EPOCH + Math.floor(serial / STARTS.length) * QUARTER + STARTS[serial % STARTS.length]!.minute * MINUTE;
}

/** Day of a region that contains a moment, from the epoch on. */
function ownDayOf(region: RoundTheClockRegion, at: number): number {
  return Math.floor((at - EPOCH - HOURS[region].newDay * HOUR) / DAY) + 1;
}

/** Place of a match among all of its region. */
function sequenceOf(serial: number): number {
  const { region, dayIndex, perDay } = template[serial % SLOTS]!;
  return ownDayOf(region, kickOffOf(serial)) * perDay + dayIndex;
}

/** Slots of each region, in the order of its own day. */
const daySlots: Readonly<Record<RoundTheClockRegion, readonly number[]>> = {
  east: slotsOf('east'),
  west: slotsOf('west'),
  europe: slotsOf('europe'),
  america: slotsOf('america'),
};

function slotsOf(region: RoundTheClockRegion): number[] {
  const out: number[] = [];
  for (const [slot, one] of template.entries()) if (one.region === region) out[one.dayIndex] = slot;
  return out;
}

/** The reverse of `sequenceOf`; negative before the epoch. */
function serialOf(region: RoundTheClockRegion, sequence: number): number {
  const slots = daySlots[region];
  const ownDay = Math.floor(sequence / slots.length);
  const slot = slots[sequence % slots.length]!;
  // A region's day begins on the evening before.
  const first = (HOURS[region].newDay * SLOTS) / 24;
  return (slot < first ? ownDay : ownDay - 1) * SLOTS + slot;
}

function fixtureAt(seed: string, serial: number, orders: (key: string) => readonly Club[], simulated: boolean): Fixture {
  const kickOff = kickOffOf(serial);
  const { region } = template[serial % SLOTS]!;
  const cycle = cycles[region];
  const sequence = sequenceOf(serial);
  const { index, pair } = cycle[sequence % cycle.length]!;
  const { league, level, teams } = roundTheClockLeagues[region][index]!;
  const order = orders(`${region}|${index}`);
  const [homeSeat, awaySeat] = roundPairs(teams.length, Math.floor(sequence / cycle.length))[pair]!;
  const [home, away] = [order[homeSeat]!, order[awaySeat]!];
  const number = BASE + serial;
  const key = `${seed}|ev-${number}`;
  const off = Math.floor(unit(`added|${key}`) * (2 * SPREAD + 1)) - SPREAD;
  return {
    match: {
      id: `ev-${number}`,
      number,
      sport: 'football',
      league,
      home: home.team,
      away: away.team,
      kickOff,
      format: 45,
      neutral: false,
      simulated,
      cancelled: false,
    },
    key,
    rates: ratesOf(level, home, away, false),
    statsLeague: level,
    firstAdded: STARTS[serial % STARTS.length]!.added + off * SECOND,
    result: null,
  };
}
