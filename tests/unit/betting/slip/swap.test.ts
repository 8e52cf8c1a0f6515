import type { VenueCode } from '@pavilion/contract/constants';
import type { Quote } from '@/lib/domain/betting/order/order.model';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import type { LegOffers, SwapTarget, TwinReading } from '@/lib/domain/betting/slip/swap.model';
import {
  isSwappable,
  rowSwap,
  sellsTogether,
  singleSwap,
  swapLegs,
  swapTarget,
  undoSwap,
  wholeSwaps,
} from '@/lib/domain/betting/slip/swap.rules';
import { handicap, match, selection, total, winner } from '../../../support/match.builder';
import { aLeg, aQuote } from '../../../support/slip.builder';

const found = (over: Partial<Match> = {}): TwinReading => ({ venue: 'OBTY', match: match('99', { venue: 'OBTY', ...over }) });
const LIVE = { live: true, score: [1, 0] as const };
const winnerLeg = (changes: Partial<SlipLeg> = {}) =>
  aLeg({
    marketKind: 'winner',
    line: null,
    selection: '红城',
    role: 'home',
    marketId: '1',
    selectionId: '1_1',
    seenPrice: '1.40',
    ...changes,
  });
const upcoming = { status: 'upcoming', score: null } as const;
const UPCOMING = { live: false, score: null } as const;

