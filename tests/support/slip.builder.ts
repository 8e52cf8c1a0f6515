import type { Order, OrderLeg, Quote } from '@/lib/domain/betting/order/order.model';
import type { PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';

export function aLeg(changes: Partial<SlipLeg> = {}): SlipLeg {
  return {
    venue: 'FBTY',
    sport: 'football',
    matchId: '863211',
    marketId: '243405369',
    selectionId: '243405369_1',
    marketKind: 'handicap',
    period: 'full',
    marketName: '让球',
    role: 'home',
    selection: '红城 -0.5/1',
    line: '-0.5/1',
    seenPrice: '1.83',
    home: '红城',
    away: '蓝港',
    league: '英格兰超级联赛',
    startTime: 1_795_172_280_000,
    live: true,
    score: [1, 0],
    ...changes,
  };
}

export function aQuote(leg: SlipLeg, changes: Partial<Quote> & { price?: string } = {}): Quote {
  const { price = leg.seenPrice, ...rest } = changes;
  return {
    selectionId: leg.selectionId,
    state: 'open',
    selection: { id: leg.selectionId, marketId: leg.marketId, name: leg.selection, label: leg.selection, line: leg.line, price },
    min: 1_000n,
    max: 888_800n,
    parlay: true,
    live: leg.live,
    score: leg.score,
    ...rest,
  };
}

export function aRecord(changes: Partial<PlacementRecord> = {}): PlacementRecord {
  return {
    key: 'key-0001',
    member: '3001000021',
    legs: [aLeg()],
    size: 1,
    bets: 1,
    prices: ['1.83'],
    stake: '5000',
    sentAt: 1_795_176_000_000,
    waitingSince: 1_000_000,
    sends: 1,
    state: { step: 'sent' },
    ...changes,
  };
}

export function anOrderLeg(changes: Partial<OrderLeg> = {}): OrderLeg {
  const { sport, matchId, selectionId, home, away, league, startTime, marketKind, period, marketName, role, line, live } = aLeg();
  return {
    sport,
    matchId,
    selectionId,
    home,
    away,
    league,
    startTime,
    marketKind,
    period,
    marketName,
    role,
    line,
    live,
    matchName: '红城 vs 蓝港',
    selection: '红城',
    price: '1.83',
    scoreAtBet: [1, 0],
    result: null,
    outcome: 'open',
    ...changes,
  };
}

export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    id: '270000000000777',
    venue: 'FBTY',
    state: 'accepted',
    outcome: 'open',
    kind: 'single',
    size: 1,
    bets: 1,
    stake: 5_000n,
    payout: 0n,
    profit: 0n,
    maxReturn: 9_150n,
    placedAt: 1_795_176_000_400,
    settledAt: null,
    cashedOut: null,
    reason: null,
    legs: [anOrderLeg()],
    ...changes,
  };
}
