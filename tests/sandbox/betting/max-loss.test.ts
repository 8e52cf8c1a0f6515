import { factorOf } from '../../../sandbox/modules/betting/ruling/combination.rules';
import { rulingOf } from '../../../sandbox/modules/betting/ruling/ruling.rules';
import { outcomeOf } from '../../../sandbox/modules/betting/ruling/settlement.rules';
import { wagerOf } from '../../../sandbox/modules/betting/ruling/verdict.rules';
import { isOnScore, type RiskedLeg } from '../../../sandbox/modules/betting/loss/loss-table.rules';
import { maxLoss } from '../../../sandbox/modules/betting/loss/max-loss.rules';
import { positionOf } from '../../../sandbox/modules/betting/loss/position.rules';
import { WORLD_SPORTS, type MatchState, type WorldMatch } from '../../../sandbox/world/engine/world.model';
import { createWorld } from '../../../sandbox/world/world';
import { randomOf } from '../../../sandbox/world/engine/chance';
import { PRICING } from '../../support/betting-day.picks';
import { DAY, HOUR } from '../../support/time';

const START = Date.UTC(2026, 10, 21);
const MATCHES = 12;
const world = createWorld({ seed: 'max-loss', clock: { now: () => START }, control: () => [] });
const chance = randomOf('bets of max-loss');

/** Bets on a few options that are sold at that moment. */
function pickLegs(match: WorldMatch, at: number, state: MatchState): RiskedLeg[] {
  const sold = world
    .markets(match, PRICING.FBTY, at)
    .filter(isOnScore)
    .flatMap(({ kind, period, line, options }) =>
      options.flatMap(({ role, price }) => (price === null ? [] : [{ kind, period, line, role, price }])),
    );
  return Array.from({ length: Math.min(sold.length, 6) }, () => {
    const option = sold[Math.floor(chance() * sold.length)]!;
    const inPlay = at >= match.kickOff;
    const [homeAtBet, awayAtBet] = inPlay ? state.score : [null, null];
    return { ...option, sport: match.sport, inPlay, homeAtBet, awayAtBet, rest: BigInt(Math.ceil(chance() * 10_000)) };
  });
}

/** The bet's loss at the end of its match. */
function lossOf(leg: RiskedLeg, end: MatchState): bigint {
  const ruling = rulingOf(end, leg.period, leg.kind);
  const outcome = ruling && ruling !== 'void' && 'score' in ruling ? outcomeOf(wagerOf(leg), ruling.score) : 'void';
  const { top, bottom } = factorOf(leg.price, outcome);
  return leg.rest - (leg.rest * top) / bottom;
}

it('in basketball a level match continues: its winner can lose together with the handicap of the last quarter', () => {
  const leg = { sport: 'basketball', price: '2', inPlay: false, homeAtBet: null, awayAtBet: null, rest: 100n } as const;
  const legs: RiskedLeg[] = [
    { ...leg, period: 'full', kind: 'winner', role: 'home', line: null },
    { ...leg, period: 'q4', kind: 'handicap', role: 'away', line: 26 },
  ];
  // Home leads by six before the last quarter. Only a quarter lost by six, and an overtime lost, loses both.
  const quarters = [
    [20, 20],
    [20, 20],
    [26, 20],
  ] as const;
  expect(maxLoss(legs, { format: 12, done: quarters, running: [0, 0] })).toBe(200n);
});

it.each(WORLD_SPORTS)('in %s the bets on a match never lose more together than the computed maximum', (sport) => {
  const played = world
    .matchesBetween(START, START + DAY, sport)
    .map((match) => ({ match, end: world.state(match, match.kickOff + 8 * HOUR) }))
    .filter(({ end }) => end.phase === 'ended')
    .slice(0, MATCHES);
  let tried = 0;
  for (const { match, end } of played) {
    for (let part = -1; part < 10; part += 1) {
      const at = match.kickOff + ((end.endedAt! - match.kickOff) * part) / 10;
      const state = world.state(match, at);
      const legs = pickLegs(match, at, state);
      if (legs.length === 0) continue;
      tried += 1;
      const max = maxLoss(legs, positionOf(match.format, state));
      const staked = legs.reduce((sum, { rest }) => sum + rest, 0n);
      expect(legs.reduce((sum, leg) => sum + lossOf(leg, end), 0n)).toBeLessThanOrEqual(max);
      expect(max).toBeLessThanOrEqual(staked);
    }
  }
  expect(tried).toBeGreaterThan(MATCHES * 4);
});
