/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import type { ComboPlacement, ComboResult } from '@/lib/domain/betting/order/combo.model';
import type { Order, PlacementResult, Quote } from '@/lib/domain/betting/order/order.model';
import { placeBets, resumePlacements, type PlacementPorts } from '@/lib/domain/betting/slip/placement.mutations';
import { MISSING_AFTER_MS, MISSING_READS, pollDelay } from '@/lib/domain/money/command/lost.rules';
import { advance, awaitedBy, CLOCK_TOLERANCE_MS, findOrder, isUnderWay } from '@/lib/domain/betting/slip/placement.rules';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import type { OddsPolicy, SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { aLeg, anOrder, anOrderLeg, aQuote, aRecord } from '../../../support/slip.builder';

const START = 1_000_000;

describe('the life of a bet', () => {
  const reply = (result: PlacementResult) => ({ type: 'reply', result }) as const;
  const sent = aRecord();

  test('a definitive response ends it and is final', () => {
    const accepted = advance(sent, reply({ state: 'accepted', orderId: '7', prices: ['1.83'] }));
    expect(accepted.state).toEqual({ step: 'accepted', orderId: '7', prices: ['1.83'], best: null });
    expect(isUnderWay(accepted)).toBe(false);
    expect(advance(accepted, reply({ state: 'rejected', reason: '', code: '1' }))).toMatchObject({ state: { step: 'accepted' } });
    expect(advance(accepted, { type: 'restart' })).toBe(accepted);
  });

  test.each(['price-moved', 'suspended', 'balance', 'limit'] as const)('%s is a rejection with its own reason', (state) => {
    expect(advance(sent, reply({ state })).state).toMatchObject({ step: 'rejected', why: state });
  });

  test('a rejection keeps the venue’s message', () => {
    expect(advance(sent, reply({ state: 'rejected', reason: '风控拒绝', code: '3' })).state).toEqual({
      step: 'rejected',
      why: 'rejected',
      words: '风控拒绝',
    });
  });

  test('a pending bet stays pending until the venue decides', () => {
    const pending = advance(sent, reply({ state: 'pending', orderId: '7' }));
    const outcomeFor = (state: Order['state'], reason: string | null = null) =>
      advance(pending, { type: 'order-state', state, reason }).state;
    expect(outcomeFor('pending')).toEqual({ step: 'pending', orderId: '7' });
    expect(outcomeFor('accepted')).toEqual({ step: 'accepted', orderId: '7', prices: null, best: null });
    expect(outcomeFor('settled')).toMatchObject({ step: 'accepted' });
    expect(outcomeFor('rejected', '进球')).toEqual({ step: 'rejected', why: 'rejected', words: '进球' });
    expect(outcomeFor('cancelled')).toMatchObject({ step: 'rejected', why: 'cancelled' });
  });

  test('a bet whose response was lost after the venue took it is found in the order list', () => {
    const unknown = advance(sent, reply({ state: 'unknown' }));
    expect(advance(unknown, { type: 'list', order: anOrder(), now: START })).toMatchObject({
      state: { step: 'accepted', orderId: '270000000000777' },
    });
  });

  test('orders without a selection id are matched by market, period, role, line and match', () => {
    const leg = anOrderLeg({ selectionId: '' });
    const found = (change: Partial<typeof leg>) => findOrder(sent, [anOrder({ legs: [{ ...leg, ...change }] })], []) !== null;
    const { marketKind, period, role, line, matchId } = sent.legs[0]!;
    const same = { marketKind, period, role, line, matchId };
    expect(found(same)).toBe(true);
    for (const other of [{ role: 'away' }, { line: '+9' }, { period: 'first-half' }, { matchId: 'x' }] as const)
      expect(found({ ...same, ...other })).toBe(false);
  });

  test('a bet whose response was lost before the venue took it is given up only after time and several lists', () => {
    let record = advance(sent, reply({ state: 'unknown' }));
    const list = (now: number) => ({ type: 'list', order: null, now }) as const;
    for (let read = 0; read < MISSING_READS + 2; read += 1) record = advance(record, list(START + 1_000));
    expect(record.state).toMatchObject({ step: 'unknown' });
    const fresh = advance(advance(sent, reply({ state: 'unknown' })), list(START + MISSING_AFTER_MS));
    expect(fresh.state).toMatchObject({ step: 'unknown', reads: 1 });
    expect(advance(record, list(START + MISSING_AFTER_MS)).state).toMatchObject({ step: 'rejected', why: 'not-found' });
  });

  test('a late response still counts when the bet was taken', () => {
    const gone = aRecord({ state: { step: 'rejected', why: 'not-found', words: null } });
    expect(advance(gone, reply({ state: 'accepted', orderId: '7', prices: ['1.83'] })).state).toMatchObject({ step: 'accepted' });
    expect(advance(gone, reply({ state: 'suspended' }))).toMatchObject({ state: { why: 'not-found' } });
    const unknown = aRecord({ state: { step: 'unknown', reads: 1 } });
    expect(advance(unknown, reply({ state: 'pending', orderId: '7' })).state).toEqual({ step: 'pending', orderId: '7' });
    expect(advance(unknown, reply({ state: 'unknown' })).state).toEqual({ step: 'unknown', reads: 1 });
  });

  test('a bet without a response is unknown after a reload, and never sent again', () => {
    expect(advance(sent, { type: 'restart' }).state).toEqual({ step: 'unknown', reads: 0 });
    const resend = { type: 'resend', key: 'other-key', prices: ['1.80'], sentAt: 0, now: 0 } satisfies Parameters<typeof advance>[1];
    expect(advance(sent, resend)).toBe(sent);
    expect(advance(aRecord({ state: { step: 'unknown', reads: 0 } }), resend)).toMatchObject({ key: 'key-0001' });
  });
});

describe('finding the order after a lost response', () => {
  const record = aRecord();

  test('requires the same selection and stake, and a time not before the bet was sent', () => {
    expect(findOrder(record, [anOrder()], [])?.id).toBe('270000000000777');
    expect(findOrder(record, [anOrder({ stake: 5_001n })], [])).toBeNull();
    expect(findOrder(record, [anOrder({ legs: [anOrderLeg({ selectionId: '243405369_2' })] })], [])).toBeNull();
    expect(findOrder(record, [anOrder({ placedAt: record.sentAt - CLOCK_TOLERANCE_MS - 1 })], [])).toBeNull();
    expect(findOrder(record, [anOrder({ venue: 'IMTY' })], [])).toBeNull();
  });

  test('skips an order that has a receipt, and takes the older of two', () => {
    expect(findOrder(record, [anOrder()], ['270000000000777'])).toBeNull();
    const two = [anOrder({ id: 'b', placedAt: record.sentAt + 900 }), anOrder({ id: 'a', placedAt: record.sentAt + 100 })];
    expect(findOrder(record, two, [])?.id).toBe('a');
  });

  test('the venue is polled every second at first, then less often', () => {
    expect([0, 9_999, 10_000, 60_000].map(pollDelay)).toEqual([1_000, 1_000, 3_000, 10_000]);
  });
});

/** The `at`th of a script, its last one ever after. */
const next = <T>(list: readonly T[] | undefined, at: number): T | undefined => list?.[Math.min(at, list.length - 1)];

/** A venue with scripted responses; time passes only by waiting. */
function setUp(script: {
  results?: readonly (PlacementResult | Error)[];
  combos?: readonly ComboResult[] | readonly (readonly ComboResult[])[];
  comboQuote?: Partial<Quote & { price: string; limit: bigint }>;
  /** Another member is here from the `n`th request of the order list on. */
  leaves?: number;
  quotes?: readonly Partial<Quote & { price: string }>[];
  orders?: readonly (readonly Order[])[];
  /** Orders of each list that do not fit. */
  invalidRows?: number;
  states?: readonly Order['state'][];
}) {
  let time = START;
  let keys = 0;
  const calls = { combos: [] as ComboPlacement[], place: [] as { key: string; price: string; accept?: string }[], orders: 0, states: 0 };
  let quoted = 0;
  const ports: PlacementPorts = {
    betting: async () => ({
      place: async ({ key, price, accept }) => {
        const response = next(script.results, calls.place.length);
        calls.place.push({ key, price, accept });
        if (!response || response instanceof Error) throw response ?? new Error('no script');
        return response;
      },
      placeCombo: async (placement) => {
        calls.combos.push(placement);
        const { combos = [] } = script;
        return Array.isArray(combos[0])
          ? (next(combos as readonly (readonly ComboResult[])[], calls.combos.length - 1) ?? [])
          : (combos as readonly ComboResult[]);
      },
      getComboQuote: async (legs) => ({
        quotes: legs.map((leg) => aQuote(leg as SlipLeg, script.comboQuote)),
        combos: [2, 0].map((size) => ({
          size,
          bets: size === 2 ? 1 : 4,
          price: null,
          min: 100n,
          max: script.comboQuote?.limit ?? 900_000n,
        })),
      }),
      getQuotes: async (legs) => legs.map((leg) => aQuote(leg as SlipLeg, next(script.quotes, quoted++) ?? {})),
    }),
    records: async () => ({
      getOrders: async ({ settled }) => ({
        orders: settled ? [] : (next(script.orders, calls.orders++) ?? []),
        page: 1,
        total: 0,
        invalidRows: script.invalidRows ?? 0,
        totals: null,
      }),
      getOrderStates: async ([orderId]) => [{ orderId: orderId!, state: next(script.states, calls.states++) ?? 'pending', reason: null }],
    }),
    now: () => time,
    world: () => 1_795_176_000_000,
    mint: () => `minted-key-${(keys += 1)}`,
    wait: async (ms) => {
      time += ms;
    },
    session: () => (script.leaves !== undefined && calls.orders >= script.leaves ? 'another-session' : 'session'),
  };
  return { ports, calls };
}

/** A stake of 50 on one leg at 1.83. */
const singleBet = (leg: SlipLeg) => ({ legs: [leg], prices: ['1.83'], combos: [{ size: 1, bets: 1, unitStake: 5_000n }] });

async function place(script: Parameters<typeof setUp>[0], policy: OddsPolicy = { kind: 'better' }) {
  const leg = aLeg();
  useSlip.setState({ legs: [leg], stakes: { [leg.selectionId]: '50' } });
  const { ports, calls } = setUp(script);
  const queryClient = new QueryClient();
  await placeBets([singleBet(leg)], { member: 'm', policy, queryClient }, ports);
  // The watcher runs on; its waits cost no time.
  for (let attempt = 0; attempt < 500 && usePlacements.getState().records.some(isUnderWay); attempt += 1) await Promise.resolve();
  for (let attempt = 0; attempt < 20; attempt += 1) await Promise.resolve();
  return { calls, record: usePlacements.getState().records.at(-1)!, ports };
}

describe('placing', () => {
  beforeEach(() => usePlacements.setState({ records: [], known: [] }));

  test('an accepted bet leaves the slip', async () => {
    const { calls, record } = await place({ results: [{ state: 'accepted', orderId: '7', prices: ['1.83'] }] });
    expect(record.state).toMatchObject({ step: 'accepted', orderId: '7' });
    expect(useSlip.getState().legs).toEqual([]);
    expect(calls.place).toEqual([{ key: 'minted-key-1', price: '1.83', accept: 'better' }]);
  });

  test('a response with the order id of another bet is ignored, and the order list decides', async () => {
    const response: PlacementResult = { state: 'accepted', orderId: '7', prices: ['1.83'] };
    usePlacements.setState({ known: ['7'] });
    const { calls, record } = await place({ results: [response], orders: [[]] });
    expect(calls.place).toHaveLength(1);
    expect(calls.orders).toBeGreaterThan(0);
    expect(record.state).toMatchObject({ step: 'rejected', why: 'not-found' });

    usePlacements.setState({ records: [], known: ['7'] });
    const { record: taken } = await place({ results: [response], orders: [[anOrder({ id: '7' }), anOrder({ id: '8' })]] });
    expect(taken.state).toMatchObject({ step: 'accepted', orderId: '8' });
  });

  test('reads the prices of an accepted bet from its order when the response contains none', async () => {
    const order = anOrder({ id: '7', maxReturn: 9_300n, legs: [anOrderLeg({ price: '1.86' })] });
    const { calls, record } = await place({ results: [{ state: 'accepted', orderId: '7', prices: null }], orders: [[], [order]] });
    expect(record).toMatchObject({ prices: ['1.83'], state: { step: 'accepted', prices: ['1.86'], best: '9300' } });
    expect(calls).toMatchObject({ place: [{}], orders: 2 });
    // The highest return that the order leaves out is unknown.
    usePlacements.setState({ records: [], known: [] });
    const unnamed = { ...order, maxReturn: null };
    const without = await place({ results: [{ state: 'accepted', orderId: '7', prices: null }], orders: [[], [unnamed]] });
    expect(without.record.state).toMatchObject({ step: 'accepted', prices: ['1.86'], best: null });
    usePlacements.setState({ records: [], known: [] });
    const named = await place({ results: [{ state: 'accepted', orderId: '9', prices: ['1.83'] }] });
    expect(named.calls.orders).toBe(0);
    usePlacements.setState({ records: [], known: [] });
    const confirmed = { ...order, id: '71' };
    const pending = await place({ results: [{ state: 'pending', orderId: '71' }], states: ['accepted'], orders: [[confirmed]] });
    expect(pending.record.state).toMatchObject({ step: 'accepted', prices: ['1.86'] });
  });

  test('keeps a rejected bet in the slip with its reason', async () => {
    const { record } = await place({ results: [{ state: 'suspended' }] });
    expect(record.state).toMatchObject({ step: 'rejected', why: 'suspended' });
    expect(useSlip.getState().legs).toHaveLength(1);
  });

  test('judges a bet again after 赔率已变更 and sends it under a new key, at most twice more', async () => {
    const drop: OddsPolicy = { kind: 'drop', percent: 3 };
    const { calls, record } = await place({ results: [{ state: 'price-moved' }], quotes: [{ price: '1.82' }, { price: '1.81' }] }, drop);
    expect(calls.place).toEqual([
      { key: 'minted-key-1', price: '1.83', accept: 'same' },
      { key: 'minted-key-2', price: '1.82', accept: 'same' },
      { key: 'minted-key-3', price: '1.81', accept: 'same' },
    ]);
    expect(record.state).toMatchObject({ step: 'rejected', why: 'price-moved' });
    expect(usePlacements.getState().records).toHaveLength(1);
  });

  test('sends a bet again only when its new key can be stored, because the next page looks for that bet', async () => {
    const put = Storage.prototype.setItem;
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function keep(this: Storage, key, value) {
      if (value.includes('minted-key-2')) throw new DOMException('full', 'QuotaExceededError');
      Reflect.apply(put, this, [key, value]);
    });
    const { calls, record } = await place(
      { results: [{ state: 'price-moved' }], quotes: [{ price: '1.82' }] },
      { kind: 'drop', percent: 3 },
    );
    write.mockRestore();
    expect(calls.place.map(({ key }) => key)).toEqual(['minted-key-1']);
    expect([record.key, record.state]).toMatchObject(['minted-key-1', { step: 'rejected', why: 'price-moved' }]);
  });

  test('asks for consent at once when a price falls beyond the policy', async () => {
    const { calls } = await place({ results: [{ state: 'price-moved' }], quotes: [{ price: '1.70' }] }, { kind: 'drop', percent: 3 });
    expect(calls.place).toHaveLength(1);
  });

  test('asks for consent under any policy when the line moved', async () => {
    const { calls } = await place({ results: [{ state: 'price-moved' }], quotes: [{ state: 'moved' }] }, { kind: 'any' });
    expect(calls.place).toHaveLength(1);
  });

  test('asks for consent under any policy when a goal changes the score that a handicap counts from', async () => {
    const { calls } = await place({ results: [{ state: 'price-moved' }], quotes: [{ score: [2, 0], price: '1.83' }] }, { kind: 'any' });
    expect(calls.place).toHaveLength(1);
  });

  test('looks up a bet without a response, and does not send it again', async () => {
    const { calls, record } = await place({ results: [{ state: 'unknown' }], orders: [[], [anOrder()]] });
    expect(calls.place).toHaveLength(1);
    expect(record.state).toMatchObject({ step: 'accepted', orderId: '270000000000777' });
    expect(useSlip.getState().legs).toEqual([]);
  });

  test('a venue’s failure leaves the bet unknown, and the bet is rejected once no list contains it', async () => {
    const { calls, record } = await place({ results: [new Error('broken')], orders: [[]] });
    expect(calls.place).toHaveLength(1);
    expect(record.state).toMatchObject({ step: 'rejected', why: 'not-found' });
    expect(useSlip.getState().legs).toHaveLength(1);
  });

  test('a bet whose order may be an unreadable row stays open until the list can be read', async () => {
    const { calls, record } = await place({ results: [{ state: 'unknown' }], orders: [[]], invalidRows: 1, leaves: 40 });
    expect(record.state).toMatchObject({ step: 'unknown' });
    // The bet would have been given up by then, had the lists been whole.
    expect(calls.orders).toBeGreaterThan(MISSING_READS + 2);
    usePlacements.setState({ records: [], known: [] });
    const found = await place({ results: [{ state: 'unknown' }], orders: [[], [anOrder()]], invalidRows: 1 });
    expect(found.record.state).toMatchObject({ step: 'accepted', orderId: '270000000000777' });
  });

  test('follows a pending bet to its end', async () => {
    const { calls, record } = await place({ results: [{ state: 'pending', orderId: '7' }], states: ['pending', 'accepted'] });
    expect(calls.states).toBe(2);
    expect(record.state).toMatchObject({ step: 'accepted', orderId: '7' });
  });

  test('stops looking up a bet under another session, whose orders cannot contain it', async () => {
    const { calls, record } = await place({ results: [{ state: 'unknown' }], orders: [[]], leaves: 2 });
    expect(calls.orders).toBe(2);
    expect(record.state).toMatchObject({ step: 'unknown', reads: 1 });
  });

  test('another page of the slip never sends an unfinished bet again', async () => {
    const leg = aLeg();
    const { ports, calls } = setUp({ results: [{ state: 'pending', orderId: '7' }] });
    const context = { member: 'm', policy: { kind: 'better' }, queryClient: new QueryClient() } as const;
    const bet = singleBet(leg);
    await Promise.all([placeBets([bet], context, ports), placeBets([bet], context, ports)]);
    expect(calls.place).toHaveLength(1);
    await placeBets([bet], { ...context, member: 'another' }, ports);
    expect(calls.place).toHaveLength(2);
  });

  test('a new page follows only its own member’s bets', async () => {
    const mine = aRecord({ key: 'mine-key', member: 'm', state: { step: 'unknown', reads: 0 } });
    const other = aRecord({ key: 'other-key', member: 'x', state: { step: 'unknown', reads: 0 } });
    usePlacements.setState({ records: [mine, other] });
    const { ports } = setUp({ orders: [[anOrder()]] });
    resumePlacements({ member: 'm', queryClient: new QueryClient() }, ports);
    for (let attempt = 0; attempt < 100; attempt += 1) await Promise.resolve();
    expect(usePlacements.getState().records.map((record) => record.state.step)).toEqual(['accepted', 'unknown']);
  });

  test('a slip waits for unfinished bets of its own legs, single or combined, and for no other', () => {
    const [a, b, c] = ['1', '2', '3'].map((id) => aLeg({ selectionId: id })) as [SlipLeg, SlipLeg, SlipLeg];
    const single = aRecord({ key: 'single-1', legs: [a] });
    const pair = aRecord({ key: 'pair-0001', legs: [a, b], size: 2, state: { step: 'unknown', reads: 0 } });
    const taken = aRecord({ key: 'taken-001', legs: [b], state: { step: 'accepted', orderId: '7', prices: ['2'], best: null } });
    const records = [single, pair, taken];
    expect(awaitedBy(records, [a, b], true)).toEqual([single]);
    expect(awaitedBy(records, [b, a], false)).toEqual([pair]);
    expect(awaitedBy(records, [a, b, c], false)).toEqual([]);
    expect(awaitedBy(records, [b], true)).toEqual([]);
  });

  test('receipts and rejections can be dismissed, and unfinished bets cannot', () => {
    usePlacements.setState({
      records: [aRecord({ key: 'going-on' }), aRecord({ key: 'over-and-out', state: { step: 'rejected', why: 'limit', words: null } })],
    });
    usePlacements.getState().dismiss(['going-on', 'over-and-out']);
    expect(usePlacements.getState().records.map((record) => record.key)).toEqual(['going-on']);
  });
});

