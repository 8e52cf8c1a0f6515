import 'server-only';
import { multistream } from 'pino';
import { createLogger, type Logger } from './logger';

type Field = string | number | boolean | null | undefined;
export type LogFields = Readonly<Record<string, Field>>;
export type LogLevel = 'info' | 'warn' | 'error';

let logger: Logger | null = null;

/** Writes one line to standard output, errors to standard error. */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  logger ??= createLogger(
    'info',
    multistream(
      [
        { level: 'info', stream: process.stdout },
        { level: 'error', stream: process.stderr },
      ],
      { dedupe: true },
    ),
  );
  logger[level](fields, event);
}
