import { rulingOf } from '../../sandbox/bet/ruling.rules.ts';
import { outcomeAlready, outcomeOf } from '../../sandbox/bet/settlement.rules.ts';
import { randomOf } from '../../sandbox/world/chance.ts';
import type { WorldMarket, WorldMatch, WorldSport } from '../../sandbox/world/world.model.ts';
import { DAY, HOUR, MINUTE } from '../support/time.ts';
import { SATURDAY, worldAt } from '../support/world.ts';

/** A venue that keeps nothing and has no view of its own: every bet at its prices is worth its stake on average. */
const FAIR = { venue: 'fair', margin: 1, noise: 0 };

interface Purse {
  bets: number;
  gain: number;
  squares: number;
}

function gainOf(match: WorldMatch, market: WorldMarket, index: number, world: ReturnType<typeof worldAt>): number | null {
  const { role, price } = market.options[index]!;
  if (price === null || Number(price) > 12) return null;
  const ruling = rulingOf(world.state(match, match.kickOff + 9 * HOUR), market.period, market.kind);
  if (ruling === null || ruling === 'void') return ruling === 'void' ? 0 : null;
  const { kind, period, line } = market;
  const wager = { kind, period, line, role, scoreAtBet: null, twoWay: match.sport !== 'football' };
  const outcome = 'brokenOff' in ruling ? (outcomeAlready(wager, ruling.brokenOff) ?? 'void') : outcomeOf(wager, ruling.score);
  const back = { won: Number(price), push: 1, lost: 0, void: 1, 'half-won': (Number(price) + 1) / 2, 'half-lost': 0.5 }[outcome];
  return back - 1;
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
      ['in play', match.kickOff + random() * length],
    ] as const) {
      const sold = world.markets(match, FAIR, Math.floor(at));
      for (const kind of new Set(sold.map(kindOf))) {
        const markets = sold.filter((one) => kindOf(one) === kind);
        const market = markets[Math.floor(random() * markets.length)]!;
        const gain = gainOf(match, market, Math.floor(random() * market.options.length), world);
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

  test('no kind of bet wins or loses systematically', () => {
    expect(all.size).toBeGreaterThanOrEqual(kinds);
    const off = [...all].map(([key, { bets, gain, squares }]) => ({ key, bets, mean: gain / bets, z: gain / Math.sqrt(squares) }));
    expect(off.filter(({ z }) => !(Math.abs(z) < 4))).toEqual([]);
    const bets = off.reduce((sum, one) => sum + one.bets, 0);
    expect(bets).toBeGreaterThan(15_000);
  });
});