describe('placing combinations', () => {
  const legs = [aLeg(), aLeg({ matchId: '77', marketId: '9', selectionId: '9_2' })];
  const bet = {
    legs,
    prices: ['1.83', '1.83'],
    combos: [
      { size: 2, bets: 1, unitStake: 5_000n },
      { size: 0, bets: 4, unitStake: 1_000n },
    ],
  };
  const run = async (script: Parameters<typeof setUp>[0], policy: OddsPolicy = { kind: 'better' }, now: readonly SlipLeg[] = legs) => {
    useSlip.setState({ legs: now, stakes: { 'combo:all': '50', 'combo:0': '10' }, mode: 'parlay' });
    const { ports, calls } = setUp(script);
    await placeBets([bet], { member: 'm', policy, queryClient: new QueryClient() }, ports);
    for (let attempt = 0; attempt < 500 && usePlacements.getState().records.some(isUnderWay); attempt += 1) await Promise.resolve();
    return { calls, states: usePlacements.getState().records.map(({ size, stake, state }) => [size, stake, state.step]) };
  };
  beforeEach(() => usePlacements.setState({ records: [], known: [] }));

  test('sends one call for all with a record for each, and removes the legs when all are accepted', async () => {
    const accepted = (size: number) => ({ size, result: { state: 'accepted', orderId: `o-${size}`, prices: ['1.83', '1.83'] } as const });
    const { calls, states } = await run({ combos: [accepted(2), accepted(0)] });
    expect(calls.combos).toEqual([
      {
        legs: legs.map(({ matchId, marketId, selectionId }) => ({ matchId, marketId, selectionId, price: '1.83', base: [1, 0] })),
        combos: bet.combos,
        accept: 'better',
        key: 'minted-key-1',
      },
    ]);
    expect(states).toEqual([
      [2, '5000', 'accepted'],
      [0, '4000', 'accepted'],
    ]);
    expect(useSlip.getState().legs).toEqual([]);
  });

  test('keeps the legs, with the rejected stake, when one of several bets is rejected', async () => {
    const { states } = await run({
      combos: [
        { size: 2, result: { state: 'accepted', orderId: 'o-2', prices: ['1.83'] } },
        { size: 0, result: { state: 'limit' } },
      ],
    });
    expect(states.map(([, , step]) => step)).toEqual(['accepted', 'rejected']);
    expect(useSlip.getState()).toMatchObject({ legs, stakes: { 'combo:all': '', 'combo:0': '10' } });
  });

  test('looks up bets without a response by legs and combination, and never sends them again', async () => {
    const order = anOrder({
      id: 'found',
      kind: 'parlay',
      size: 2,
      legs: legs.toReversed().map(({ matchId, selectionId }) => anOrderLeg({ matchId, selectionId })),
    });
    const { calls, states } = await run({ combos: [], orders: [[order]] });
    expect(calls.combos).toHaveLength(1);
    expect(states).toEqual([
      [2, '5000', 'accepted'],
      [0, '4000', 'rejected'],
    ]);
  });

  const moved = [
    { size: 2, result: { state: 'price-moved' } },
    { size: 0, result: { state: 'price-moved' } },
  ] as const;

  test('sends bets again under new keys after prices moved, while the policy accepts every leg, at most twice', async () => {
    const { calls, states } = await run({ combos: moved, comboQuote: { price: '1.81' } }, { kind: 'drop', percent: 3 });
    expect(calls.combos.map(({ key, legs: sent, accept }) => [key, sent.map(({ price }) => price), accept])).toEqual([
      ['minted-key-1', ['1.83', '1.83'], 'same'],
      ['minted-key-2', ['1.81', '1.81'], 'same'],
      ['minted-key-3', ['1.81', '1.81'], 'same'],
    ]);
    expect(states.map(([, , step]) => step)).toEqual(['rejected', 'rejected']);
  });

  test('sends only the rejected bet again, and removes the legs once it is accepted', async () => {
    const accepted = (size: number) => ({ size, result: { state: 'accepted', orderId: `o-${size}`, prices: ['1.83', '1.83'] } }) as const;
    const { calls, states } = await run({ combos: [[accepted(2), moved[1]], [accepted(0)]], comboQuote: { price: '1.90' } });
    expect(calls.combos.map(({ combos }) => combos.map(({ size }) => size))).toEqual([[2, 0], [0]]);
    expect(states.map(([, , step]) => step)).toEqual(['accepted', 'accepted']);
    expect(useSlip.getState().legs).toEqual([]);
  });

  test.each([
    ['a decrease beyond the policy', { price: '1.70' }],
    ['a line that moved', { state: 'moved' }],
    ['a stake over the new limit', { price: '1.83', limit: 900n }],
  ] as const)('%s needs the member’s consent, and nothing is sent again', async (_, comboQuote) => {
    const { calls, states } = await run({ combos: moved, comboQuote }, { kind: 'drop', percent: 3 });
    expect(calls.combos).toHaveLength(1);
    expect(states.map(([, , step]) => step)).toEqual(['rejected', 'rejected']);
  });

  test('keeps a slip that the member changed in the meantime', async () => {
    const accepted = (size: number) => ({ size, result: { state: 'accepted', orderId: `o-${size}`, prices: ['1.83', '1.83'] } }) as const;
    const moreLegs = [...legs, aLeg({ matchId: '78', marketId: '10', selectionId: '10_2' })];
    await run({ combos: [accepted(2), accepted(0)] }, { kind: 'better' }, moreLegs);
    expect(useSlip.getState()).toMatchObject({ legs: moreLegs, stakes: { 'combo:all': '50', 'combo:0': '10' } });
  });
});
