import { EMPTY_TIMELINE } from '../../sandbox/world/engine/timeline.model';
import type { Pricing, WorldMarket } from '../../sandbox/world/engine/market.model';
import type { MatchState, World, WorldMatch, WorldOutright } from '../../sandbox/world/engine/world.model';

/** A tiny world for tests: the test sets matches, states and time. */
export interface FakeWorld extends World {
  at: number;
  matches: WorldMatch[];
  states: Map<string, Partial<MatchState>>;
  sold: Map<string, WorldMarket[]>;
  requestedPricings: Pricing[];
  titles: WorldOutright[];
}

const QUIET: MatchState = {
  sport: 'football',
  left: null,
  periodScores: [],
  periodsDone: 0,
  points: null,
  server: null,
  phase: 'not-started',
  seconds: 0,
  running: false,
  injury: 0,
  score: [0, 0],
  halfScore: null,
  corners: [0, 0],
  yellow: [0, 0],
  red: [0, 0],
  suspended: null,
  incidents: [],
  endedAt: null,
};

/** 2026-11-20 20:00 in UTC+8. */
export const EVENING = Date.UTC(2026, 10, 20, 12);

export function aMatch(number: number, kickOff: number, extra: Partial<WorldMatch> = {}): WorldMatch {
  return {
    id: `ev-${number}`,
    number,
    sport: 'football',
    format: 45,
    league: {
      id: 'c-1',
      number: 10463,
      sport: 'football',
      name: '北境联赛',
      shortName: '北境',
      region: '北境',
      regionNumber: 44,
      rank: 1,
      hot: true,
    },
    home: { id: 't-1', number: 101, name: '红城' },
    away: { id: 't-2', number: 102, name: '蓝港' },
    kickOff,
    neutral: false,
    simulated: false,
    cancelled: false,
    ...extra,
  };
}

const both = (period: 'full' | 'first-half'): WorldMarket[] => [
  {
    kind: 'winner',
    period,
    line: null,
    main: true,
    options: [
      { role: 'home', price: '1.36' },
      { role: 'draw', price: '4.7' },
      { role: 'away', price: '9.2' },
    ],
  },
  {
    kind: 'handicap',
    period,
    line: -1,
    main: false,
    options: [
      { role: 'home', price: '1.55' },
      { role: 'away', price: '2.4' },
    ],
  },
  {
    kind: 'handicap',
    period,
    line: -3,
    main: true,
    options: [
      { role: 'home', price: '1.83' },
      { role: 'away', price: '2.05' },
    ],
  },
  {
    kind: 'total',
    period,
    line: 10,
    main: true,
    options: [
      { role: 'over', price: '1.999' },
      { role: 'under', price: null },
    ],
  },
  {
    kind: 'both-score',
    period,
    line: null,
    main: true,
    options: [
      { role: 'yes', price: '1.8' },
      { role: 'no', price: '1.95' },
    ],
  },
  {
    kind: 'odd-even',
    period,
    line: null,
    main: true,
    options: [
      { role: 'odd', price: '1.9' },
      { role: 'even', price: '1.9' },
    ],
  },
];

export function allMarkets(): WorldMarket[] {
  return [
    ...both('full'),
    ...both('first-half'),
    {
      kind: 'double-chance',
      period: 'full',
      line: null,
      main: true,
      options: [
        { role: 'home-draw', price: '1.1' },
        { role: 'home-away', price: '1.2' },
        { role: 'draw-away', price: '3.1' },
      ],
    },
  ];
}

const FAIR: Pricing = { venue: 'fair', margin: 1, noise: 0 };

export function fakeWorld(matches: WorldMatch[]): FakeWorld {
  const world: FakeWorld = {
    at: EVENING,
    matches,
    states: new Map(),
    sold: new Map(),
    requestedPricings: [],
    titles: [],
    now: () => world.at,
    timeline: () => EMPTY_TIMELINE,
    past: async () => ({ form: { home: [], away: [] }, meetings: [], table: null }),
    matchesBetween: (from, to, sport = 'football') =>
      world.matches.filter((match) => match.sport === sport && match.kickOff >= from && match.kickOff < to),
    live: (_at, sport = 'football') => world.matches.filter((match) => match.sport === sport && world.state(match).running),
    matchByNumber: (number) => world.matches.find((match) => match.number === number) ?? null,
    matchById: (id) => world.matches.find((match) => match.id === id) ?? null,
    state: (match) => ({ ...QUIET, sport: match.sport, ...world.states.get(match.id) }),
    markets(match, pricing) {
      world.requestedPricings.push(pricing);
      return world.sold.get(match.id) ?? (world.state(match).endedAt === null ? allMarkets() : []);
    },
    prospects(match, kind, period) {
      // The first side of its main market against all others, as its price has it under 6 %.
      const [first] =
        world.markets(match, FAIR).find((market) => market.kind === kind && market.period === period && market.main)?.options ?? [];
      if (!first?.price) return null;
      const chance = Math.min(1, 1 / (Number(first.price) * 1.06));
      return [
        { score: [3, 0], chance },
        { score: [0, 3], chance: 1 - chance },
      ];
    },
    opensAt: ({ kickOff }) => kickOff - 7 * 86_400_000,
    saleChanges: () => [],
    version: () => '',
    leagues: () => world.matches.map((match) => match.league),
    outrights: () => world.titles,
  };
  return world;
}
