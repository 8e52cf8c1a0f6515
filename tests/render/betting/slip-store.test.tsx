/** @jest-environment jest-fixed-jsdom */
import { MAX_LEGS, parseStoredSlip, SLIP_KEY, formatStoredSlip } from '@/lib/domain/betting/slip/slip.model';
import { aLeg, aRecord } from '../../support/slip.builder';

/** A page of its own: modules read the storage when they load. */
async function newPage() {
  jest.resetModules();
  return {
    ...(await import('@/lib/domain/betting/slip/slip.store')),
    ...(await import('@/lib/domain/betting/slip/placement.store')),
    ...(await import('@/lib/domain/betting/slip/stakes.store')),
  };
}

const one = aLeg();
const two = aLeg({ selectionId: '9_2', marketId: '9', matchId: '77' });
const storedSlip = (legs = [one]) =>
  formatStoredSlip({
    mode: 'single',
    legs,
    stakes: { [one.selectionId]: '12.5' },
    policy: { kind: 'drop', percent: 3 },
    chips: [1, 2, 3, 4],
  });

beforeEach(() => localStorage.clear());

test('the slip survives a reload', async () => {
  const first = await newPage();
  first.useSlip.getState().toggleLeg(one);
  first.setStakes([one.selectionId], '012.505');
  first.useSlip.setState({ policy: { kind: 'any' } });
  first.useSlip.setState(({ chips }) => ({ chips: chips.map((chip, at) => (at === 1 ? 200 : chip)) }));
  const { legs, stakes, policy, chips } = (await newPage()).useSlip.getState();
  expect({ legs, stakes, policy, chips }).toEqual({
    legs: [one],
    stakes: { [one.selectionId]: '12.50' },
    policy: { kind: 'any' },
    chips: [50, 200, 500, 1000],
  });
});

test.each([
  ['no JSON', '{'],
  ['another version', storedSlip().replace('"version":1', '"version":0')],
  ['an invalid price', storedSlip().replace('"1.83"', '"NaN"')],
  ['an unknown venue', storedSlip().replace('FBTY', 'EVIL')],
  ['three quick stakes', storedSlip().replace('[1,2,3,4]', '[1,2,3]')],
])('%s in the storage is an empty slip', async (_name, stored) => {
  expect(parseStoredSlip(storedSlip())).not.toBeNull();
  localStorage.setItem(SLIP_KEY, stored);
  expect((await newPage()).useSlip.getState().legs).toEqual([]);
});

test('an emptied slip passes neither its mode nor its stakes on to the next one', async () => {
  const { useSlip } = await newPage();
  for (const empty of [() => useSlip.getState().toggleLeg(one), () => useSlip.getState().removeLegs([one.selectionId])]) {
    useSlip.setState({ legs: [one], mode: 'system', stakes: { 'combo:all': '50', [one.selectionId]: '10' } });
    empty();
    expect(useSlip.getState()).toMatchObject({ legs: [], mode: null, stakes: {} });
  }
  useSlip.setState({ legs: [one, two], mode: 'system', stakes: { 'combo:all': '50' } });
  useSlip.getState().toggleLeg(two);
  expect(useSlip.getState()).toMatchObject({ legs: [one], mode: 'system', stakes: { 'combo:all': '50' } });
  // An earlier version stored an emptied slip like this.
  localStorage.setItem(SLIP_KEY, storedSlip([]));
  expect((await newPage()).useSlip.getState()).toMatchObject({ legs: [], mode: null, stakes: {}, chips: [1, 2, 3, 4] });
});

test('reads a slip and a pending bet stored before the field for leagues was renamed', async () => {
  const earlier = (stored: string) => stored.replaceAll('"league":', '"competition":');
  localStorage.setItem(SLIP_KEY, earlier(storedSlip()));
  const record = aRecord({ key: 'earlier-1', waitingSince: Date.now() });
  localStorage.setItem('placements', earlier(JSON.stringify({ version: 2, records: [record], known: [] })));
  const page = await newPage();
  expect(page.useSlip.getState().legs).toEqual([one]);
  expect(page.usePlacements.getState().records.map(({ legs }) => legs)).toEqual([record.legs]);
});

test('takes over the slip of another tab', async () => {
  const { useSlip } = await newPage();
  localStorage.setItem(SLIP_KEY, storedSlip([one, two]));
  window.dispatchEvent(new StorageEvent('storage', { key: SLIP_KEY, newValue: storedSlip([one, two]) }));
  expect(useSlip.getState()).toMatchObject({ legs: [one, two], policy: { kind: 'drop', percent: 3 } });
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: null }));
  expect(useSlip.getState().legs).toHaveLength(2);
});

