import * as z from '@pavilion/contract/schema';
import { moneyText, nullableTime, timeText } from '@pavilion/contract/wire';
import { type InvalidPart, watchInvalidParts } from '@/lib/kit/http/invalid-part';
import type { Naming } from '@/lib/domain/site/home/home.server';
import type { Call } from '@pavilion/contract/call';
import { namingListCall } from '@pavilion/contract/calls/site.calls';
import { readResponse, readParts } from '@/lib/platform/response';

const reported: InvalidPart[] = [];
let stop = () => {};
beforeEach(() => {
  reported.length = 0;
  stop = watchInvalidParts((part) => void reported.push(part));
});
afterEach(() => stop());

const read = <T>(schema: z.Schema<T>, value: unknown) => readParts('call', schema, value, 'data');
const field = async <T>(schema: z.Schema<T>, value: unknown) => (await read(z.object({ field: schema }), { field: value })).field;
const invalid = (path: string) => expect.objectContaining({ name: 'ContractError', call: 'call', path });

describe('a value that clearly represents another', () => {
  test.each<[string, z.Schema, unknown, unknown]>([
    ['a number as text', z.string(), 12_345, '12345'],
    ['text as a number', z.number(), ' 12.5 ', 12.5],
    ['text as a whole number', z.number(z.int()), '12', 12],
    ['a number as a choice', z.enum(['0', '1']), 1, '1'],
    ['0 as no', z.boolean(), 0, false],
    ['1 as yes', z.boolean(), 1, true],
    ['"0" as no', z.boolean(), '0', false],
    ['"true" as yes', z.boolean(), 'True', true],
    ['whole money', moneyText, '10000', '10000.00'],
    ['a number as money', moneyText, 10_000, '10000.00'],
    ['one place', moneyText, 0.1, '0.10'],
    ['four places', moneyText, '-12.3456', '-12.34'],
    ['money beyond the precision of doubles', moneyText, '900719925474099.999', '900719925474099.99'],
    ['leading zeros', moneyText, '+007.5', '7.50'],
    ['another number of places', z.string(z.regex(/^\d{1,12}(\.\d{2})?$/)), '12.5', '12.50'],
    ['six places', z.string(z.regex(/^\d{1,12}\.\d{6}$/)), 1.5, '1.500000'],
    ['a time with an offset', timeText, '2026-11-27T04:00:00+08:00', '2026-11-26T20:00:00Z'],
    ['an offset without colon', timeText, '2026-11-27T04:00:00.250+0800', '2026-11-26T20:00:00.250Z'],
    ['a local time', timeText, '2026-11-27 04:00:00', '2026-11-26T20:00:00Z'],
    ['a local time with slashes', timeText, '2026/11/27 04:00', '2026-11-26T20:00:00Z'],
    ['seconds since 1970', timeText, 1_795_176_000, '2026-11-20T12:00:00Z'],
    ['milliseconds since 1970', timeText, '1795176000000', '2026-11-20T12:00:00Z'],
    ['a day with a time', z.string(z.regex(/^\d{4}-\d\d-\d\d$/)), '1990-04-23 00:00:00', '1990-04-23'],
  ])('%s is read', async (_, schema, value, expected) => {
    expect(await field(schema, value)).toBe(expected);
    expect(reported).toEqual([]);
  });

  test.each<[string, z.Schema, unknown]>([
    ['an object', z.string(), {}],
    ['a boolean', z.string(), true],
    ['a whole number that JSON rounds', z.string(), 2 ** 60],
    ['empty text', z.number(), ''],
    ['words', moneyText, '1,000.00'],
    ['an exponent', moneyText, 1e21],
    ['a fraction where a whole number is due', z.number(z.int()), '1.5'],
    ['a boolean as a number', z.number(), false],
    ['2 as a boolean', z.boolean(), 2],
    ['an invalid day', timeText, '2026-13-01 00:00:00'],
    ['0 as a time', timeText, 0],
  ])('%s is not guessed', async (_, schema, value) => {
    await expect(field(schema, value)).rejects.toEqual(invalid('data.field'));
  });
});

