import type { Venue } from '@/lib/venues/venue';
import { moneyEnd, readEnd, rowsEnd } from './matrix.expected';
import type { Stated, Target } from './matrix.target';

/** FB's calls without a golden sample of their own. */
export const FB_RESPONSES: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries({
    '/v1/match/getOnSaleLeagues': [{ id: 10_755, na: '英格兰超级联赛', or: 1, rnm: '英格兰', hot: true, mt: 4 }],
    '/v1/match/queryMatchByRecommend': [],
    '/v1/match/matchResultPage': { current: 1, size: 50, total: 0, records: [] },
    '/v1/order/cashOut/price': [{ oid: '270000000000777', amt: 0.85, st: 1, smis: 10, pmis: null }],
    '/v1/order/cashOut/bet': { id: '270000000000777', st: 4, cops: 42.5 },
  }).map(([path, data]) => [`POST ${path}`, { success: true, code: 0, message: '', data }]),
);

const LEG = { matchId: '863211', marketId: '243405369', selectionId: '243405369_1' };
const OTHER = { matchId: '863402', marketId: '243405473', selectionId: '243405473_1' };
const ORDER = { id: '270000000000777', kind: 'single', stake: 5000n, cashedOut: null } as const;
const PERIOD = { from: 0, to: 1, page: 1 } as const;

const stated = (data: { state: string; reason?: string }): Stated => ({ how: data.state, text: data.reason ?? '', data });

/** Reads whose rows are read one by one. */
const ROWS: ReadonlySet<string> = new Set(['search', 'getLeagues', 'getCashOuts', 'getOrderStates']);

/** Every call of the product to FB. `made` gives a venue with the times of now. */
export function fbTargets(made: () => Venue): Target[] {
  const reads: Record<string, Target['run']> = {
    getCounts: (signal) => made().getCounts({ signal }),
    getLeagues: (signal) => made().getLeagues({ sport: 'football', timeframe: 'live' }, { signal }),
    getMatches: (signal) => made().getMatches({ sport: 'football', timeframe: 'live', page: 1 }, { signal }),
    getMatch: (signal) => made().getMatch(LEG.matchId, { signal }),
    getOutrights: (signal) => made().getOutrights('football', { signal }),
    search: (signal) => made().search('英超', { signal }),
    getResults: (signal) => made().getResults({ sport: 'football', ...PERIOD }, { signal }),
    getBalance: (signal) => made().getBalance({ signal }),
    getQuotes: (signal) => made().getQuotes([LEG], { signal }),
    getComboQuote: (signal) => made().getComboQuote([LEG, OTHER], { signal }),
    getOrderStates: (signal) => made().getOrderStates(['270000000000777'], { signal }),
    getOrders: (signal) => made().getOrders({ settled: false, ...PERIOD }, { signal }),
    getCashOuts: (signal) => made().getCashOuts([ORDER], { signal }),
  };
  const money: Record<string, { done: string; run: () => Promise<Stated> }> = {
    place: {
      done: 'accepted',
      run: async () => stated(await made().place({ ...LEG, price: '1.83', stake: 5000n, accept: 'better', key: '9b2f0c7e' })),
    },
    placeCombo: {
      done: 'accepted',
      run: async () => {
        const legs = [
          { ...LEG, price: '1.83' },
          { ...OTHER, price: '2.22' },
        ] as const;
        const results = await made().placeCombo({
          legs,
          combos: [{ size: 2, bets: 1, unitStake: 2000n }],
          accept: 'better',
          key: '9b2f0c7e',
        });
        return stated(results[0]!.result);
      },
    },
    cashOut: {
      done: 'done',
      run: async () => stated(await made().cashOut({ orderId: ORDER.id, kind: 'single', stake: 5000n, amount: 4250n, key: '9b2f0c7e' })),
    },
  };
  return [
    ...Object.entries(reads).map(([name, run]) => ({
      name: `fb ${name}`,
      kind: 'read' as const,
      end: ROWS.has(name) ? rowsEnd : readEnd,
      run,
    })),
    ...Object.entries(money).map(([name, { done, run }]) => ({
      name: `fb ${name}`,
      kind: 'state' as const,
      end: moneyEnd(done),
      whole: true,
      run,
    })),
  ];
}
