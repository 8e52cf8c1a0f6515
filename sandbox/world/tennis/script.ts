import { SECOND } from '../calendar.ts';
import { randomOf } from '../chance.ts';
import { controlStops } from '../control.ts';
import type { Stop } from '../football/script.model.ts';
import { stretchOf, type DurationPlan } from '../schedule-ends.ts';
import type { ControlEvent, WorldMatch } from '../world.model.ts';
import { newBoard, servingNow, winGame, winPoint, type Board, type Player } from './board.ts';

/** What a match is drawn from. */
export interface TennisFixture {
  match: WorldMatch;
  key: string;
  /** Chances of a point on the own serve. */
  serve: readonly [home: number, away: number];
  firstServer: Player;
  /** Whether players of this league give up now and then. */
  retires: boolean;
}

/** A point won, or a whole game given by a tester. */
interface Act {
  at: number;
  player: Player;
  game: boolean;
}

/** A tennis match as it will be played. */
export interface TennisScript {
  kickOff: number;
  maxSets: number;
  firstServer: Player;
  /** By time. */
  acts: readonly Act[];
  endAt: number;
  /** Given up, or ended by `abandon`. */
  abandoned: boolean;
  stops: readonly Stop[];
}

/** Rests in ms: from the end of one point to the end of the next, at a change of ends, between sets. */
const PAUSES = { min: 24 * SECOND, spread: 24 * SECOND, changeOfEnds: 50 * SECOND, set: 110 * SECOND };
/** Sale stops for so long after a set. */
const AFTER_SET = 20 * SECOND;
const RETIREMENTS = 0.02;

/**
 * Draws how a match will be played, with what testers did to it: a `goal` gives the running game, after which play goes
 * on from the new score.
 * @param plan how long the undisturbed match is to take, null = as it comes; the rests take up the difference.
 */
export function drawTennis(fixture: TennisFixture, plan: DurationPlan | null, events: readonly ControlEvent[] = []): TennisScript {
  return play(fixture, plan ? stretchOf(plan.natural, plan) : 1, events);
}

function play(fixture: TennisFixture, stretch: number, events: readonly ControlEvent[]): TennisScript {
  const { match, key, serve, firstServer } = fixture;
  const ordered = events.toSorted((a, b) => a.at - b.at);
  const cut = ordered.findIndex((event) => event.type === 'abandon' || (event.type === 'finish' && event.at >= match.kickOff));
  const gifts = (cut < 0 ? ordered : ordered.slice(0, cut)).filter((event) => event.type === 'goal' && event.at >= match.kickOff);
  const points = randomOf(`play|${key}`);
  const pauseRandom = randomOf(`rests|${key}`);
  const board = newBoard(match.format, firstServer);
  const acts: Act[] = [];
  const stops: Stop[] = [];
  const lasts = fixture.retires && points() < RETIREMENTS ? 40 + Math.floor(points() * 60) : Number.POSITIVE_INFINITY;

  const enter = (act: Act): void => {
    const sets = board.games.length;
    if (act.game) winGame(board, act.player);
    else winPoint(board, act.player);
    acts.push(act);
    if (board.games.length > sets) stops.push({ from: act.at, to: act.at + AFTER_SET, reason: 'break' });
  };

  let at = match.kickOff;
  for (let played = 0; played < lasts; played += 1) {
    at += pauseBefore(board, stretch, pauseRandom());
    while (!board.done && gifts.length > 0 && gifts[0]!.at <= at) {
      const gift = gifts.shift()!;
      enter({ at: gift.at, player: gift.side === 'away' ? 1 : 0, game: true });
    }
    if (board.done) break;
    const server = servingNow(board);
    const hasServerWon = points() < serve[server];
    enter({ at, player: hasServerWon === (server === 0) ? 0 : 1, game: false });
    if (board.done) break;
  }
  const last = acts.at(-1)!.at;
  const end = cut >= 0 && ordered[cut]!.at < last ? ordered[cut]! : null;
  return {
    kickOff: match.kickOff,
    maxSets: match.format,
    firstServer,
    acts: end ? acts.filter((act) => act.at <= end.at) : acts,
    endAt: end ? end.at : last,
    abandoned: end ? end.type === 'abandon' : !board.done,
    stops: [...stops, ...controlStops(ordered)].toSorted((a, b) => a.from - b.from),
  };
}

/** Before the first point players only walk to their places. */
function pauseBefore(board: Board, stretch: number, draw: number): number {
  let pause = PAUSES.min + draw * PAUSES.spread;
  if (board.points[0] + board.points[1] === 0) {
    const [home, away] = board.games.at(-1)!;
    if (home + away === 0 && board.games.length > 1) pause += PAUSES.set;
    else if ((home + away) % 2 === 1) pause += PAUSES.changeOfEnds;
  }
  return Math.round(pause * stretch);
}

/** The scoreboard at a moment of world time. */
export function boardAt(script: TennisScript, at: number): Board {
  const board = newBoard(script.maxSets, script.firstServer);
  for (const act of script.acts) {
    if (act.at > at) break;
    if (act.game) winGame(board, act.player);
    else winPoint(board, act.player);
  }
  return board;
}
