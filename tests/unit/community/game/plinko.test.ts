import { fallOf, positionOf, stopsOf } from '../../../../sandbox/modules/community/game/games/plinko/plinko-fall';
import { plinkoGame } from '../../../../sandbox/modules/community/game/games/plinko/plinko.game';
import { PLINKO_RISKS, PLINKO_ROWS, pocketRates } from '../../../../sandbox/modules/community/game/games/plinko/plinko.rules';
import { roundRandomOf } from '../../../../sandbox/modules/community/game/round-random';
import { everyOutcome } from '../../../support/every-outcome';

describe('弹珠', () => {
  it('leads to each pocket as often as there are paths to it', () => {
    const counts = Array.from({ length: PLINKO_ROWS + 1 }, () => 0);
    let pocket = 0;
    everyOutcome(
      (random) => {
        ({ pocket } = plinkoGame.rules.decide(random, 'low'));
      },
      () => {
        counts[pocket]! += 1;
      },
    );
    expect(counts).toEqual([1, 12, 66, 220, 495, 792, 924, 792, 495, 220, 66, 12, 1]);
  });

  it('has the same path for the same seed, whatever the risk, and rates that are alike on both sides', () => {
    const paths = PLINKO_RISKS.map((risk) => plinkoGame.rules.decide(roundRandomOf('ab'.repeat(32), 'mine', '7'), risk));
    expect(new Set(paths.map((path) => JSON.stringify(path))).size).toBe(1);
    for (const risk of PLINKO_RISKS) expect(pocketRates(risk)).toEqual(pocketRates(risk).toReversed());
  });

  it('shows a ball that falls over the pegs of its path into its pocket', () => {
    const path = [1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1];
    const pocket = positionOf(PLINKO_ROWS, 8);
    expect(fallOf(path).at(-1)!.x).toBe(pocket.x);
    let right = 0;
    for (const [row, step] of path.entries()) {
      const stop = stopsOf(path)[row]!;
      expect(stop.x).toBe(positionOf(row, right).x);
      expect(fallOf(path)).toContainEqual(stop);
      right += step;
    }
  });
});
