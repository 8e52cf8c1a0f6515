import { randomOf } from '../../../sandbox/world/engine/chance.ts';
import type { WorldMarket } from '../../../sandbox/world/engine/market.model.ts';
import type { WorldMatch, WorldSport } from '../../../sandbox/world/engine/world.model.ts';
import { betOn, endOf, meanOf } from '../../support/book.ts';
import { DAY, HOUR, MINUTE } from '../../support/time.ts';
import { SATURDAY, worldAt } from '../../support/world.ts';

/** A venue without margin and without a view of its own. */
const FAIR = { venue: 'fair', margin: 1, noise: 0 };

interface Purse {
  bets: number;
  gain: number;
  squares: number;
}

/** A bet's return beyond the model's expectation when it was made; null for a long shot or without a price. */
function gainOf(match: WorldMatch, market: WorldMarket, index: number, world: ReturnType<typeof worldAt>, at: number): number | null {
  const { role, price } = market.options[index]!;
  if (price === null || Number(price) > 12) return null;
  const bet = betOn(match, market, role, price, world.state(match, at));
  const mean = meanOf(world, match, bet, at);
  return mean === null ? null : endOf(world, match, bet) - mean;
}

/** Quarters and sets count together. */
const kindOf = ({ kind, period }: WorldMarket) => `${kind} ${period.replace(/\d/, 'n')}`;

/** Bets on one market of every kind of each match, before the start and at some moment of play, over so many days. */
function purses(sport: WorldSport, days: number): Map<string, Purse> {
  const world = worldAt(SATURDAY + days * DAY);
  const random = randomOf(`calibration|${sport}`);
  const out = new Map<string, Purse>();
  for (const match of world.matchesBetween(SATURDAY, SATURDAY + days * DAY, sport)) {
    const length = world.state(match, match.kickOff + 9 * HOUR).endedAt! - match.kickOff;
    for (const [when, at] of [
      ['before', match.kickOff - MINUTE],
      ['in play', Math.floor(match.kickOff + random() * length)],
    ] as const) {
      const sold = world.markets(match, FAIR, at);
      for (const kind of new Set(sold.map(kindOf))) {
        const markets = sold.filter((one) => kindOf(one) === kind);
        const market = markets[Math.floor(random() * markets.length)]!;
        const gain = gainOf(match, market, Math.floor(random() * market.options.length), world, at);
        if (gain === null) continue;
        const key = `${kind} ${when}`;
        const purse = out.get(key) ?? { bets: 0, gain: 0, squares: 0 };
        out.set(key, { bets: purse.bets + 1, gain: purse.gain + gain, squares: purse.squares + gain * gain });
      }
    }
  }
  return out;
}

describe.each([
  ['football', 30],
  ['basketball', 20],
  ['tennis', 14],
] as const)('prices of %s compared with results', (sport, kinds) => {
  const all = purses(sport, 5);

  test('no kind of bet wins more or less than the model expects', () => {
    expect(all.size).toBeGreaterThanOrEqual(kinds);
    const off = [...all].map(([key, { bets, gain, squares }]) => ({ key, bets, mean: gain / bets, z: gain / Math.sqrt(squares) }));
    expect(off.filter(({ z }) => !(Math.abs(z) < 4))).toEqual([]);
    const bets = off.reduce((sum, one) => sum + one.bets, 0);
    expect(bets).toBeGreaterThan(15_000);
  });
});
