import type { Market, Match, MatchList, Selection, Snapshot } from '@/lib/domain/betting/match/sport.model';

/** Builders of the sport model: a live match with its three list markets; every test names only its subject. */
export function selection(marketId: string, option: number, over: Partial<Selection> = {}): Selection {
  return { id: `${marketId}_${option}`, role: 'home', name: '红城', label: '主', line: null, price: '1.36', ...over };
}

export function winner(id: string, prices: readonly (string | null)[] = ['1.36', '4.7', '9.2'], over: Partial<Market> = {}): Market {
  return {
    id,
    kind: 'winner',
    period: 'full',
    name: '独赢',
    line: null,
    main: true,
    state: 'open',
    parlay: true,
    selections: [
      selection(id, 1, { price: prices[0]! }),
      selection(id, 3, { role: 'draw', name: '和', label: '和', price: prices[1]! }),
      selection(id, 2, { role: 'away', name: '蓝港', label: '客', price: prices[2]! }),
    ],
    ...over,
  };
}

export function handicap(id: string, line = '-0.5/1', over: Partial<Market> = {}): Market {
  return {
    id,
    kind: 'handicap',
    period: 'full',
    name: '让球',
    line,
    main: true,
    state: 'open',
    parlay: true,
    selections: [
      selection(id, 1, { label: line, line, price: '1.83' }),
      selection(id, 2, { role: 'away', name: '蓝港', label: '+0.5/1', line: '+0.5/1', price: '2.05' }),
    ],
    ...over,
  };
}

export function total(id: string, line = '2.5', over: Partial<Market> = {}): Market {
  return {
    id,
    kind: 'total',
    period: 'full',
    name: '大/小',
    line,
    main: true,
    state: 'open',
    parlay: true,
    selections: [
      selection(id, 4, { role: 'over', name: `大 ${line}`, label: `大 ${line}`, line, price: '1.999' }),
      selection(id, 5, { role: 'under', name: `小 ${line}`, label: `小 ${line}`, line, price: '1.87' }),
    ],
    ...over,
  };
}

export function match(id = '863211', over: Partial<Match> = {}): Match {
  return {
    id,
    venue: 'FBTY',
    sport: 'football',
    league: { id: '10463', name: '英格兰超级联赛', region: '英格兰', rank: 1, hot: true },
    home: { id: '101', name: '红城' },
    away: { id: '102', name: '蓝港' },
    startTime: 1_795_172_280_000,
    status: 'live',
    phase: 'second-half',
    neutral: false,
    clock: { seconds: 2830, running: true, injury: 0 },
    score: [1, 0],
    halfScore: [1, 0],
    corners: [3, 2],
    yellowCards: [1, 0],
    redCards: null,
    periodScores: [],
    points: null,
    server: null,
    marketCount: 86,
    markets: [winner(`${id}1`), handicap(`${id}2`), total(`${id}3`)],
    ...over,
  };
}

export function list(matches: readonly Match[], at: number, count = matches.length): Snapshot<MatchList> {
  return { at, data: { matches, total: count, invalidRows: 0 } };
}
