import 'server-only';

type Field = string | number | boolean | null | undefined;
export type LogFields = Readonly<Record<string, Field>>;
export type LogLevel = 'info' | 'warn' | 'error';

const SECRET_KEY = /token|authorization|cookie|password|secret|signature|^sign$|phone|card|query|search/i;

/** Long digit runs (phones, cards), bearer-like runs, and everything behind a question mark go out as a mark. */
function redact(text: string): string {
  return text
    .replace(/\?[^\s"']*/g, '?…')
    .replace(/\b\d{7,19}\b/g, '#')
    .replace(/\b(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{20,}\b/g, '*')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 300);
}

/** One JSON line; secrets are taken out by name and by shape. `at` is ms since 1970. */
export function logLine(level: LogLevel, event: string, fields: LogFields, at: number): string {
  const safe = Object.entries(fields).map(([key, value]) => {
    if (SECRET_KEY.test(key)) return [key, '*'];
    return [key, typeof value === 'string' ? redact(value) : value];
  });
  return JSON.stringify({ time: new Date(at).toISOString(), level, event, ...Object.fromEntries(safe) });
}

/** Writes one line to standard output, errors to standard error. */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  const stream = level === 'error' ? process.stderr : process.stdout;
  stream.write(`${logLine(level, event, fields, Date.now())}\n`);
}
