import model from '../data/model.json';
import { FIRST_HALF_CORNERS, cornerMeans } from './corners.ts';
import { MINUTE, SECOND } from '../../kernel/clock/calendar.ts';
import { poisson, randomOf } from '../engine/chance.ts';
import type { Fixture } from '../engine/fixture.model.ts';
import type { Tempo } from './goal-time.ts';
import { pickGoals, type Moment } from './goals.ts';
import type { Stop } from '../engine/stops.ts';
import type { Script } from './script.model.ts';
import type { Incident, Side } from '../engine/world.model.ts';

const HALF = 45 * MINUTE;
export const BREAK = 15 * MINUTE;
const SIDES: readonly Side[] = ['home', 'away'];
const cards: Readonly<Record<string, { yellow: number[]; red: number[] }>> = model.cards;

/** Generates the course of a match, from the match alone. */
export function generateScript(fixture: Fixture): Script {
  const { match } = fixture;
  const random = randomOf(`play|${fixture.key}`);
  const tempo = pickTempo(fixture, random);
  const halfAt = match.kickOff + tempo.first;
  const secondAt = halfAt + BREAK;
  const worldTime = ({ half, time }: Moment) => (half === 0 ? match.kickOff : secondAt) + time;
  const incident = (type: Incident['type'], side: Side, moment: Moment): Incident => ({
    type,
    side,
    ...shownMinute(moment),
    at: worldTime(moment),
  });

  const reds = fixture.result ? [] : pickReds(fixture, tempo, random);
  const goals = pickGoals(fixture, tempo, reds, random);
  const incidents = [
    ...goals.map((one) => incident('goal', one.side, one)),
    ...reds.map((one) => incident('red', one.side, one)),
    ...pickCounts('yellow', yellowMeans(fixture), tempo, random).map((one) => incident('yellow', one.side, one)),
    ...pickCounts('corner', cornerMeans(fixture), tempo, random).map((one) => incident('corner', one.side, one)),
  ].toSorted((a, b) => a.at - b.at);
  const stops = incidents.flatMap((one) => stopFor(one, random) ?? []);
  const checks = pickCounts('corner', [0.4, 0.4], tempo, random).map((one) => early(one, tempo));
  for (const check of checks)
    stops.push({ from: worldTime(check), to: worldTime(check) + (10 + Math.floor(random() * 11)) * SECOND, reason: 'goal' });
  return {
    kickOff: match.kickOff,
    halfAt,
    secondAt,
    endAt: secondAt + tempo.second,
    tempo,
    abandoned: false,
    incidents,
    stops: stops.toSorted((a, b) => a.from - b.from),
  };
}

/** The minute that is shown for a moment: 1..45 and 46..90, stoppage apart. */
export function shownMinute({ half, time }: Moment): { minute: number; stoppage: number } {
  const over = time - HALF;
  const base = half === 0 ? 0 : 45;
  if (over >= 0) return { minute: base + 45, stoppage: Math.floor(over / MINUTE) + 1 };
  return { minute: base + Math.floor(Math.max(0, time) / MINUTE) + 1, stoppage: 0 };
}

function pickTempo(fixture: Fixture, random: () => number): Tempo {
  const known = fixture.result?.goals ?? [];
  const room = (minute: number) => Math.max(0, ...known.filter((goal) => goal.minute === minute).map((goal) => goal.added)) * MINUTE;
  const first = fixture.firstAdded ?? Math.max(room(45), (60 + Math.floor(random() * 180)) * SECOND);
  const secondPick = (180 + Math.floor(random() * (fixture.firstAdded === null ? 240 : 91))) * SECOND;
  return {
    firstShare: fixture.rates.firstShare,
    first: HALF + first,
    second: HALF + Math.max(room(90), secondPick),
    calm: fixture.firstAdded !== null,
  };
}

function pickReds(fixture: Fixture, tempo: Tempo, random: () => number) {
  const means = cards[fixture.statsLeague]?.red ?? [0.08, 0.09];
  return pickCounts('red', means, tempo, random).map((one) => ({ ...one, ...early(one, tempo) }));
}

/** Moves interruptions of calm first halves away from half time. */
function early(moment: Moment, tempo: Tempo): Moment {
  const isNearHalfTime = tempo.calm && moment.half === 0 && moment.time > tempo.first - 8 * MINUTE;
  return isNearHalfTime ? { half: 0, time: moment.time - 10 * MINUTE } : moment;
}

function yellowMeans(fixture: Fixture): readonly number[] {
  return cards[fixture.statsLeague]?.yellow ?? [1.8, 2.1];
}

function pickCounts(type: Incident['type'], means: readonly number[], tempo: Tempo, random: () => number) {
  return SIDES.flatMap((side, index) =>
    Array.from({ length: poisson(means[index]!, random) }, () => {
      // Cards come mostly after half time.
      const half: 0 | 1 = random() < (type === 'corner' ? FIRST_HALF_CORNERS : 0.34) ? 0 : 1;
      return { side, half, time: Math.floor(random() * (half === 0 ? tempo.first : tempo.second)) };
    }),
  );
}

/**
 * Goals and reds stop the sale until the market makers have found their new prices. It never stops before them: a continued sale
 * would then reveal that nothing happens in the next seconds.
 */
function stopFor(incident: Incident, random: () => number): Stop | null {
  if (incident.type === 'goal') return { from: incident.at, to: incident.at + (25 + Math.floor(random() * 11)) * SECOND, reason: 'goal' };
  if (incident.type === 'red') return { from: incident.at, to: incident.at + (25 + Math.floor(random() * 16)) * SECOND, reason: 'card' };
  return null;
}
