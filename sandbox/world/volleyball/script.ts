import { MINUTE, SECOND } from '../calendar.ts';
import { randomOf } from '../chance.ts';
import { controlStops } from '../control.ts';
import type { Stop } from '../football/script.model.ts';
import type { ControlEvent, WorldMatch } from '../world.model.ts';
import { giveSet, newBoard, winPoint, type Board, type Team } from './board.ts';

/** What a match is drawn from. */
export interface VolleyballFixture {
  match: WorldMatch;
  key: string;
  /** Chance that the home team wins a point. */
  point: number;
}

/** A point won, or the whole running set given by a tester. */
interface Act {
  at: number;
  team: Team;
  set: boolean;
}

/** A match as it will be played. */
export interface VolleyballScript {
  kickOff: number;
  /** By time. */
  acts: readonly Act[];
  endAt: number;
  abandoned: boolean;
  stops: readonly Stop[];
}

/** ms from one point to the next, and between sets; the sale stops for the latter's first part. */
const PAUSES = { min: 16 * SECOND, spread: 20 * SECOND, set: 3 * MINUTE };
const AFTER_SET = 20 * SECOND;

/** Draws how a match will be played, with what testers did to it: a `goal` gives the running set. */
export function drawVolleyball({ match, key, point }: VolleyballFixture, events: readonly ControlEvent[] = []): VolleyballScript {
  const ordered = events.toSorted((a, b) => a.at - b.at);
  const cut = ordered.find((event) => event.type === 'abandon' || (event.type === 'finish' && event.at >= match.kickOff)) ?? null;
  const gifts = ordered.filter((event) => event.type === 'goal' && event.at >= match.kickOff && (cut === null || event.at < cut.at));
  const draw = randomOf(`play|${key}`);
  const rest = randomOf(`rests|${key}`);
  const board = newBoard();
  const acts: Act[] = [];
  const stops: Stop[] = [];
  const enter = (act: Act): void => {
    const sets = board.points.length;
    if (act.set) giveSet(board, act.team);
    else winPoint(board, act.team);
    acts.push(act);
    if (board.points.length > sets) stops.push({ from: act.at, to: act.at + AFTER_SET, reason: 'break' });
  };
  let at = match.kickOff;
  while (!board.done) {
    const [home, away] = board.points.at(-1)!;
    at += Math.round(PAUSES.min + rest() * PAUSES.spread) + (home + away === 0 && board.points.length > 1 ? PAUSES.set : 0);
    while (!board.done && gifts.length > 0 && gifts[0]!.at <= at) {
      const gift = gifts.shift()!;
      enter({ at: gift.at, team: gift.side === 'away' ? 1 : 0, set: true });
    }
    if (!board.done) enter({ at, team: draw() < point ? 0 : 1, set: false });
  }
  const last = acts.at(-1)!.at;
  const end = cut !== null && cut.at < last ? cut : null;
  return {
    kickOff: match.kickOff,
    acts: end ? acts.filter((act) => act.at <= end.at) : acts,
    endAt: end ? end.at : last,
    abandoned: end?.type === 'abandon',
    stops: [...stops, ...controlStops(ordered)].toSorted((a, b) => a.from - b.from),
  };
}

/** The scoreboard at a moment of world time. */
export function boardAt(script: VolleyballScript, at: number): Board {
  const board = newBoard();
  for (const act of script.acts) {
    if (act.at > at) break;
    if (act.set) giveSet(board, act.team);
    else winPoint(board, act.team);
  }
  return board;
}
