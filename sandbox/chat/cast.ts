import { hash, unit } from '../world/chance';
import type { MatchState, World, WorldMatch } from '../world/world.model';
import { CAST, CAST_LINES } from './cast.copy';
import type { Room } from './room';

/** What somebody of the cast says. The key names it within its room: it is said once, whoever asks and how often. */
export interface CastLine {
  key: string;
  /** World ms. */
  at: number;
  speaker: (typeof CAST)[number];
  content: string;
}

type Kind = keyof typeof CAST_LINES;
type Facts = Readonly<Record<string, string>>;
type Saying = Omit<CastLine, 'speaker' | 'content'> & { turn: number; kind: Kind; facts: Facts };

const MINUTE_MS = 60_000;
/** World ms between two remarks. */
const MATCH_STEP_MS = 4 * MINUTE_MS;
const LOBBY_STEP_MS = 10 * MINUTE_MS;
/** Share of a step within which its remark falls. */
const SPREAD = 0.8;
/** The company comes this long before the match. */
const BEFORE_MS = 20 * MINUTE_MS;
/** Steps that are made up for when nobody was there: about a match, or a morning in the lobby. */
const MOST_STEPS = 45;
const AFTER_GOAL_MS = 20_000;
const LATE_S = 80 * 60;

/**
 * What the cast says in a room in (`since`, now], oldest first: a function of the seed, the world and the room, so that it
 * is the same in every process and after every restart. It speaks of what the match shows and of nothing else.
 */
export function castLines(world: World, seed: string, room: Room, since: number): CastLine[] {
  const sayings = room.match ? [...remarks(world, seed, room.match, since), ...events(world, room.match)] : gossip(world, seed, since);
  return sayings
    .filter(({ at }) => at > since && at <= world.now())
    .toSorted((a, b) => a.at - b.at)
    .map(({ key, at, turn, kind, facts }) => {
      // Each takes the next turn: nobody speaks twice running, and nothing is said twice running.
      const start = hash(`${seed}|${room.key}`);
      const lines = CAST_LINES[kind];
      return { key, at, speaker: CAST[(start + turn) % CAST.length]!, content: fill(lines[(start + turn) % lines.length]!, facts) };
    });
}

const fill = (line: string, facts: Facts) => line.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');

/** Moments of remarks from `from` to `to`, one a step. */
function moments(seed: string, step: number, { from, to }: { from: number; to: number }): { key: string; turn: number; at: number }[] {
  const last = Math.floor(to / step);
  const first = Math.max(Math.floor(from / step), last - MOST_STEPS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
    .map((number) => ({ key: `at-${number}`, turn: number, at: Math.trunc((number + SPREAD * unit(`${seed}|${step}|${number}`)) * step) }))
    .filter(({ at }) => at >= from && at <= to);
}

function remarks(world: World, seed: string, match: WorldMatch, since: number): Saying[] {
  const now = world.state(match);
  const to = Math.min(world.now(), (now.endedAt ?? Infinity) - 1);
  const from = Math.max(since, match.kickOff - BEFORE_MS);
  return moments(`${seed}|${match.id}`, MATCH_STEP_MS, { from, to }).map(({ key, turn, at }) => {
    const state = world.state(match, at);
    return { key, turn, at, kind: kindOf(state), facts: factsOf(match, state.score) };
  });
}

function kindOf({ sport, phase, score: [home, away], seconds }: MatchState): Kind {
  if (phase === 'not-started') return 'before';
  if (phase === 'half-time' || phase === 'break') return 'rest';
  if (sport !== 'football') return home === away ? 'pointsLevel' : 'points';
  if (seconds >= LATE_S) return home === away ? 'lateLevel' : 'late';
  if (home === away) return home === 0 ? 'level' : 'levelGoals';
  return 'lead';
}

function factsOf(match: WorldMatch, [home, away]: readonly [number, number]): Facts {
  const names = { home: match.home.name, away: match.away.name };
  return {
    ...names,
    score: `${home}-${away}`,
    lead: home >= away ? names.home : names.away,
    trail: home >= away ? names.away : names.home,
  };
}

/** Goals, and the end. */
function events(world: World, match: WorldMatch): Saying[] {
  const { incidents, endedAt, phase, score } = world.state(match);
  const goals = incidents.filter(({ type }) => type === 'goal').toSorted((a, b) => a.at - b.at);
  const told = goals.map(({ side, minute, at }, place): Saying => {
    const before = goals.slice(0, place + 1);
    const count = (of: string) => before.filter((goal) => goal.side === of).length;
    const facts = { ...factsOf(match, [count('home'), count('away')]), team: match[side].name, minute: String(minute) };
    return { key: `goal-${place + 1}-${side}`, turn: place, at: Math.trunc(at) + AFTER_GOAL_MS, kind: 'goal', facts };
  });
  if (endedAt === null || phase !== 'ended') return told;
  return [...told, { key: 'over', turn: 0, at: Math.trunc(endedAt) + AFTER_GOAL_MS, kind: 'over', facts: factsOf(match, score) }];
}

/** The lobby speaks of whatever is played. */
function gossip(world: World, seed: string, since: number): Saying[] {
  return moments(`${seed}|lobby`, LOBBY_STEP_MS, { from: since, to: world.now() }).map(({ key, turn, at }) => {
    const live = world.live(at);
    const match = live[hash(`${seed}|lobby|${key}`) % Math.max(1, live.length)];
    return match
      ? { key, turn, at, kind: 'lobby', facts: factsOf(match, world.state(match, at).score) }
      : { key, turn, at, kind: 'lobbyQuiet', facts: {} };
  });
}
