import PQueue from 'p-queue';

/** Thrown when all slots are taken and the queue is full. */
export class NoSlot extends Error {}

export interface Slots {
  /**
   * Runs `work` in a slot; waits in the queue for one. Work whose signal ends gives its slot back at once.
   * @throws NoSlot, or the signal's reason.
   */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** At most `limit` at once, at most `queue` waiting, first come first served. */
export function createSlots(limit: number, queue: number): Slots {
  const line = new PQueue({ concurrency: limit });
  return {
    async run(work, signal) {
      if (line.pending >= limit && line.size >= queue) throw new NoSlot();
      return line.add(work, { signal });
    },
  };
}
