import * as z from '@pavilion/contract/schema';
import { fbCashOutPriceSchema, fbPlacedSchema, fbQuoteSchema } from '@pavilion/contract/venues/fb.bet.wire';
import type { CashOutOrder } from '@/lib/domain/betting/order/cash-out.model';
import type { ComboPlacement } from '@/lib/domain/betting/order/combo.model';
import { cashOutBody, toCashOutRejection, toCashOutResult, toCashOuts } from '@/lib/venues/fb/fb.cash-out.adapter';
import { comboBody, toComboQuote, toComboResults } from '@/lib/venues/fb/fb.combo.adapter';
import { readSample } from '../support/sample';

const sample = readSample<{
  request: { body: Record<string, unknown> & { betMultipleData: Record<string, unknown>[] } };
  response: { data: { ops: { tr: string }[] }[] };
}>('fb-place-multiple');

const legs = [
  { matchId: '863211', marketId: '243405369', selectionId: '243405369_1', price: '1.83' },
  { matchId: '863402', marketId: '243405473', selectionId: '243405473_1', price: '2.22' },
] as const;
const placement: ComboPlacement = { legs, combos: [{ size: 2, bets: 1, unitStake: 2000n }], accept: 'better', key: '9b2f0c7e' };

describe('parlays', () => {
  test('sends the sample’s request with an idempotency key', () => {
    const { languageType: _language, ...body } = sample.request.body;
    body.betMultipleData = body.betMultipleData.map((row) => ({ ...row, relatedId: '9b2f0c7e-2' }));
    expect(comboBody(placement)).toEqual(body);
  });

  test('matches each combination to its order by the remark, and a missing one is unknown', () => {
    const response = z.parse(fbPlacedSchema, sample.response.data);
    const two = { ...placement, combos: [...placement.combos, { size: 0, bets: 4, unitStake: 1000n }] };
    expect(toComboResults(two, response)).toEqual([
      { size: 2, result: { state: 'accepted', orderId: '270000000000778', prices: ['1.83', '2.22'] } },
      { size: 0, result: { state: 'unknown' } },
    ]);
  });

  test.each([
    [8, '赔率已变更', { state: 'price-moved' }],
    [4, '盘口已关闭', { state: 'suspended' }],
    [6, '余额不足', { state: 'balance' }],
    [3, '超过最高投注额', { state: 'rejected', reason: '超过最高投注额', code: '3' }],
  ])('keeps the reason of one combination that is rejected with %d', (rj, rjs, result) => {
    const [taken] = sample.response.data;
    const rejected = { id: '', st: 2, rj, rjs, ops: [{ mid: 1, od: 1.83, tr: '0' }] };
    const two = { ...placement, combos: [...placement.combos, { size: 0, bets: 4, unitStake: 1000n }] };
    expect(toComboResults(two, z.parse(fbPlacedSchema, [taken, rejected]))[1]).toEqual({ size: 0, result });
  });

  test('offers combinations without singles, and a price only where a combination is a single bet', () => {
    const response = z.parse(fbQuoteSchema, {
      bms: [],
      sos: [
        { sn: 1, in: 3, sodd: 0, mi: 10, mx: 50_000 },
        { sn: 2, in: 3, sodd: 0, mi: 10, mx: 20_000 },
        { sn: 3, in: 1, sodd: 8.126, mi: 10, mx: 1234.56 },
        { sn: 0, in: 4, sodd: 0, mi: 10, mx: 9000 },
      ],
    });
    expect(toComboQuote([...legs], response).combos).toEqual([
      { size: 2, bets: 3, price: null, min: 1000n, max: 2_000_000n },
      { size: 3, bets: 1, price: '8.126', min: 1000n, max: 123_456n },
      { size: 0, bets: 4, price: null, min: 1000n, max: 900_000n },
    ]);
  });
});

describe('cash-out', () => {
  const order = (over: Partial<CashOutOrder> = {}): CashOutOrder => ({ id: '1', kind: 'single', stake: 10_000n, cashedOut: null, ...over });
  const price = (over: object) => z.parse(fbCashOutPriceSchema, [{ oid: '1', amt: 0.853333, st: 1, smis: 10, pmis: 20, ...over }]);

  test('cash-out amount is the unit price times the stake still in play, rounded down', () => {
    expect(toCashOuts([order()], price({}))).toEqual([{ orderId: '1', amount: 8533n, stake: 10_000n, min: 1000n, max: 10_000n }]);
    const half = order({ kind: 'parlay', cashedOut: { stake: 5000n, payout: 4000n } });
    expect(toCashOuts([half], price({}))).toEqual([{ orderId: '1', amount: 4266n, stake: 5000n, min: 2000n, max: 5000n }]);
  });

  test('has no cash-out price while off sale, offers only the whole when the minimum exceeds the rest, and leaves out unknown orders', () => {
    expect(toCashOuts([order()], price({ st: 0 }))[0]).toMatchObject({ amount: null });
    expect(toCashOuts([order({ stake: 900n })], price({}))[0]).toMatchObject({ min: 900n, max: 900n });
    expect(toCashOuts([order({ id: '2' })], price({}))).toEqual([]);
  });

  test('never sends a higher unit price than was shown', () => {
    const body = cashOutBody({ orderId: '1', kind: 'parlay', stake: 3000n, amount: 2000n, key: 'k' });
    expect(body).toEqual({ orderId: '1', cashOutStake: 30, unitCashOutPayoutStake: 0.666666, acceptOddsChange: false, parlay: true });
  });

  test('reads the responses to a cash-out', () => {
    expect(toCashOutResult({ st: 4, cops: 20.5 })).toEqual({ state: 'done', amount: 2050n });
    // A payment that FB does not name is read from the order.
    expect(toCashOutResult({ st: 4, cops: null })).toEqual({ state: 'pending' });
    expect(toCashOutResult({ st: 1, cops: null })).toEqual({ state: 'pending' });
    expect(toCashOutResult({ st: 2, cops: null })).toMatchObject({ state: 'rejected' });
    expect(toCashOutRejection({ state: 'unknown' })).toEqual({ state: 'unknown' });
    expect(toCashOutRejection({ state: 'limit' })).toMatchObject({ state: 'rejected', code: 'limit' });
  });
});
