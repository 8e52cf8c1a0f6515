import { SECOND } from '../../kernel/clock/calendar.ts';
import { randomOf } from '../engine/chance.ts';
import { playSets, replay, type BoardSide, type SetRules, type SetScript } from '../sets/script.ts';
import type { ControlEvent, WorldMatch } from '../engine/world.model.ts';
import { newBoard, servingNow, winGame, winPoint, type Board } from './board.ts';

/** The basis of a match's random figures. */
export interface TennisFixture {
  match: WorldMatch;
  key: string;
  /** Chances of a point on the own serve. */
  serve: readonly [home: number, away: number];
  firstServer: BoardSide;
  /** True when players of this league sometimes give up. */
  retires: boolean;
}

/** The course of a tennis match. */
export interface TennisScript extends SetScript {
  maxSets: number;
  firstServer: BoardSide;
}

/** A `goal` of a tester gives the running game. */
const RULES: SetRules<Board> = { begun: ({ games }) => games.length, win: winPoint, give: winGame };

/** Rests in ms: from the end of one point to the end of the next, at a change of ends, between sets. */
const PAUSES = { min: 24 * SECOND, spread: 24 * SECOND, changeOfEnds: 50 * SECOND, set: 110 * SECOND };
const RETIREMENTS = 0.02;

/** Generates the course of a match, with testers' events. */
export function generateTennis(fixture: TennisFixture, events: readonly ControlEvent[] = []): TennisScript {
  const { match, key, serve, firstServer, retires } = fixture;
  const points = randomOf(`play|${key}`);
  const pauseRandom = randomOf(`rests|${key}`);
  const lasts = retires && points() < RETIREMENTS ? 40 + Math.floor(points() * 60) : Number.POSITIVE_INFINITY;
  const script = playSets(RULES, match, events, {
    board: newBoard(match.format, firstServer),
    pause: (board) => pauseBefore(board, pauseRandom()),
    point: (board) => {
      const server = servingNow(board);
      const hasServerWon = points() < serve[server];
      return hasServerWon === (server === 0) ? 0 : 1;
    },
    lasts,
  });
  return { ...script, maxSets: match.format, firstServer };
}

/** Before the first point, players only walk to their places. */
function pauseBefore(board: Board, roll: number): number {
  let pause = PAUSES.min + roll * PAUSES.spread;
  if (board.points[0] + board.points[1] === 0) {
    const [home, away] = board.games.at(-1)!;
    if (home + away === 0 && board.games.length > 1) pause += PAUSES.set;
    else if ((home + away) % 2 === 1) pause += PAUSES.changeOfEnds;
  }
  return Math.round(pause);
}

/** The scoreboard at a moment of world time. */
export const boardAt = (script: TennisScript, at: number): Board =>
  replay(RULES, newBoard(script.maxSets, script.firstServer), script.acts, at);
