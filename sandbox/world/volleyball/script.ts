import { MINUTE, SECOND } from '../../kernel/clock/calendar.ts';
import { randomOf } from '../engine/chance.ts';
import { playSets, replay, type SetRules, type SetScript } from '../sets/script.ts';
import type { ControlEvent, WorldMatch } from '../engine/world.model.ts';
import { giveSet, newBoard, winPoint, type Board } from './board.ts';

/** The basis of a match's random figures. */
export interface VolleyballFixture {
  match: WorldMatch;
  key: string;
  /** Chance that the home team wins a point. */
  point: number;
}

/** A `goal` of a tester gives the running set. */
const RULES: SetRules<Board> = { begun: ({ points }) => points.length, win: winPoint, give: giveSet };

/** ms from one point to the next, and between sets; the sale stops for the latter's first part. */
const PAUSES = { min: 16 * SECOND, spread: 20 * SECOND, set: 3 * MINUTE };

/** Generates the course of a match, with testers' events. */
export function generateVolleyball({ match, key, point }: VolleyballFixture, events: readonly ControlEvent[] = []): SetScript {
  const random = randomOf(`play|${key}`);
  const rest = randomOf(`rests|${key}`);
  return playSets(RULES, match, events, {
    board: newBoard(),
    pause: ({ points }) => {
      const [home, away] = points.at(-1)!;
      return Math.round(PAUSES.min + rest() * PAUSES.spread) + (home + away === 0 && points.length > 1 ? PAUSES.set : 0);
    },
    point: () => (random() < point ? 0 : 1),
  });
}

/** The scoreboard at a moment of world time. */
export const boardAt = (script: SetScript, at: number): Board => replay(RULES, newBoard(), script.acts, at);