describe('the same selection at another venue', () => {
  test('has the kind, period, line and side of the leg, and its present price', () => {
    expect(swapTarget(aLeg(), LIVE, found())).toEqual({
      venue: 'OBTY',
      state: 'open',
      parlay: true,
      leg: expect.objectContaining({ venue: 'OBTY', matchId: '99', selectionId: '992_1', line: '-0.5/1', seenPrice: '1.83' }),
    });
    const away = aLeg({ role: 'away', line: '+0.5/1' });
    expect(swapTarget(away, LIVE, found())).toMatchObject({ state: 'open', leg: { selectionId: '992_2', seenPrice: '2.05' } });
    const draw = winnerLeg({ role: 'draw' });
    expect(swapTarget(draw, LIVE, found())).toMatchObject({ state: 'open', leg: { role: 'draw', seenPrice: '4.7' } });
  });

  test('is none where the venue sells only another line, which is named for the side of the leg', () => {
    const reading = found({
      markets: [handicap('7', '-1', { selections: [selection('7', 1, { line: '-1' }), selection('7', 2, { role: 'away', line: '+1' })] })],
    });
    expect(swapTarget(aLeg(), LIVE, reading)).toEqual({ venue: 'OBTY', state: 'line', line: '-1' });
    expect(swapTarget(aLeg({ role: 'away', line: '+0.5/1' }), LIVE, reading)).toEqual({ venue: 'OBTY', state: 'line', line: '+1' });
  });

  test('counts lines that are written differently as the same', () => {
    const reading = found({ markets: [total('7', '2.50')] });
    const leg = aLeg({ marketKind: 'total', role: 'over', line: '2.5' });
    expect(swapTarget(leg, LIVE, reading)).toMatchObject({ state: 'open', leg: { line: '2.50' } });
  });

  test('is none in another period, and in a closed market', () => {
    expect(swapTarget(aLeg({ period: 'first-half' }), LIVE, found()).state).toBe('none');
    expect(swapTarget(aLeg(), LIVE, found({ markets: [handicap('7', '-0.5/1', { state: 'closed' })] })).state).toBe('none');
  });

  test('is suspended with its market, and without a price', () => {
    expect(swapTarget(aLeg(), LIVE, found({ markets: [handicap('7', '-0.5/1', { state: 'suspended' })] })).state).toBe('suspended');
    expect(swapTarget(winnerLeg(), LIVE, found({ markets: [winner('7', [null, '4', '9'])] })).state).toBe('suspended');
  });

  test('is not offered while the venues show different scores', () => {
    expect(swapTarget(winnerLeg(), LIVE, found({ score: [2, 0] })).state).toBe('behind');
    // The venue has not begun the match yet.
    expect(swapTarget(winnerLeg(), LIVE, found(upcoming)).state).toBe('behind');
    expect(swapTarget(winnerLeg({ live: false, score: null }), UPCOMING, found(upcoming)).state).toBe('open');
  });

  test('is not a handicap that would count from another score than the member saw', () => {
    // The leg was chosen before the goal that both venues show now.
    expect(swapTarget(aLeg({ score: [0, 0] }), LIVE, found()).state).toBe('behind');
    expect(swapTarget(aLeg({ live: false, score: null }), LIVE, found()).state).toBe('behind');
    expect(swapTarget(aLeg({ score: null }), LIVE, found()).state).toBe('behind');
  });

  test('passes on why a venue’s match is unknown', () => {
    for (const state of ['looking', 'none', 'maintenance', 'failed'] as const) {
      expect(swapTarget(aLeg(), LIVE, { venue: 'IMTY', match: null, state })).toEqual({ venue: 'IMTY', state });
    }
  });

  test('is never found by a venue’s own name', () => {
    const other = { ...winner('7'), kind: 'other' as const, name: '开球球队' };
    const leg = winnerLeg({ marketKind: 'other', marketName: '开球球队' });
    expect(isSwappable(leg)).toBe(false);
    expect(swapTarget(winnerLeg({ role: 'other', selection: '红城' }), LIVE, found({ markets: [other] })).state).not.toBe('open');
    for (const changes of [{ marketKind: 'outright' }, { period: 'other' }, { sport: 'xf13' }, { role: 'other' }] as const) {
      expect(isSwappable(winnerLeg(changes))).toBe(false);
    }
  });

  test('is found by the result that it names: a score, or two of the three results', () => {
    const scores = {
      ...winner('7'),
      kind: 'correct-score' as const,
      selections: [
        selection('7', 1, { role: 'other', name: '2:1', label: '2:1', price: '8' }),
        selection('7', 2, { role: 'other', name: '其他', label: '其他', price: '21' }),
      ],
    };
    const chances = {
      ...winner('8'),
      kind: 'double-chance' as const,
      selections: [selection('8', 1, { role: 'other', name: '1X', label: '1X', price: '1.2' })],
    };
    const reading = found({ markets: [scores, chances] });
    const score = winnerLeg({ marketKind: 'correct-score', role: 'other', selection: '2-1' });
    expect(swapTarget(score, LIVE, reading)).toMatchObject({ state: 'open', leg: { seenPrice: '8' } });
    const chance = winnerLeg({ marketKind: 'double-chance', role: 'other', selection: '主/和' });
    expect(swapTarget(chance, LIVE, reading)).toMatchObject({ state: 'open', leg: { seenPrice: '1.2' } });
    // The other scores depend on the list that the venue sells.
    expect(isSwappable(winnerLeg({ marketKind: 'correct-score', role: 'other', selection: '其他' }))).toBe(false);
  });
});

const target = (venue: VenueCode, id: string, price: string, over: { parlay?: boolean } = {}): SwapTarget => ({
  venue,
  state: 'open',
  parlay: true,
  leg: winnerLeg({ venue, matchId: `${venue}${id}`, selectionId: `${venue}${id}_1`, seenPrice: price }),
  ...over,
});
const offers = (venue: VenueCode, id: string, price: string, targets: readonly SwapTarget[], over: Partial<LegOffers> = {}): LegOffers => ({
  leg: winnerLeg({ venue, matchId: `${venue}${id}`, selectionId: `${venue}${id}_1`, seenPrice: price }),
  price,
  shut: false,
  parlay: true,
  isFixed: false,
  targets,
  ...over,
});

