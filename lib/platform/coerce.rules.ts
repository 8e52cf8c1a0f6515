import * as z from '@pavilion/contract/schema';
import { HOUR } from '@pavilion/number/duration';

/** Zone of a local time without one: the platform's own, UTC+8. */
const LOCAL_ZONE = '+08:00';
const LOCAL_MS = 8 * HOUR;
/** Range of numbers that are seconds since 1970, in the years 2001 to 2286; a thousand times as much are milliseconds. */
const EPOCH_S = { from: 1e9, to: 1e10 };

const TIME = /^(\d{4})[-/](\d\d)[-/](\d\d)(?:[ T](\d\d:\d\d)(:\d\d)?(\.\d{1,9})?)? ?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** ms since 1970 of a time in any of the forms that platforms send; null for another value. */
function momentOf(value: unknown): number | null {
  const text = String(value).trim();
  if (/^\d{10}(\d{3})?(\.\d+)?$/.test(text)) {
    const count = Number(text);
    const ms = count < EPOCH_S.to ? count * 1000 : count;
    return ms >= EPOCH_S.from * 1000 ? Math.trunc(ms) : null;
  }
  const [, year, month, day, clock = '00:00', seconds = ':00', fraction = '', zone = LOCAL_ZONE] = TIME.exec(text) ?? [];
  if (year === undefined) return null;
  const offset = /^z$/i.test(zone)
    ? 'Z'
    : zone.replace(/^([+-]\d\d):?(\d\d)?$/, (_all, hours: string, minutes = '00') => `${hours}:${minutes}`);
  const ms = Date.parse(`${year}-${month}-${day}T${clock}${seconds}${fraction.slice(0, 4)}${offset}`);
  return Number.isNaN(ms) ? null : ms;
}

/** Forms of a moment: ISO 8601 in UTC, and its day in the platform's zone. */
function timesOf(value: unknown): string[] {
  const ms = momentOf(value);
  if (ms === null) return [];
  return [new Date(ms).toISOString().replace('.000Z', 'Z'), new Date(ms + LOCAL_MS).toISOString().slice(0, 10)];
}

/**
 * Decimal text with two places and with six, cut and never rounded, as `toMinor` cuts, and without any if it has none; empty for
 * text that is not a decimal.
 */
function decimalsOf(text: string): string[] {
  const [, sign, whole, fraction = ''] = /^([+-]?)0*(\d{1,15})(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === undefined) return [];
  const amount = `${sign === '-' ? '-' : ''}${whole}`;
  const cut = (digits: number) => `${amount}.${fraction.padEnd(digits, '0').slice(0, digits)}`;
  return [cut(2), cut(6), ...(/[1-9]/.test(fraction) ? [] : [amount])];
}

/** False for whole numbers that JSON has rounded: as an id they would identify something else. */
const isExact = (value: number) => Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));

/** Texts that a value may represent. Only a number and a text represent one. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value !== 'string' && !(typeof value === 'number' && isExact(value))) return [];
  const text = String(value).trim();
  return [text, ...decimalsOf(text), ...timesOf(value)];
}

function numberOf(value: unknown): number[] {
  return typeof value === 'string' && /^\s*[+-]?\d{1,15}(\.\d{1,15})?\s*$/.test(value) ? [Number(value)] : [];
}

const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [0, false],
  [1, true],
  ['0', false],
  ['1', true],
  ['false', false],
  ['true', true],
]);

function candidatesOf(type: string, value: unknown): readonly unknown[] {
  switch (type) {
    case 'string':
    case 'enum':
      return textsOf(value);
    case 'number':
      return numberOf(value);
    case 'boolean': {
      const known = BOOLEANS.get(typeof value === 'string' ? value.trim().toLowerCase() : value);
      return known === undefined ? [] : [known];
    }
    case 'literal':
      return [...textsOf(value), ...numberOf(value)];
    default:
      return [];
  }
}

/**
 * The value that `value` clearly represents under a schema of a text, number, boolean or choice: a number for its text and the
 * other way round, 0 and 1 for no and yes, an amount with other decimals, a time in another form. Null when it represents none.
 */
export function coerced(schema: z.Schema, value: unknown): { value: unknown } | null {
  for (const candidate of candidatesOf(schema._zod.def.type, value)) {
    const result = z.safeParse(schema, candidate);
    if (result.success) return { value: result.data };
  }
  return null;
}
