import type { EventStore } from './modules/betting/match/event.store';
import type { ClockState } from './kernel/clock/clock';
import type { Context } from './modules/context';
import { repeat } from './kernel/jobs/job';

/** Real ms between two looks at what testers changed at other processes. */
const LOOK_MS = 500;

interface Shared {
  events: EventStore;
  /** False for a database that serves one process. */
  isShared: boolean;
  /** Where the world's clock stands while no tester has moved it. */
  freshClock(): ClockState;
  /** Listeners of `onReset`. */
  restart(): void;
}

/**
 * What testers change at one of several processes on a database is true at the others: settings (maintenance, closed games and deposit
 * methods), both clocks, what happened in matches, a reset. They are read from the database at every look.
 */
export interface SharedControl {
  /** Takes over what is stored; called by every look, and before a tester's own change. */
  catchUp(): Promise<void>;
  /** Runs a reset of this process's own, which no look may see half done. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

export function shareControl(
  { settings, clock, real, faults, log }: Pick<Context, 'settings' | 'clock' | 'real' | 'faults' | 'log'>,
  { events, isShared, freshClock, restart }: Shared,
): SharedControl {
  let isAlone = false;
  let queue: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    if (isAlone) return;
    // Without a name of its data a reset at another process is under way.
    const changed = await settings.refresh(({ epoch }) => epoch !== undefined);
    if (changed.has('epoch')) {
      faults.clear();
      restart();
    }
    if (changed.has('clock') || changed.has('epoch')) clock.adopt(settings.get('clock') ?? freshClock());
    if (changed.has('real') || changed.has('epoch')) real.adopt(settings.get('real'));
    if (changed.has('epoch') || (await events.newest()) !== events.known()) await events.reload();
  }

  function catchUp(): Promise<void> {
    const next = queue.then(look);
    queue = next.catch(() => undefined);
    return next;
  }

  return {
    catchUp,
    async alone(work) {
      await queue;
      isAlone = true;
      try {
        return await work();
      } finally {
        isAlone = false;
      }
    },
    stop: !isShared ? async () => undefined : repeat({ log }, LOOK_MS, catchUp, 'what other processes changed was not read'),
  };
}
