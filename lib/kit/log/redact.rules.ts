/**
 * Content that never appears in a log line of the site or of the sandbox: secrets by the name of their field, and by their shape
 * in any text. Pure.
 */

/** Fields whose value is always replaced by a mark. */
const SECRET_NAME = /token|authorization|cookie|password|secret|signature|^sign$|phone|card|query|search/i;
/** Field names that pino masks itself: also those of a child logger, which no formatter receives. */
export const SECRET_PATHS = ['token', 'authorization', 'cookie', 'password', 'secret', 'signature', 'phone'].flatMap((name) => [
  name,
  `*.${name}`,
]);
export const MASK = '*';

/** A rejection's code is from the other side's table (OB's have seven digits) and not personal data. */
const CODE_FORM = /^[A-Za-z0-9_-]{1,8}$/;

/** UTF-16 units of one text. */
const MAX_TEXT = 300;
/** Levels of nested fields, and entries of a list, that are written. */
const MAX_DEPTH = 3;
const MAX_ENTRIES = 20;
const MAX_FRAMES = 8;

/** Replaces everything behind a question mark, digit runs (phones, cards) and bearer-like runs by a mark; one line. */
export function redactText(text: string): string {
  return text
    .replace(/\?[^\s"']*/g, '?…')
    .replace(/\b\d{7,19}\b/g, '#')
    .replace(/\b(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{20,}\b/g, '*')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_TEXT);
}

/** The fields of a line without secrets; an error loses everything but its class, code, message and places in the program. */
export function redactFields(fields: Readonly<Record<string, unknown>>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, redactField(name, value, depth)]));
}

function redactField(name: string, value: unknown, depth: number): unknown {
  if (SECRET_NAME.test(name)) return MASK;
  if (name === 'code' && typeof value === 'string' && CODE_FORM.test(value)) return value;
  return redactValue(value, depth);
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return redactText(String(value));
  if (value instanceof Error) return redactError(value, depth);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => redactValue(entry, depth + 1));
  return redactFields(value as Record<string, unknown>, depth + 1);
}

/** A database driver puts the statement's parameters into the message, and rows into further fields: neither is written. */
function redactError(error: Error, depth: number): Record<string, unknown> {
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: redactText(error.message.split(/\bparams:/i, 1)[0]!),
    ...(code === undefined ? {} : { code: redactField('code', code, depth) }),
    stack: frames.slice(0, MAX_FRAMES).map((line) => line.trim().replace(/\(?file:\/\/\/?/, '(/')),
    ...(error.cause instanceof Error && depth < MAX_DEPTH ? { cause: redactError(error.cause, depth + 1) } : {}),
  };
}
