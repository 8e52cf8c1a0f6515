import { SECOND } from '../../kernel/clock/calendar.ts';
import { controlStops, type Stop } from '../engine/stops.ts';
import type { ControlEvent, WorldMatch } from '../engine/world.model.ts';

/** Index of a side of the scoreboard: 0 = home, 1 = away. */
export type BoardSide = 0 | 1;

/** A point won, or the whole running game or set given by a tester. */
export interface Act {
  at: number;
  side: BoardSide;
  given: boolean;
}

/** The course of a match of sets. */
export interface SetScript {
  kickOff: number;
  /** Acts by time. */
  acts: readonly Act[];
  endAt: number;
  /** True when it was given up, or ended by `abandon`. */
  abandoned: boolean;
  stops: readonly Stop[];
}

/** The rules of a sport that is played in sets, over a scoreboard of its own. */
export interface SetRules<Board> {
  /** Number of sets that have begun. */
  begun(board: Board): number;
  win(board: Board, side: BoardSide): void;
  /** Effect of a tester's `goal`. */
  give(board: Board, side: BoardSide): void;
}

/** The random figures of one match. */
interface Play<Board> {
  board: Board;
  /** ms from the end of one point to the end of the next. */
  pause(board: Board): number;
  /** Winner of the next point. */
  point(board: Board): BoardSide;
  /** Number of points after which a player gives up. */
  lasts?: number;
}

/** ms for which the sale stops after a set. */
const AFTER_SET = 20 * SECOND;

/** Records one act on the scoreboard. */
function enter<Board>(rules: SetRules<Board>, board: Board, { side, given }: Act): void {
  if (given) rules.give(board, side);
  else rules.win(board, side);
}

/** Plays a match of sets, with testers' events: a `goal` gives the running game or set, after which play goes on from the new score. */
export function playSets<Board extends { done: boolean }>(
  rules: SetRules<Board>,
  match: WorldMatch,
  events: readonly ControlEvent[],
  { board, pause, point, lasts = Number.POSITIVE_INFINITY }: Play<Board>,
): SetScript {
  const ordered = events.toSorted((a, b) => a.at - b.at);
  const cut = ordered.findIndex((event) => event.type === 'abandon' || (event.type === 'finish' && event.at >= match.kickOff));
  const gifts = (cut < 0 ? ordered : ordered.slice(0, cut)).filter((event) => event.type === 'goal' && event.at >= match.kickOff);
  const acts: Act[] = [];
  const stops: Stop[] = [];
  const add = (act: Act): void => {
    const sets = rules.begun(board);
    enter(rules, board, act);
    acts.push(act);
    if (rules.begun(board) > sets) stops.push({ from: act.at, to: act.at + AFTER_SET, reason: 'break' });
  };

  let at = match.kickOff;
  for (let played = 0; played < lasts && !board.done; played += 1) {
    at += pause(board);
    while (!board.done && gifts.length > 0 && gifts[0]!.at <= at) {
      const gift = gifts.shift()!;
      add({ at: gift.at, side: gift.side === 'away' ? 1 : 0, given: true });
    }
    if (!board.done) add({ at, side: point(board), given: false });
  }
  const last = acts.at(-1)!.at;
  const end = cut >= 0 && ordered[cut]!.at < last ? ordered[cut]! : null;
  return {
    kickOff: match.kickOff,
    acts: end ? acts.filter((act) => act.at <= end.at) : acts,
    endAt: end ? end.at : last,
    abandoned: end ? end.type === 'abandon' : !board.done,
    stops: [...stops, ...controlStops(ordered)].toSorted((a, b) => a.from - b.from),
  };
}

/** Moves a new scoreboard to a moment of world time. */
export function replay<Board>(rules: SetRules<Board>, board: Board, acts: readonly Act[], at: number): Board {
  for (const act of acts) {
    if (act.at > at) break;
    enter(rules, board, act);
  }
  return board;
}
