import type { EventStore } from './modules/betting/match/event.store';
import type { ClockState } from './kernel/clock/clock';
import type { Context } from './modules/context';
import { repeat } from './kernel/jobs/job';

/** Real ms between two checks for changes of testers at other processes. */
const LOOK_MS = 500;

interface Shared {
  events: EventStore;
  /** False for a database that serves one process. */
  isShared: boolean;
  /** State of the world's clock while no tester has moved it. */
  freshClock(): ClockState;
  /** Listeners of `onReset`. */
  restart(): void;
}

/**
 * Applies a tester's changes at one of several processes on a database to the others: settings (maintenance, closed games and
 * deposit methods), both clocks, events in matches, a reset. Each check reads them from the database.
 */
export interface SharedControl {
  /** Loads the stored changes; called by every check, and before a tester's own change. */
  catchUp(): Promise<void>;
  /** Runs a reset of this process's own, which no check may see half done. */
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
    // If the data has no name, a reset at another process is running.
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