test('a second tap removes a selection with its stake, and a full slip accepts no more', async () => {
  const { useSlip, setStakes } = await newPage();
  const slip = useSlip.getState();
  slip.toggleLeg(one);
  setStakes([one.selectionId], '10');
  slip.toggleLeg(one);
  expect(useSlip.getState()).toMatchObject({ legs: [], stakes: {} });
  for (let n = 0; n < MAX_LEGS; n += 1) expect(slip.toggleLeg(aLeg({ selectionId: `${n}_1` }))).toBe(true);
  expect(slip.toggleLeg(two)).toBe(false);
  expect(useSlip.getState().legs).toHaveLength(MAX_LEGS);
});

test('a bet that the previous page sent is unknown in the next one', async () => {
  const first = await newPage();
  first.usePlacements.getState().add([aRecord({ waitingSince: Date.now() })]);
  const [record] = (await newPage()).usePlacements.getState().records;
  expect(record).toMatchObject({ key: 'key-0001', state: { step: 'unknown', reads: 0 } });
});

test('forgets old receipts and never forgets unfinished bets', async () => {
  const first = await newPage();
  const old = { waitingSince: Date.now() - 3_600_000 };
  first.usePlacements
    .getState()
    .add([aRecord({ ...old, key: 'receipt-1', state: { step: 'accepted', orderId: '7', prices: ['1.83'], best: null } })]);
  first.usePlacements.getState().add([aRecord({ ...old, key: 'waiting-1', legs: [two], state: { step: 'pending', orderId: '8' } })]);
  expect((await newPage()).usePlacements.getState().records.map((record) => record.key)).toEqual(['waiting-1']);
});

test('drops a receipt with its page but stores its order, and keeps rejected and unfinished bets', async () => {
  const { usePlacements, movePlacement } = await newPage();
  const legOf = (id: string) => [aLeg({ selectionId: id })];
  const now = { waitingSince: Date.now() };
  const { add } = usePlacements.getState();
  add([aRecord({ ...now, key: 'receipt-1', legs: legOf('1') })]);
  movePlacement('receipt-1', { type: 'reply', result: { state: 'accepted', orderId: '7', prices: ['1.83'] } });
  add([aRecord({ ...now, key: 'unknown-1', legs: legOf('2'), state: { step: 'unknown', reads: 3 } })]);
  add([aRecord({ ...now, key: 'rejected-1', legs: legOf('3'), state: { step: 'rejected', why: 'suspended', words: null } })]);
  const { records, known } = (await newPage()).usePlacements.getState();
  expect(records.map(({ key, state }) => [key, state.step])).toEqual([
    ['unknown-1', 'unknown'],
    ['rejected-1', 'rejected'],
  ]);
  expect(known).toEqual(['7']);
});

test('reads an unfinished bet that version 1 stored', async () => {
  const { legs, size: _size, bets: _bets, prices, ...rest } = aRecord({ waitingSince: Date.now() });
  localStorage.setItem('placements', JSON.stringify({ version: 1, records: [{ ...rest, leg: legs[0], price: prices[0] }], known: ['9'] }));
  const { records, known } = (await newPage()).usePlacements.getState();
  expect(known).toEqual(['9']);
  expect(records).toEqual([
    expect.objectContaining({ legs: [one], size: 1, bets: 1, prices: ['1.83'], state: { step: 'unknown', reads: 0 } }),
  ]);
});

test('a rejection in the word of an earlier version costs only itself', async () => {
  const now = { waitingSince: Date.now() };
  const open = aRecord({ ...now, key: 'unknown-1', state: { step: 'unknown', reads: 3 } });
  const earlier = { ...aRecord({ ...now, key: 'earlier-1', legs: [two] }), state: { step: 'refused', why: 'suspended', words: null } };
  localStorage.setItem('placements', JSON.stringify({ version: 2, records: [earlier, open], known: ['9'] }));
  const { records, known } = (await newPage()).usePlacements.getState();
  expect(records.map(({ key }) => key)).toEqual(['unknown-1']);
  expect(known).toEqual(['9']);
});

test('reads a slip stored before parlays existed as singles', async () => {
  localStorage.setItem(SLIP_KEY, storedSlip().replace('"mode":"single",', ''));
  expect((await newPage()).useSlip.getState()).toMatchObject({ mode: 'single', legs: [one] });
});
