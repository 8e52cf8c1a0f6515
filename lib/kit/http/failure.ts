import * as z from '@pavilion/contract/schema';
import { moneyText, timeText } from '@pavilion/contract/wire';
import { BODY_CAP } from './body';
import { BusinessError, CancelledError, ContractError, NetworkError } from './errors';

/**
 * Reasons of a failed read, for the operator: no connection or a broken one, no response in time, an HTTP status outside 200–299,
 * rejected by its code, rejected for its signature (10108), a response of another shape, one that does not decrypt, or a fault of
 * our own.
 */
export type FailureReason = 'unreachable' | 'timeout' | 'status' | 'refused' | 'signature' | 'invalid' | 'undecryptable' | 'fault';

/** A failed read in words for operators: never a value, an address, or the text of a rejection. */
export interface Failure {
  reason: FailureReason;
  /** Name of the call if known: `preInfo`, `FBTY /v1/match/getList`. */
  call?: string;
  /** Place of the first invalid row, `data.list.0.odds`. */
  path?: string;
  /** Value that the schema expects at that path. */
  expected?: string;
  /** Code of a rejection, and its source. */
  code?: number | string;
  source?: string;
  status?: number;
  /** Class of a fault of our own. */
  error?: string;
}

/** A response that does not decrypt with the platform's key. */
export class UndecryptableError extends Error {
  override readonly name = 'UndecryptableError';
  readonly call: string;
  constructor(call: string) {
    super(`${call} does not decrypt`);
    this.call = call;
  }
}

/** Code of the platform for a signature that it rejects. spec §8 */
const BAD_SIGNATURE = 10108;

const calls = new WeakMap<object, string>();

/** Stores the name of the call that an error ended; the first name wins. Errors of connections and rejections contain none. */
export function nameCall(error: unknown, call: string): void {
  if (typeof error === 'object' && error !== null && !calls.has(error)) calls.set(error, call);
}

/** Description of `error` for an operator; null when the caller cancelled. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof CancelledError) return null;
  const call = callOf(error);
  const named = call === undefined ? {} : { call };
  if (error instanceof ContractError) {
    const expected = expectedAt(error);
    return { reason: 'invalid', ...named, path: error.path, ...(expected === undefined ? {} : { expected }) };
  }
  if (error instanceof NetworkError) {
    if (error.timedOut) return { reason: 'timeout', ...named };
    return error.status === 0 ? { reason: 'unreachable', ...named } : { reason: 'status', ...named, status: error.status };
  }
  if (error instanceof BusinessError) {
    const { code, source, cause } = error;
    const status = cause instanceof NetworkError ? { status: cause.status } : {};
    return { reason: source === 'platform' && code === BAD_SIGNATURE ? 'signature' : 'refused', ...named, source, code, ...status };
  }
  if (error instanceof UndecryptableError) return { reason: 'undecryptable', ...named };
  return { reason: 'fault', ...named, error: error instanceof Error ? error.name : typeof error };
}

function callOf(error: unknown): string | undefined {
  if (error instanceof ContractError || error instanceof UndecryptableError) return error.call;
  return typeof error === 'object' && error !== null ? calls.get(error) : undefined;
}

/** Paths that no schema names. */
const AREAS: Readonly<Record<string, string>> = {
  '(json)': 'JSON',
  '(text)': 'UTF-8 text',
  '(size)': `at most ${BODY_CAP / 1024 / 1024} MiB`,
  'data.url': 'an address whose origin the configuration names for the venue',
};

function expectedAt({ path, issue }: ContractError): string | undefined {
  return issue === undefined ? AREAS[path] : expectedOf(issue);
}

/** Forms of text that have a name (`lib/contract/wire.ts`). */
const FORMS: readonly [schema: typeof moneyText, words: string][] = [
  [moneyText, 'decimal text with two places'],
  [timeText, 'ISO 8601 time in UTC'],
];

/** The pattern that a text schema reports; '' fits none of them. */
function patternOf(schema: typeof moneyText): string | undefined {
  const issue = z.safeParse(schema, '').error?.issues[0];
  return issue?.code === 'invalid_format' ? issue.pattern : undefined;
}

function formOf(pattern: string | undefined): string {
  if (pattern === undefined) return 'text of another form';
  const known = FORMS.find(([schema]) => patternOf(schema) === pattern);
  // Worded without a question mark, because a log line hides everything behind one.
  return known ? known[1] : `text of the form ${pattern.replaceAll('?', '{0,1}')}`;
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'an object',
  int: 'a whole number',
  number: 'a number',
};
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** Value that the schema expects at the path of `issue`, in words; never the value itself. */
export function expectedOf(issue: z.Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return NOUNS[issue.expected] ?? issue.expected;
    case 'invalid_format':
      return formOf(issue.pattern);
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap(([first]) => (first ? [expectedOf(first)] : [])))].join(', or ') || 'another form';
    default:
      return 'another form';
  }
}
