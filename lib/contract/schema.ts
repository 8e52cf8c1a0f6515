import {
  $ZodArray,
  $ZodBoolean,
  $ZodCheckGreaterThan,
  $ZodCheckLengthEquals,
  $ZodCheckLessThan,
  $ZodCheckMaxLength,
  $ZodCheckMinLength,
  $ZodCheckNumberFormat,
  $ZodCheckRegex,
  $ZodDefault,
  $ZodEnum,
  $ZodLiteral,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodString,
  $ZodUnion,
  $ZodUnknown,
} from 'zod/v4/core';
import type { $catchall, $strip, $ZodCheck, $ZodLooseShape, $ZodType, output, SomeType, util } from 'zod/v4/core';

/**
 * Schema functions of the site, over zod's core. `zod/mini` has the same ones, but its single module refers to every format that
 * zod knows, and a bundler that shakes whole exports includes them all: twice the bytes of the core. Checks are arguments:
 * `string(maxLength(32))`.
 */
export { parse, safeParse } from 'zod/v4/core';
export type { $ZodIssue as Issue, $ZodType as Schema, output as infer } from 'zod/v4/core';

type Checks<T> = readonly $ZodCheck<T>[];

/** Zod's constructors are not generic: the type is asserted here, as in zod/mini. */
const made = <T extends SomeType>(Type: new (def: never) => SomeType, def: { type: string; [part: string]: unknown }) =>
  new Type(def as never) as T;

export const string = (...checks: Checks<string>) => made<$ZodString<string>>($ZodString, { type: 'string', checks });
export const number = (...checks: Checks<number>) => made<$ZodNumber<number>>($ZodNumber, { type: 'number', checks });

/** Wraps the parsing of values by a schema in `wrap(run)`. */
const around = <T extends SomeType>(schema: T, wrap: (run: T['_zod']['run']) => T['_zod']['run']): T => {
  schema._zod.run = wrap(schema._zod.run);
  return schema;
};

/** Makes a schema read `form(value)` instead of each value. */
export const reading = <T extends SomeType>(schema: T, form: (value: unknown) => unknown) =>
  around(schema, (run) => (payload, context) => {
    payload.value = form(payload.value);
    return run(payload, context);
  });

/**
 * A number, also one sent as text, of at most 15 places, which a number represents exactly. For rows of venues, which
 * `coerce.rules.ts` does not reach.
 */
export const numeric = (...checks: Checks<number>) =>
  reading(number(...checks), (value) => (typeof value === 'string' && /^-?[\d.]{1,15}$/.test(value) ? Number(value) : value));

/**
 * Text, also text sent as a number. A whole number that JSON has rounded stays a number: as an id it would identify something
 * else.
 */
export const textual = (...checks: Checks<string>) =>
  reading(string(...checks), (value) => (typeof value === 'number' && (Number.isSafeInteger(value) || value % 1) ? String(value) : value));

export const boolean = () => made<$ZodBoolean<boolean>>($ZodBoolean, { type: 'boolean' });
export const unknown = () => made<$ZodUnknown>($ZodUnknown, { type: 'unknown' });

/** A check: a safe integer. */
export const int = () => new $ZodCheckNumberFormat({ check: 'number_format', format: 'safeint', abort: false });
export const gt = (value: number) => new $ZodCheckGreaterThan({ check: 'greater_than', value, inclusive: false });
export const gte = (value: number) => new $ZodCheckGreaterThan({ check: 'greater_than', value, inclusive: true });
export const lte = (value: number) => new $ZodCheckLessThan({ check: 'less_than', value, inclusive: true });
export const minLength = (minimum: number) => new $ZodCheckMinLength({ check: 'min_length', minimum });
export const maxLength = (maximum: number) => new $ZodCheckMaxLength({ check: 'max_length', maximum });
export const length = (exact: number) => new $ZodCheckLengthEquals({ check: 'length_equals', length: exact });
export const regex = (pattern: RegExp) => new $ZodCheckRegex({ check: 'string_format', format: 'regex', pattern });

export const literal = <const T extends util.Literal>(value: T) => made<$ZodLiteral<T>>($ZodLiteral, { type: 'literal', values: [value] });

const oneOf = <const T extends readonly string[]>(values: T) =>
  made<$ZodEnum<util.ToEnum<T[number]>>>($ZodEnum, { type: 'enum', entries: Object.fromEntries(values.map((value) => [value, value])) });
export { oneOf as enum };

export const nullable = <T extends SomeType>(innerType: T) => made<$ZodNullable<T>>($ZodNullable, { type: 'nullable', innerType });
export const optional = <T extends SomeType>(innerType: T) => made<$ZodOptional<T>>($ZodOptional, { type: 'optional', innerType });

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Default for `undefined`; copies a default array or object. */
export const _default = <T extends SomeType>(innerType: T, value: util.NoUndefined<output<T>>) =>
  made<$ZodDefault<T>>($ZodDefault, {
    type: 'default',
    innerType,
    get defaultValue() {
      return Array.isArray(value) ? [...value] : isTable(value) ? { ...value } : value;
    },
  });

/** Values that `soft` has replaced since this module was loaded; only `readRow` reads it. */
export const replaced = { count: 0 };

/**
 * Like `_default` for a field that nothing depends on: a value that does not fit, null included, becomes `invalid` and costs
 * neither row nor response.
 */
export const soft = <T extends SomeType>(innerType: T, absent: util.NoUndefined<output<T>>, invalid = absent) =>
  around(_default(innerType, absent), (run) => (payload, context) => {
    const read = run(payload, context) as typeof payload;
    if (read.issues.length === 0) return read;
    replaced.count += 1;
    return { value: invalid, issues: [] };
  });

export const array = <T extends SomeType>(element: T, ...checks: Checks<unknown[]>) =>
  made<$ZodArray<T>>($ZodArray, { type: 'array', element, checks });

/** An object with these properties; drops others. */
export const object = <T extends $ZodLooseShape>(shape: T) =>
  made<$ZodObject<util.Writeable<T>, $strip>>($ZodObject, { type: 'object', shape });

// `record` and `pair` avoid zod's classes for records and tuples, which weigh a kilobyte.

/** An object with any keys and values of one type. */
export const record = <V extends SomeType>(valueType: V) =>
  made<$ZodObject<Record<never, never>, $catchall<V>>>($ZodObject, { type: 'object', shape: {}, catchall: valueType });

/** An array of exactly two elements of one type. */
export const pair = <T extends SomeType>(element: T) =>
  array(element, length(2)) as unknown as $ZodType<readonly [output<T>, output<T>], readonly [unknown, unknown]>;

export const union = <const T extends readonly SomeType[]>(options: T) => made<$ZodUnion<T>>($ZodUnion, { type: 'union', options });
