/**
 * `error`: the site loses the call or more. `warning`: the site copes, and the text states the loss. `skipped`: not requested,
 * and the text has the reason.
 */
export type Level = 'error' | 'warning' | 'skipped';

export interface Finding {
  level: Level;
  /** Place in the response, such as `data.list.0.name` or `header date`; '' for the response as a whole. */
  at: string;
  expected: string;
  /** Type or kind of the value found, never the value; '' where the expectation is enough. */
  found: string;
  /** The loss for the site, or advice; may be empty. */
  note: string;
}

/** One call or check with its findings; without any it passed. */
export interface Step {
  group: string;
  /** `POST /site/api/v1/…`, `FBTY POST /v1/…`, or the name of a check. */
  call: string;
  /** Null where nothing was sent. */
  ms: number | null;
  findings: readonly Finding[];
}

const made =
  (level: Level) =>
  (at: string, expected: string, found = '', note = ''): Finding => ({ level, at, expected, found, note });

export const error = made('error');
export const warning = made('warning');
/** `why` is a sentence. */
export const skipped = (why: string): Finding => ({ level: 'skipped', at: '', expected: '', found: '', note: why });

/** Characters that control a terminal or change the direction of a line, and line breaks: keys and codes of a response may hold them. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const MAX_LENGTH = 400;

/** A text of a response as it may be printed. */
export const printable = (text: string): string => text.slice(0, MAX_LENGTH).replaceAll(UNPRINTABLE, '?');

/** A finding as one sentence. */
export function sentenceOf({ at, expected, found, note }: Finding): string {
  const fact = expected === '' ? '' : `${at === '' ? '' : `${at}: `}expected ${expected}${found === '' ? '' : `, found ${found}`}.`;
  return printable([fact, note].filter(Boolean).join(' '));
}

export interface Totals {
  steps: number;
  errors: number;
  warnings: number;
  skipped: number;
}

export function totalsOf(steps: readonly Step[]): Totals {
  const count = (level: Level) => steps.reduce((sum, { findings }) => sum + findings.filter((one) => one.level === level).length, 0);
  return { steps: steps.length, errors: count('error'), warnings: count('warning'), skipped: count('skipped') };
}

/** 0 without errors, 1 with; with `strict` a warning counts as an error. 2 is for a command that was called wrongly. */
export function exitCodeOf(steps: readonly Step[], strict = false): 0 | 1 {
  const { errors, warnings } = totalsOf(steps);
  return errors > 0 || (strict && warnings > 0) ? 1 : 0;
}
