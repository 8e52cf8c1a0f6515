import { LRUCache } from 'lru-cache';
import type { Engine } from './engine.model.ts';
import type { Final } from './standings.ts';
import type { Pair, WorldMatch } from './world.model.ts';

const CACHE_SIZE = 20_000;

interface Options extends Pick<Engine, 'isOver' | 'state' | 'maxDurationMs'> {
  /** True when a tester changed the match. */
  isTouched(match: WorldMatch): boolean;
}

/** The final score of a match as known at a moment. */
export type FinalReader = (match: WorldMatch, at: number, real?: Pair) => Final;

/** Final scores of a sport. They are cached, except for matches that testers have changed; `real` is the known one of a real match. */
export function createFinals({ isOver, state, maxDurationMs, isTouched }: Options): FinalReader {
  const cache = new LRUCache<number, Exclude<Final, null>>({ max: CACHE_SIZE });
  return (match, at, real) => {
    if (match.kickOff >= at) return match.cancelled ? 'void' : null;
    const touched = isTouched(match);
    if (!touched && at >= match.kickOff + maxDurationMs) {
      const known = real ?? cache.get(match.number);
      if (known !== undefined) return known;
    }
    if (!isOver(match, at)) return null;
    const { phase, score } = state(match, at);
    const final = phase === 'ended' ? score : 'void';
    if (!touched) cache.set(match.number, final);
    return final;
  };
}