describe('a single', () => {
  const at = (im: string, ob: string, over: Partial<LegOffers> = {}) =>
    offers('FBTY', '1', '2.10', [target('IMTY', '1', im), target('OBTY', '1', ob)], over);
  const free = () => false;

  test('is offered the highest price that is at least one percent higher', () => {
    expect(singleSwap(at('2.12', '2.13'), null, null, free)).toMatchObject({ leg: { venue: 'OBTY' }, by: '0.03' });
    expect(singleSwap(at('2.121', '2.1'), null, null, free)).toMatchObject({ leg: { venue: 'IMTY' }, by: '0.021' });
    expect(singleSwap(at('2.12', '2.09'), null, null, free)).toBeNull();
  });

  test('is offered a venue that takes it while its own does not, and none while its price is unknown', () => {
    expect(singleSwap(at('1.9', '2', { price: null, shut: true }), null, null, free)).toMatchObject({ leg: { venue: 'OBTY' }, by: null });
    expect(singleSwap(at('9', '9', { price: null }), null, null, free)).toBeNull();
  });

  test('is never offered while a bet on it is under way, nor a selection that is taken', () => {
    expect(singleSwap(at('3', '3', { isFixed: true }), null, null, free)).toBeNull();
    expect(singleSwap(at('3', '2.5'), null, null, (id) => id.startsWith('IMTY'))).toMatchObject({ leg: { venue: 'OBTY' } });
  });

  test('is offered only what its wallet can pay, as far as is known', () => {
    const venues = (im: bigint | null, ob: bigint) => ({
      currency: 'CNY',
      available: 0n,
      venues: new Map([
        ['IMTY', im],
        ['OBTY', ob],
      ] as const),
    });
    expect(singleSwap(at('3', '2.5'), venues(0n, 100n), null, free)).toMatchObject({ leg: { venue: 'OBTY' } });
    expect(singleSwap(at('3', '2.5'), venues(null, 100n), null, free)).toMatchObject({ leg: { venue: 'IMTY' } });
    expect(singleSwap(at('3', '2.5'), venues(4_999n, 4_999n), 5_000n, free)).toBeNull();
    const shared = { currency: 'CNY', available: 5_000n };
    expect(singleSwap(at('3', '2.5'), shared, 5_000n, free)).toMatchObject({ leg: { venue: 'IMTY' } });
    expect(singleSwap(at('3', '2.5'), shared, 5_001n, free)).toBeNull();
  });
});

describe('a leg of a parlay over several venues', () => {
  const first = offers('FBTY', '1', '2', [target('IMTY', '1', '2'), target('OBTY', '1', '2')]);
  const second = (targets: readonly SwapTarget[], over: Partial<LegOffers> = {}) => [first, offers('OBTY', '2', '17.5', targets, over)];
  const im = { venue: 'IMTY', state: 'none' } as const;

  test('is offered the venue of the leg that it clashes with', () => {
    expect(rowSwap(second([target('FBTY', '2', '17.2'), im]), 1)).toMatchObject({
      kind: 'move',
      leg: { venue: 'FBTY', seenPrice: '17.2' },
    });
    expect(rowSwap(second([target('FBTY', '2', '17.2'), im]), 0)).toBeNull();
  });

  test.each([
    [{ venue: 'FBTY', state: 'none' }, { kind: 'nowhere' }],
    [
      { venue: 'FBTY', state: 'line', line: '-1' },
      { kind: 'line', venue: 'FBTY', line: '-1' },
    ],
    [
      { venue: 'FBTY', state: 'maintenance' },
      { kind: 'none', venue: 'FBTY', why: 'maintenance' },
    ],
    [
      { venue: 'FBTY', state: 'suspended' },
      { kind: 'none', venue: 'FBTY', why: 'suspended' },
    ],
    [{ venue: 'FBTY', state: 'looking' }, { kind: 'looking' }],
    [target('FBTY', '2', '17', { parlay: false }), { kind: 'none', venue: 'FBTY', why: 'no-parlay' }],
    // The first leg is on the same match there.
    [target('FBTY', '1', '17'), { kind: 'none', venue: 'FBTY', why: 'same-match' }],
  ] as const)('with %o there it is not moved: %o', (there, expected) => {
    expect(rowSwap(second([there as SwapTarget, im]), 1)).toEqual(expected);
  });

  test('is told that only this venue lacks the market', () => {
    const all = second([{ venue: 'FBTY', state: 'none' }, target('IMTY', '2', '17')]);
    expect(rowSwap(all, 1)).toEqual({ kind: 'none', venue: 'FBTY', why: 'none' });
  });

  test('stays where only its venue can name it, and while a bet is under way', () => {
    expect(rowSwap(second([]), 1)).toEqual({ kind: 'fixed' });
    expect(rowSwap(second([target('FBTY', '2', '17')], { isFixed: true }), 1)).toBeNull();
  });

  test('of the same match is offered no venue', () => {
    const same = { ...offers('FBTY', '1', '3', [target('IMTY', '1', '3')]), leg: winnerLeg({ matchId: 'FBTY1', selectionId: 'x' }) };
    expect(rowSwap([first, same], 1)).toBeNull();
  });
});

