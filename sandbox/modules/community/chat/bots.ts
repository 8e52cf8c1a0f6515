import { hash, unit } from '../../../world/engine/chance';
import type { MatchState, World, WorldMatch } from '../../../world/engine/world.model';
import { CHAT_BOTS, BOT_TEMPLATES } from './bots.copy';
import type { Room } from './room';
import { MINUTE } from '../../../kernel/clock/calendar';

/** A message of a bot. The key names it within its room: it is stored once, however often it is generated. */
export interface BotMessage {
  key: string;
  /** World ms. */
  at: number;
  speaker: (typeof CHAT_BOTS)[number];
  content: string;
}

type Kind = keyof typeof BOT_TEMPLATES;
type Facts = Readonly<Record<string, string>>;
type BotRemark = Omit<BotMessage, 'speaker' | 'content'> & { sequence: number; kind: Kind; facts: Facts };

/** World ms between two messages. */
const MATCH_STEP_MS = 4 * MINUTE;
const LOBBY_STEP_MS = 10 * MINUTE;
/** Share of a step within which its message falls. */
const SPREAD = 0.8;
/** Bots begin this long before the match. */
const BEFORE_MS = 20 * MINUTE;
/** Max steps generated afterwards for a room that was empty: the length of a match, or a morning in the lobby. */
const MAX_STEPS = 45;
const AFTER_GOAL_MS = 20_000;
const CLOSING_STAGE_S = 80 * 60;

/**
 * The bots' messages of a room in (`since`, now], oldest first: a function of the seed, the world and the room, so that it is the
 * same in every process and after every restart. They use only facts that the match shows.
 */
export function botMessages(world: World, seed: string, room: Room, since: number): BotMessage[] {
  const allRemarks = room.match
    ? [...matchRemarks(world, seed, room.match, since), ...eventRemarks(world, room.match)]
    : lobbyRemarks(world, seed, since);
  return allRemarks
    .filter(({ at }) => at > since && at <= world.now())
    .toSorted((a, b) => a.at - b.at)
    .map(({ key, at, sequence, kind, facts }) => {
      // Bots and lines follow in order: neither a bot nor a line comes twice in a row.
      const start = hash(`${seed}|${room.key}`);
      const templates = BOT_TEMPLATES[kind];
      return {
        key,
        at,
        speaker: CHAT_BOTS[(start + sequence) % CHAT_BOTS.length]!,
        content: fill(templates[(start + sequence) % templates.length]!, facts),
      };
    });
}

const fill = (template: string, facts: Facts) => template.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');

/** Times of messages from `from` to `to`, one a step. */
function moments(seed: string, step: number, { from, to }: { from: number; to: number }): { key: string; sequence: number; at: number }[] {
  const last = Math.floor(to / step);
  const first = Math.max(Math.floor(from / step), last - MAX_STEPS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
    .map((number) => ({
      key: `at-${number}`,
      sequence: number,
      at: Math.trunc((number + SPREAD * unit(`${seed}|${step}|${number}`)) * step),
    }))
    .filter(({ at }) => at >= from && at <= to);
}

function matchRemarks(world: World, seed: string, match: WorldMatch, since: number): BotRemark[] {
  const now = world.state(match);
  const to = Math.min(world.now(), (now.endedAt ?? Infinity) - 1);
  const from = Math.max(since, match.kickOff - BEFORE_MS);
  return moments(`${seed}|${match.id}`, MATCH_STEP_MS, { from, to }).map(({ key, sequence, at }) => {
    const state = world.state(match, at);
    return { key, sequence, at, kind: kindOf(state), facts: factsOf(match, state.score) };
  });
}

function kindOf({ sport, phase, score: [home, away], seconds }: MatchState): Kind {
  if (phase === 'not-started') return 'before';
  if (phase === 'half-time' || phase === 'break') return 'rest';
  if (sport !== 'football') return home === away ? 'pointsLevel' : 'points';
  if (seconds >= CLOSING_STAGE_S) return home === away ? 'lateLevel' : 'late';
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
function eventRemarks(world: World, match: WorldMatch): BotRemark[] {
  const { incidents, endedAt, phase, score } = world.state(match);
  const goals = incidents.filter(({ type }) => type === 'goal').toSorted((a, b) => a.at - b.at);
  const goalRemarks = goals.map(({ side, minute, at }, index): BotRemark => {
    const before = goals.slice(0, index + 1);
    const count = (countedSide: string) => before.filter((goal) => goal.side === countedSide).length;
    const facts = { ...factsOf(match, [count('home'), count('away')]), team: match[side].name, minute: String(minute) };
    return { key: `goal-${index + 1}-${side}`, sequence: index, at: Math.trunc(at) + AFTER_GOAL_MS, kind: 'goal', facts };
  });
  if (endedAt === null || phase !== 'ended') return goalRemarks;
  return [
    ...goalRemarks,
    { key: 'over', sequence: 0, at: Math.trunc(endedAt) + AFTER_GOAL_MS, kind: 'over', facts: factsOf(match, score) },
  ];
}

/** Lobby messages are about any match in play. */
function lobbyRemarks(world: World, seed: string, since: number): BotRemark[] {
  return moments(`${seed}|lobby`, LOBBY_STEP_MS, { from: since, to: world.now() }).map(({ key, sequence, at }) => {
    const live = world.live(at);
    const match = live[hash(`${seed}|lobby|${key}`) % Math.max(1, live.length)];
    return match
      ? { key, sequence, at, kind: 'lobby', facts: factsOf(match, world.state(match, at).score) }
      : { key, sequence, at, kind: 'lobbyQuiet', facts: {} };
  });
}
