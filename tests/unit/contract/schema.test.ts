import * as z from '@pavilion/contract/schema';

const fits = (schema: z.Schema, value: unknown) => z.safeParse(schema, value).success;

test('an object drops unknown keys and names the place of an invalid value', () => {
  const schema = z.object({ id: z.string(), rows: z.array(z.object({ at: z.number() })) });
  expect(z.parse(schema, { id: 'a', rows: [{ at: 1, more: 2 }], extra: true })).toEqual({ id: 'a', rows: [{ at: 1 }] });
  expect(z.safeParse(schema, { id: 'a', rows: [{ at: '1' }] }).error?.issues[0]?.path).toEqual(['rows', 0, 'at']);
});

test('a default replaces undefined only, and each reading gets its own copy', () => {
  const schema = z.object({ list: z._default(z.array(z.string()), []), word: z._default(z.nullable(z.string()), 'none') });
  const first = z.parse(schema, {});
  first.list.push('changed');
  expect(z.parse(schema, {})).toEqual({ list: [], word: 'none' });
  expect(z.parse(schema, { word: null }).word).toBeNull();
});

test('applies the checks that are passed as arguments', () => {
  expect(fits(z.string(z.minLength(2), z.maxLength(3), z.regex(/^[a-z]+$/)), 'abc')).toBe(true);
  for (const text of ['a', 'abcd', 'AB']) expect(fits(z.string(z.minLength(2), z.maxLength(3), z.regex(/^[a-z]+$/)), text)).toBe(false);
  expect(fits(z.number(z.int(), z.gt(0), z.lte(5)), 5)).toBe(true);
  for (const value of [0, 6, 1.5, Number.NaN, '1']) expect(fits(z.number(z.int(), z.gt(0), z.lte(5)), value)).toBe(false);
  expect(fits(z.array(z.number(), z.length(2)), [1, 2])).toBe(true);
  expect(fits(z.array(z.number(), z.length(2)), [1])).toBe(false);
});

test('reads enums, unions, records, pairs and optional values', () => {
  expect(fits(z.enum(['a', 'b']), 'b')).toBe(true);
  expect(fits(z.enum(['a', 'b']), 'c')).toBe(false);
  expect(fits(z.union([z.literal(1), z.object({ kind: z.literal('x') })]), { kind: 'x' })).toBe(true);
  expect(fits(z.union([z.literal(1), z.literal(2)]), 3)).toBe(false);
  expect(fits(z.record(z.boolean()), { on: true })).toBe(true);
  expect(fits(z.record(z.boolean()), { on: 1 })).toBe(false);
  expect(fits(z.pair(z.number()), [1, 2])).toBe(true);
  expect(fits(z.pair(z.number()), [1, 2, 3])).toBe(false);
  expect(z.parse(z.object({ a: z.optional(z.unknown()) }), {})).toEqual({});
});
