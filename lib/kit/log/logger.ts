import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { MASK, redactFields, redactText, SECRET_PATHS } from './redact.rules';

export type { Logger };
export type Threshold = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/**
 * A logger whose lines have one form in every program of the product: JSON with `level` in words, `time` in ISO 8601, the fields,
 * and the name of the event last. Secrets are removed by name and by shape.
 */
export function createLogger(level: Threshold, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: stdTimeFunctions.isoTime,
      redact: { paths: SECRET_PATHS, censor: MASK },
      formatters: { level: (label) => ({ level: label }), log: (fields) => redactFields(fields) },
      // The formatter has written the error already.
      serializers: { err: (written: unknown) => written },
      hooks: {
        logMethod(parts, method) {
          return method.apply(this, parts.map((part) => (typeof part === 'string' ? redactText(part) : part)) as typeof parts);
        },
      },
    },
    destination,
  );
}
