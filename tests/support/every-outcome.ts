import type { RandomSource } from '../../sandbox/modules/community/game/round-random';

/**
 * Calls `play` once for every sequence of choices there is, with the sequence's probability. It walks the choices that `play`
 * itself makes, so no rule is written a second time here.
 */
export function everyOutcome(play: (random: RandomSource) => void | false, visit: (likely: number) => void): void {
  const path: number[] = [];
  for (;;) {
    const counts: number[] = [];
    let likely = 1;
    let depth = 0;
    const choose = (count: number) => {
      const choice = path[depth] ?? 0;
      counts[depth] = count;
      path[depth] = choice;
      depth += 1;
      return choice;
    };
    play({
      below: (count) => {
        likely /= count;
        return choose(count);
      },
      chance: (hits, total) => {
        const hit = choose(2) === 0;
        likely *= hit ? hits / total : 1 - hits / total;
        return hit;
      },
    });
    visit(likely);
    path.length = depth;
    while (path.length > 0 && path.at(-1)! + 1 >= counts[path.length - 1]!) path.pop();
    if (path.length === 0) return;
    path[path.length - 1]! += 1;
  }
}

/** Average over all outcomes of the rate that `play` returns, in hundredths of a percent of the stake. */
export function averageOf(play: (random: RandomSource) => number): number {
  let rate = 0;
  let sum = 0;
  let whole = 0;
  everyOutcome(
    (random) => {
      rate = play(random);
    },
    (likely) => {
      sum += likely * rate;
      whole += likely;
    },
  );
  expect(whole).toBeCloseTo(1, 9);
  return sum * 100;
}
