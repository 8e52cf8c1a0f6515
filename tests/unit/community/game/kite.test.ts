import { kiteGame } from '../../../../sandbox/modules/community/game/games/kite/kite.game';
import {
  flyKite,
  KITE_RETURN,
  KITE_RUNGS,
  KITE_START,
  KITE_TARGETS,
  kiteTarget,
} from '../../../../sandbox/modules/community/game/games/kite/kite.rules';

/** A line that breaks after `steps` rungs, and the chances that it was given. */
function fly(steps: number): { height: number; chances: [number, number][] } {
  const chances: [number, number][] = [];
  const { height } = flyKite({
    below: () => 0,
    chance: (hits, total) => {
      chances.push([hits, total]);
      return chances.length <= steps;
    },
  });
  return { height, chances };
}

describe('纸鸢', () => {
  it('reaches each rung in exactly 97 of its hundredths of cases', () => {
    const { height, chances } = fly(KITE_RUNGS.length);
    expect(height).toBe(KITE_RUNGS.at(-1));
    expect(chances.map(([, total]) => total)).toEqual(KITE_RUNGS);
    // Each step’s cases are the rung below, so the product of all chances up to a rung is 97 / rung.
    expect(chances.map(([hits]) => hits)).toEqual([KITE_RETURN, ...KITE_RUNGS.slice(0, -1)]);
  });

  it('has ascending rungs, and every target is one of them', () => {
    expect(KITE_RUNGS).toEqual([...new Set(KITE_RUNGS)].toSorted((a, b) => a - b));
    expect(KITE_RUNGS.every(Number.isInteger)).toBe(true);
    for (const bet of KITE_TARGETS) {
      expect(KITE_RUNGS).toContain(kiteTarget(bet));
      expect((kiteTarget(bet) / 100).toFixed(2)).toBe(bet);
    }
  });

  it('is at the start when its line breaks at once, and wins with a height of the target and above alone', () => {
    expect(fly(0).height).toBe(KITE_START);
    const { rateOf } = kiteGame.rules;
    for (const bet of KITE_TARGETS) {
      const rung = KITE_RUNGS.indexOf(kiteTarget(bet)) + 1;
      expect([rung - 1, rung, rung + 1].map((steps) => rateOf(fly(steps), bet))).toEqual([0, kiteTarget(bet), kiteTarget(bet)]);
    }
  });
});
