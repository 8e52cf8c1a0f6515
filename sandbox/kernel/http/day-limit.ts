import { callerKey } from '@pavilion/contract/caller';
import { CODE } from '@pavilion/contract/codes';
import type { RealClock } from '../clock/real-clock';
import type { Db, Tx } from '../db/database';
import type { SettingsStore } from '../db/settings.store';
import { countShortLived, createShortLived } from '../db/short-lived.store';
import { keyedHash } from '../db/keyed-hash';
import { Rejection } from './rejection';
import { DAY } from '../clock/calendar';

/** Names an address in tables, so that it can be recognized and not read; '' for none. */
export function callerHashOf(settings: Pick<SettingsStore, 'get'>, address: string): string {
  if (address === '') return '';
  return keyedHash(settings, `caller ${callerKey(address)}`);
}

interface DayLimit {
  /** A limit of its own has a name of its own. */
  name: string;
  perDay: number;
  message: string;
}

interface Counted {
  db: Db;
  real: Pick<RealClock, 'now'>;
  settings: Pick<SettingsStore, 'get'>;
}

/**
 * A limit per day (real time) for one address or device. It is counted in the database: neither a restart nor another process
 * restores any. `take` throws Rejection 6501 with `data.retryAfter` in seconds; in a transaction, a roll-back undoes the count too.
 */
export function createDayLimit(context: Counted, { name, perDay, message }: DayLimit) {
  const { real, settings } = context;
  const idOf = (caller: string): string => `${name} ${callerHashOf(settings, caller)}`;
  return {
    async take(caller: string, db: Db | Tx = context.db): Promise<void> {
      const now = Math.trunc(real.now());
      const id = idOf(caller);
      if ((await countShortLived(db, 'day-count', id, { now, ms: DAY })) <= perDay) return;
      const until = (await createShortLived<number>(db as Db, 'day-count').read(id))?.until ?? now + DAY;
      throw new Rejection(CODE.limit, message, { retryAfter: Math.min(DAY / 1000, Math.max(1, Math.ceil((until - now) / 1000))) });
    },
    /** Number of the day's that are used. */
    async taken(caller: string): Promise<number> {
      const counted = await createShortLived<number>(context.db, 'day-count').read(idOf(caller));
      return counted === null || counted.until <= real.now() ? 0 : Number(counted.value);
    },
  };
}
