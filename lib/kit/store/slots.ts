import PQueue from 'p-queue';

/** Thrown when all slots are taken and the queue is full, or when the caller has used its share. */
export class NoSlot extends Error {}

export interface Slots {
  /**
   * Runs `work` in a slot; waits in the queue for one. Work whose signal aborts frees its slot at once.
   * @throws NoSlot, or the signal's reason.
   */
  run<T>(work: () => Promise<T>, signal: AbortSignal, caller?: string): Promise<T>;
}

/**
 * At most `limit` at once, at most `queue` waiting, first come first served; at most `share` of one caller, running and waiting.
 */
export function createSlots(limit: number, queue: number, share = Number.POSITIVE_INFINITY): Slots {
  const running = new PQueue({ concurrency: limit });
  const taken = new Map<string, number>();
  return {
    async run(work, signal, caller = '') {
      const own = taken.get(caller) ?? 0;
      if (own >= share || (running.pending >= limit && running.size >= queue)) throw new NoSlot();
      taken.set(caller, own + 1);
      try {
        return await running.add(work, { signal });
      } finally {
        const left = taken.get(caller)! - 1;
        if (left > 0) taken.set(caller, left);
        else taken.delete(caller);
      }
    },
  };
}