describe('a value that does not fit', () => {
  const row = z.object({
    id: z.string(),
    name: z._default(z.string(), ''),
    until: z._default(nullableTime, null),
    limit: z.nullable(moneyText),
  });
  const good = { id: 'a', name: 'n', until: null, limit: '1.00' };

  test.each([[null], [true], [{}], [[]]])('%j in a field with a default is replaced by that default', async (value) => {
    expect(await field(row, { ...good, name: value })).toEqual({ ...good, name: '' });
    expect(reported).toEqual(value === null ? [] : [{ call: 'call', path: 'data.field.name', expected: 'text', count: 1 }]);
  });

  test('removes the nearest part that the schema can do without', async () => {
    const flags = z.object({ flags: z._default(z.object({ a: z.boolean() }), { a: true }), rest: z.optional(z.string()) });
    expect(await read(flags, { flags: { a: 'maybe' }, rest: 'x' })).toEqual({ flags: { a: true }, rest: 'x' });
    expect(reported).toEqual([{ call: 'call', path: 'data.flags.a', expected: 'boolean', count: 1 }]);
  });

  test('is not null: null may mean that there is no limit', async () => {
    await expect(field(row, { ...good, limit: 'much' })).rejects.toEqual(invalid('data.field.limit'));
    expect(await field(row, { ...good, limit: null })).toEqual({ ...good, limit: null });
    expect(await field(row, { ...good, until: 'soon' })).toEqual({ ...good, until: null });
  });

  test('removes the row from a list, counted by its place', async () => {
    expect(await read(z.array(row), [good, { ...good, id: null }, 'x', { ...good, id: {} }, { ...good, until: 'soon' }])).toEqual([
      good,
      good,
    ]);
    expect(reported).toEqual([
      { call: 'call', path: 'data.1.id', expected: 'text', count: 2 },
      { call: 'call', path: 'data.2', expected: 'an object', count: 1 },
      { call: 'call', path: 'data.4.until', expected: 'ISO 8601 time in UTC', count: 1 },
    ]);
  });

  test('removes the entry from a table', async () => {
    const origins = z.record(z.array(z.string()));
    const sent = JSON.parse('{"FBTY":["https://a"],"IMTY":"https://b","__proto__":["https://c"],"constructor":["https://d"]}');
    const repaired = await read(origins, sent);
    expect(Object.entries(repaired)).toEqual([
      ['FBTY', ['https://a']],
      ['constructor', ['https://d']],
    ]);
    expect(Object.getPrototypeOf(repaired)).toBe(Object.prototype);
    expect(reported).toEqual([{ call: 'call', path: 'data.IMTY', expected: 'a list', count: 1 }]);
  });

  test('is not taken from the prototype', async () => {
    const named = z.object({ toString: z._default(z.string(), 'none'), id: z.string() });
    expect(await read(named, { id: 1 })).toEqual({ toString: 'none', id: '1' });
  });

  test('fails the response where nothing can do without it, with its path and never its value', async () => {
    const error = await read(z.object({ list: z.array(row) }), { list: 'SECRET' }).catch((caught: unknown) => caught);
    expect(error).toEqual(invalid('data.list'));
    expect(JSON.stringify(error) + String(error)).not.toContain('SECRET');
    await expect(read(row, 'SECRET')).rejects.toEqual(invalid('data'));
    await expect(read(z.array(row), { 0: good })).rejects.toEqual(invalid('data'));
  });

  test('null is an empty list, unless the list must have entries', async () => {
    expect(await field(z.array(row), null)).toEqual([]);
    await expect(field(z.array(row, z.minLength(1)), null)).rejects.toEqual(invalid('data.field'));
    await expect(field(z.pair(z.number()), [1, {}])).rejects.toEqual(invalid('data.field'));
  });

  test('entries beyond the maximum length of a list are left out', async () => {
    expect(await field(z.array(z.number(), z.maxLength(2)), [1, 2, 3, '4'])).toEqual([1, 2]);
    expect(reported).toEqual([{ call: 'call', path: 'data.field.2', expected: 'another form', count: 2 }]);
  });

  test('a union takes the first form that can be used', async () => {
    const either = z.union([z.object({ a: z.number() }), z.object({ b: z.string(), c: z.optional(z.number()) })]);
    expect(await read(either, { b: 1, c: 'x' })).toEqual({ b: '1', c: undefined });
    expect(reported).toEqual([{ call: 'call', path: 'data.c', expected: 'a number', count: 1 }]);
  });
});

test('a listener that throws has no effect', async () => {
  const end = watchInvalidParts(() => {
    throw new Error('listener');
  });
  expect(await read(z.array(z.number()), ['x'])).toEqual([]);
  end();
  expect(reported).toHaveLength(1);
});

test('five thousand rows that do not fit are read a few times each, with few reports', async () => {
  const cell = z.object({ id: z.string(), amount: z._default(z.nullable(moneyText), null), tags: z._default(z.record(z.number()), {}) });
  let reads = 0;
  const counted = <T extends object>(row: T) => new Proxy(row, { get: (of, key) => ((reads += 1), Reflect.get(of, key) as unknown) });
  const rows = Array.from({ length: 5_000 }, (_, index) =>
    counted(index % 2 === 0 ? { id: index, amount: 'x', tags: { [`k${index}`]: 'x' } } : { id: null, amount: 1 }),
  );
  const repaired = await read(z.array(cell), rows);
  // The work of a row does not grow with the rows before it.
  expect(reads).toBeLessThan(30 * rows.length);
  expect(repaired).toHaveLength(2_500);
  expect(repaired[1]).toEqual({ id: '2', amount: null, tags: {} });
  expect(reported.length).toBeLessThanOrEqual(50);
  expect(reported).toContainEqual({ call: 'call', path: 'data.1.id', expected: 'text', count: 2_500 });
});

test('venues given as null, as an empty list, or as rows of which none fits, are an error, and one valid row is enough', async () => {
  for (const data of [null, [], [{ category: null, venues: [] }, 7]])
    await expect(readResponse(namingListCall as Call<never, Naming>, { status_code: 6000, message: '', data })).rejects.toMatchObject({
      name: 'ContractError',
    });
  const row = { category: 'TY', name: '', venues: null };
  expect(await readResponse(namingListCall as Call<never, Naming>, { status_code: 6000, message: '', data: [null, row] })).toEqual([row]);
});
