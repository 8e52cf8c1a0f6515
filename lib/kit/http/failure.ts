import * as z from '@pavilion/contract/schema';
import { moneyText, timeText } from '@pavilion/contract/wire';
import { BODY_CAP } from './body';
import { BusinessError, CancelledError, ContractError, NetworkError } from './errors';

/**
 * Why a read brought nothing, for the operator: no connection or a broken one, no answer in time, an HTTP status outside
 * 200–299, refused by its code, refused for its signature (10108), an answer of another shape, one that does not decrypt, or a
 * fault of our own.
 */
export type FailureReason = 'unreachable' | 'timeout' | 'status' | 'refused' | 'signature' | 'invalid' | 'undecryptable' | 'fault';

/** A failed read in words that an operator may see: never a value, an address, or the text of a refusal. */
export interface Failure {
  reason: FailureReason;
  /** Name of the call where it is known: `preInfo`, `FBTY /v1/match/getList`. */
  call?: string;
  /** Place of the first invalid row, `data.list.0.odds`. */
  path?: string;
  /** What the schema asks for at that path. */
  expected?: string;
  /** Code of a refusal, and whose it is. */
  code?: number | string;
  source?: string;
  status?: number;
  /** Class of a fault of our own. */
  error?: string;
}

/** An answer that does not decrypt with the key that the platform gives. */
export class UndecryptableError extends Error {
  override readonly name = 'UndecryptableError';
  readonly call: string;
  constructor(call: string) {
    super(`${call} does not decrypt`);
    this.call = call;
  }
}

/** Code of the platform for a signature that it does not accept. spec §8 */
const BAD_SIGNATURE = 10108;

const calls = new WeakMap<object, string>();

/** Remembers which call an error ended; the first name stays. Errors of connections and refusals do not carry one. */
export function nameCall(error: unknown, call: string): void {
  if (typeof error === 'object' && error !== null && !calls.has(error)) calls.set(error, call);
}

/** What `error` says to an operator; null when the caller gave up by itself. */
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
  // Said without a question mark, behind which a log line hides everything.
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

/** What the schema asks for at the path of `issue`, in words; never the value. */
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
