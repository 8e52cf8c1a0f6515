import type { OrderPage } from '@/lib/domain/betting/order/order.model';
import { invalidFieldsOf, otherFormsOf, placeOf } from '../support/invalid-fields';
import { exchangeOf, READS, type Read } from '../support/venue-reads';
import { replay, type Exchange } from '../support/venue-replay';
import { readJudge, textOf } from '../support/venue-walk';

/**
 * Every field of the venues' samples with null, without it, and with a value of each other type: it costs itself or its row, never
 * the response, the list, or the truth about a price or money. `venue-reads.ts` lists what may be lost with a field. The calls
 * without a sample of their own are walked with the sandbox's responses (`venue-recorded-invalid.test.ts`).
 */
/** Responses of the calls that a read makes beside its own. */
const BESIDE: readonly Exchange[] = [
  { call: 'GetMemberByToken', response: { StatusCode: 1102, StatusDesc: '' } },
  { ...exchangeOf('ob-live-list'), call: 'getMatchBaseInfoByMidsPB' },
];

/** The result of a read whose own response is `body`. */
const readWith = async ({ sample, venue, read }: Read, body: unknown) => {
  const beside = READS.filter((one) => one.sample !== sample).map((one) => exchangeOf(one.sample));
  return (await replay([{ ...exchangeOf(sample), response: body }, ...beside, ...BESIDE], () => read(venue()))).result;
};

test.each(READS)('$sample: a field that does not fit invalidates only itself or its row', async (one) => {
  const whole = exchangeOf(one.sample).response;
  const before = await readWith(one, whole);
  const judge = readJudge(before, one);
  const wrong = new Set<string>();
  let count = 0;
  for (const field of invalidFieldsOf(whole)) {
    count += 1;
    const after = await readWith(one, field.body).catch(() => null);
    for (const text of judge(after, field)) wrong.add(`${placeOf(field.path)} ${field.kind}: ${text}`);
  }
  expect(count).toBeGreaterThan(20);
  expect([...wrong]).toEqual([]);
});

test.each(READS)('$sample: a number may be sent as text, and a numeric text as a number', async (one) => {
  const whole = exchangeOf(one.sample).response;
  const before = textOf(await readWith(one, whole));
  const wrong = new Set<string>();
  for (const field of otherFormsOf(whole)) {
    const after = await readWith(one, field.body).then(textOf, String);
    if (after !== before) wrong.add(`${placeOf(field.path)} ${field.kind}`);
  }
  expect([...wrong]).toEqual([]);
});

test.each([
  ['fb-records', 'mla', 'data.records.n.mla'],
  ['im-bet-list', 'PotentialPayout', 'WagerList.n.PotentialPayout'],
  ['ob-records', 'maxWinAmount', 'data.records.n.maxWinAmount'],
])('%s: an order whose highest return (%s) is missing or does not fit has none, not zero', async (sample, _field, address) => {
  const one = READS.find((read) => read.sample === sample)!;
  let count = 0;
  for (const field of invalidFieldsOf(exchangeOf(sample).response)) {
    if (placeOf(field.path) !== address) continue;
    const { orders } = (await readWith(one, field.body)) as OrderPage;
    expect(orders.map(({ maxReturn }) => maxReturn)).toContain(null);
    count += 1;
  }
  expect(count).toBeGreaterThan(5);
});
