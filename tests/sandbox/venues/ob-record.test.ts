import { toOrder } from '@/lib/venues/ob/ob.order.adapter';
import type { Bet, BetLeg } from '../../../sandbox/modules/betting/order/bet.tables';
import { toObRecord } from '../../../sandbox/venues/ob/ob.order';
import type { World } from '../../../sandbox/world/engine/world.model';

/** Only the sport is read from the world. */
const worldOf = (sport: BetLeg['sport']) => ({ matchById: () => ({ sport }) }) as unknown as World;

const leg = (changes: Partial<BetLeg>): BetLeg =>
  ({
    matchId: 'm',
    matchNumber: 7,
    home: '红城',
    away: '蓝港',
    competition: '联赛',
    competitionNumber: 3,
    kickOff: 1_795_172_280_000,
    kind: 'winner',
    period: 'full',
    line: null,
    role: 'home',
    price: '1.83',
    inPlay: false,
    homeAtBet: null,
    awayAtBet: null,
    outcome: 'won',
    result: '25-20',
    ...changes,
  }) as unknown as BetLeg;

const bet = (changes: Partial<BetLeg>) =>
  ({
    id: 77n,
    state: 'settled',
    outcome: 'won',
    size: 1,
    betCount: 1,
    stake: 5_000n,
    payout: 9_150n,
    cashedStake: 0n,
    cashedPayout: 0n,
    placedAt: 1_795_172_000_000,
    closedAt: 1_795_180_000_000,
    legs: [leg(changes)],
  }) as unknown as Bet;

test.each<[string, BetLeg['sport'], Partial<BetLeg>]>([
  ['全场比分 2-1', 'football', { result: '2-1' }],
  ['上半场比分 1-0', 'football', { period: 'first-half', result: '1-0' }],
  ['全场角球 7-3', 'football', { kind: 'corner-total', role: 'over', line: 38, result: '7-3' }],
  ['第一节比分 25-20', 'basketball', { period: 'q1' }],
  ['第二盘比分 6-4', 'tennis', { period: 'set-2', result: '6-4' }],
])('a record contains the period of its score: %s', (text, sport, changes) => {
  const record = toObRecord(worldOf(sport), bet(changes));
  expect(record.detailList[0]!.settleScore).toBe(text);
  expect(toOrder(JSON.parse(JSON.stringify(record)))?.legs[0]).toMatchObject({
    sport,
    period: changes.period ?? 'full',
    result: text.split(' ')[1],
  });
});