describe('all legs at one venue', () => {
  const legs = (over: Partial<LegOffers> = {}) => [
    offers('FBTY', '1', '2', [target('IMTY', '1', '2.1'), target('OBTY', '1', '1.9')]),
    offers('IMTY', '2', '3', [target('FBTY', '2', '3.3'), target('OBTY', '2', '3')]),
    offers('OBTY', '3', '4', [target('FBTY', '3', '4'), target('IMTY', '3', '4')], over),
  ];
  const VENUES = ['FBTY', 'IMTY', 'OBTY'] as const;

  test('are ranked by their total price, in the order of the slip', () => {
    const all = legs();
    const swaps = wholeSwaps(all, VENUES);
    expect(swaps.map(({ venue, total: price }) => [venue, Number(price)])).toEqual([
      ['FBTY', 26.4],
      ['IMTY', 25.2],
      ['OBTY', 22.8],
    ]);
    expect(swaps[0]!.legs.map(({ selectionId }) => selectionId)).toEqual(['FBTY1_1', 'FBTY2_1', 'FBTY3_1']);
    // A leg that stays keeps the price that the member saw.
    expect(swaps[0]!.legs[0]).toBe(all[0]!.leg);
  });

  test('count the present price of a leg that stays', () => {
    const moved = legs().map((one, index) => (index === 0 ? { ...one, price: '2.5' } : one));
    expect(Number(wholeSwaps(moved, ['FBTY'])[0]!.total)).toBe(33);
  });

  test('are no offer where one leg is missing, not sold in parlays, suspended, or in a bet under way', () => {
    const without = (state: 'none' | 'suspended' | 'maintenance' | 'behind') =>
      wholeSwaps(legs({ targets: [{ venue: 'FBTY', state }, target('IMTY', '3', '4')] }), VENUES).map(({ venue }) => venue);
    for (const state of ['none', 'suspended', 'maintenance', 'behind'] as const) expect(without(state)).toEqual(['IMTY', 'OBTY']);
    const alone = legs({ targets: [target('FBTY', '3', '4', { parlay: false }), target('IMTY', '3', '4')] });
    expect(wholeSwaps(alone, VENUES).map(({ venue }) => venue)).toEqual(['IMTY', 'OBTY']);
    expect(wholeSwaps(legs({ isFixed: true }), VENUES).map(({ venue }) => venue)).toEqual(['OBTY']);
    expect(wholeSwaps(legs({ price: null }), VENUES).map(({ venue }) => venue)).toEqual(['FBTY', 'IMTY']);
    expect(wholeSwaps(legs({ parlay: false }), VENUES).map(({ venue }) => venue)).toEqual(['FBTY', 'IMTY']);
  });

  test('are no offer that ends with two legs of one match', () => {
    const twice = [legs()[0]!, offers('IMTY', '1', '3', [target('FBTY', '1', '3.3'), target('OBTY', '1', '3')])];
    expect(wholeSwaps(twice, VENUES)).toEqual([]);
  });

  test('are no offer beyond the legs of one parlay', () => {
    const many = Array.from({ length: 11 }, (_, index) => offers('FBTY', String(index), '2', [target('OBTY', String(index), '2')]));
    expect(wholeSwaps(many, VENUES)).toEqual([]);
    expect(wholeSwaps(many.slice(1), VENUES).map(({ venue }) => venue)).toEqual(['FBTY', 'OBTY']);
  });
});

