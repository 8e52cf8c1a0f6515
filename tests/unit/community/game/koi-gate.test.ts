import { KOI_FACTS, koiGateGame } from '../../../../sandbox/modules/community/game/games/koi-gate/koi-gate.game';
import {
  FREE_FACTOR,
  FREE_SPINS,
  isFreed,
  KOI_PAYS,
  KOI_REELS,
  koiRate,
  PAYING_SYMBOLS,
  playKoi,
  spinRate,
  spinReels,
  windowOf,
  winsOf,
} from '../../../../sandbox/modules/community/game/games/koi-gate/koi-gate.rules';
import type { RandomSource } from '../../../../sandbox/modules/community/game/round-random';
import { everyOutcome } from '../../../support/every-outcome';
import { expectLimits, printedReturn } from '../../../support/table-limits';

/** Every spin there is, through the rules. */
const spins = { count: 0, rates: 0, hits: 0, back: 0, freed: 0, top: 0, topFreed: 0, topStops: [0], topFreedStops: [0] };
beforeAll(() => {
  let stops: number[] = [];
  everyOutcome(
    (random) => {
      stops = spinReels(random);
    },
    () => {
      const rate = spinRate(stops);
      const freed = isFreed(stops);
      spins.count += 1;
      spins.rates += rate;
      if (rate > 0) spins.hits += 1;
      if (rate >= 100) spins.back += 1;
      if (freed) spins.freed += 1;
      if (rate > spins.top) Object.assign(spins, { top: rate, topStops: stops });
      if (freed && rate > spins.topFreed) Object.assign(spins, { topFreed: rate, topFreedStops: stops });
    },
  );
});

/** Stops as choices, one after the other, and the counts of which they were chosen. */
function scripted(stops: readonly number[]): { random: RandomSource; counts: number[] } {
  const counts: number[] = [];
  const below = (count: number) => {
    counts.push(count);
    return stops[counts.length - 1] ?? 0;
  };
  return { random: { below, chance: () => false }, counts };
}

describe('锦鲤跃门', () => {
  it('walks every spin, each as likely as the others', () => {
    expect(new Set(KOI_REELS.map((reel) => reel.length))).toEqual(new Set([16]));
    expect(spins.count).toBe(16 ** 5);
  });

  it('returns the share that its page states: a spin, and eight free ones at double payout for three koi', () => {
    const spin = spins.rates / spins.count;
    const freed = spins.freed / spins.count;
    const value = printedReturn(spin * (1 + freed * FREE_SPINS * FREE_FACTOR));
    expect({ best: value, worst: value }).toEqual(koiGateGame.returns);
    // Independent reels: the average of a product is the product of averages.
    const byReel = PAYING_SYMBOLS.map((symbol) => {
      const counts = KOI_REELS.map((reel, index) =>
        reel.map((_, stop) => windowOf(index, stop).filter((one) => one === symbol || one === 'gate').length),
      );
      const average = counts.map((reel) => reel.reduce((sum, count) => sum + count, 0) / reel.length);
      const none = counts.map((reel) => reel.filter((count) => count === 0).length / reel.length);
      const [three, four, five] = KOI_PAYS[symbol];
      const ways = average[0]! * average[1]! * average[2]!;
      return ways * (none[3]! * three + average[3]! * (none[4]! * four + average[4]! * five));
    });
    expect(byReel.reduce((sum, one) => sum + one, 0)).toBeCloseTo(spin, 9);
  });

  it('draws the free spins of a round after its spin, from the same source, and pays them double', () => {
    const plain = scripted(spins.topStops);
    const lost = playKoi(plain.random);
    expect([plain.counts, lost]).toEqual([KOI_REELS.map((reel) => reel.length), { stops: spins.topStops, free: [] }]);
    expect(koiRate(lost)).toBe(spins.top);
    const script = [...spins.topFreedStops, ...Array.from({ length: FREE_SPINS }, () => spins.topStops).flat()];
    const { random, counts } = scripted(script);
    const round = playKoi(random);
    expect(counts).toHaveLength(script.length);
    expect(round).toEqual({ stops: spins.topFreedStops, free: Array.from({ length: FREE_SPINS }, () => spins.topStops) });
    // Nothing pays more than the best spins, all of which can come together.
    expect(koiRate(round)).toBe(spins.topFreed + FREE_FACTOR * FREE_SPINS * spins.top);
    expect(koiGateGame.rules.topRate('')).toBe(koiRate(round));
    expectLimits('koi-gate', new Map([['', koiRate(round)]]));
  });

  it('states its chances and its largest wins', () => {
    const share = (count: number) => Math.floor((count / spins.count) * 10_000);
    expect(KOI_FACTS).toEqual({
      hit: share(spins.hits),
      stakeBack: share(spins.back),
      spinsPerFree: Math.round(spins.count / spins.freed),
      topSpin: spins.top,
      topRound: spins.topFreed + FREE_FACTOR * FREE_SPINS * spins.top,
    });
  });

  it('counts a way for each combination of alike symbols or gates on reels from the left', () => {
    const stops = [0, 5, 0, 5, 5];
    const seen = stops.map((stop, reel) => windowOf(reel, stop));
    for (const { symbol, alike, ways, rate } of winsOf(stops)) {
      const counts = seen.map((window) => window.filter((one) => one === symbol || one === 'gate').length);
      expect(counts.slice(0, alike).reduce((product, count) => product * count, 1)).toBe(ways);
      expect(counts[alike] ?? 0).toBe(0);
      expect(rate).toBe(ways * KOI_PAYS[symbol][alike - 3]!);
    }
    expect(winsOf(stops)[0]).toMatchObject({ symbol: 'wave', alike: 4, ways: 18 });
  });
});
