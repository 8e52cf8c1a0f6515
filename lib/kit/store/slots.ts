/** Thrown when all slots are taken and the queue is full. */
export class NoSlot extends Error {}

export interface Slots {
  /** Runs `work` in a slot; waits in the queue for one. @throws NoSlot, or the signal's reason while waiting. */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** At most `limit` at once, at most `queue` waiting, first come first served. */
export function createSlots(limit: number, queue: number): Slots {
  let taken = 0;
  const waiting: (() => void)[] = [];

  async function enter(signal: AbortSignal): Promise<void> {
    if (taken < limit) {
      taken += 1;
      return;
    }
    if (waiting.length >= queue) throw new NoSlot();
    await new Promise<void>((resolve, reject) => {
      const wake = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(wake), 1);
        reject(signal.reason instanceof Error ? signal.reason : new NoSlot());
      };
      if (signal.aborted) {
        reject(signal.reason instanceof Error ? signal.reason : new NoSlot());
        return;
      }
      waiting.push(wake);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async run(work, signal) {
      await enter(signal);
      try {
        return await work();
      } finally {
        // The slot goes straight to the next in line, so that nobody slips in between.
        const next = waiting.shift();
        if (next) next();
        else taken -= 1;
      }
    },
  };
}
