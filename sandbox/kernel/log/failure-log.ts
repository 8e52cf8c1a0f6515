import type { LogFn, Logger } from 'pino';
import { MINUTE } from '../clock/calendar';

const EVERY_MS = MINUTE;
const MAX_KNOWN = 500;
/** Codes of sockets and of PostgreSQL for a database that cannot be reached, or is stopping or starting. */
const AWAY = /^(?:E[A-Z]+|08...|57P..|55000)$/;

/** The kind of a failure: all failures of an unreachable database are one. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return AWAY.test(current.code) ? 'away' : current.code;
    if (
      /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(current.message)
    )
      return 'away';
  }
  return error.message;
}

/**
 * Makes a log write a failure once and count others like it for a minute: each worker and call has its own message, and a database
 * that is down would fill the disk with their stacks.
 */
export function calmFailures(log: Logger, now: () => number = () => performance.now()): Logger {
  const write = log.error.bind(log) as (fields: object, message: string) => void;
  /** For each kind of failure: ms of its last line, and the number of those since. */
  const known = new Map<string, { at: number; repeated: number }>();
  log.error = ((fields: { err?: unknown } & Record<string, unknown>, message: string) => {
    const { err, ...about } = fields;
    const like = JSON.stringify([message, kindOf(err), about]);
    const before = known.get(like);
    if (before && now() - before.at < EVERY_MS) {
      before.repeated += 1;
      return;
    }
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(like, { at: now(), repeated: 0 });
    write(before && before.repeated > 0 ? { ...fields, repeated: before.repeated } : fields, message);
  }) as LogFn;
  return log;
}