describe('a combination is sold', () => {
  const quotes = (changes: Partial<Quote> = {}) =>
    ['1', '2', '3'].map((id) => aQuote(winnerLeg({ selectionId: id }), id === '2' ? changes : {}));
  const pairs = { size: 2, bets: 3, price: null, min: 1n, max: 5n };
  const parlay = { size: 3, bets: 1, price: '8', min: 1n, max: 5n };

  test('as the mode offers it', () => {
    expect(sellsTogether('parlay', quotes(), [pairs, parlay])).toBe(true);
    expect(sellsTogether('parlay', quotes(), [pairs])).toBe(false);
    expect(sellsTogether('system', quotes(), [pairs])).toBe(true);
    expect(sellsTogether('system', quotes(), [{ ...pairs, max: 0n }])).toBe(false);
  });

  test('only with legs that are open and sold in parlays', () => {
    expect(sellsTogether('parlay', quotes({ parlay: false }), [parlay])).toBe(false);
    expect(sellsTogether('parlay', quotes({ state: 'suspended' }), [parlay])).toBe(false);
    expect(sellsTogether('parlay', quotes(), null)).toBe(false);
  });
});

describe('a move and its undo', () => {
  const legs = ['1', '2', '3'].map((id) => winnerLeg({ matchId: id, selectionId: `${id}_1`, seenPrice: `${id}.5` }));
  const slip = { legs, stakes: { '1_1': '10', '2_1': '20', 'combo:all': '5' } };
  const to = (id: string) => winnerLeg({ venue: 'OBTY', matchId: `o${id}`, selectionId: `o${id}_1`, seenPrice: '9' });
  const none = () => false;

  test('keeps order and stakes, and is undone to leg, price and stake', () => {
    const { slip: moved, swapped } = swapLegs(
      slip,
      new Map([
        ['2_1', to('2')],
        ['3_1', to('3')],
      ]),
    );
    expect(moved.legs.map(({ selectionId }) => selectionId)).toEqual(['1_1', 'o2_1', 'o3_1']);
    expect(moved.stakes).toEqual({ '1_1': '10', o2_1: '20', 'combo:all': '5' });
    const typed = { legs: moved.legs, stakes: { ...moved.stakes, o2_1: '70', o3_1: '30' } };
    expect(undoSwap(typed, swapped, none)).toEqual(slip);
  });

  test('leaves a leg that is gone or there already, and undoes nothing that was removed or sent since then', () => {
    const { slip: moved, swapped } = swapLegs(
      slip,
      new Map([
        ['2_1', legs[0]!],
        ['9_1', to('9')],
        ['3_1', to('3')],
      ]),
    );
    expect(moved.legs.map(({ selectionId }) => selectionId)).toEqual(['1_1', '2_1', 'o3_1']);
    expect(swapped).toHaveLength(1);
    expect(undoSwap(moved, swapped, ({ selectionId }) => selectionId === 'o3_1')).toEqual(moved);
    const without = { ...moved, legs: moved.legs.slice(0, 2) };
    expect(undoSwap(without, swapped, none)).toEqual(without);
  });
});
