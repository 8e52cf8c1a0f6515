/** A task that is due at a virtual moment: a timer of a page, a response on its way, an event from another tab. */
export interface Task {
  id: number;
  /** Virtual ms. */
  at: number;
  /** ms between two runs of an interval; null for one run. */
  every: number | null;
  /** ms from its start to its run. */
  delay: number;
  /** A frozen owner's tasks wait until it runs again; null belongs to the world outside of the pages. */
  owner: { readonly frozen: boolean } | null;
  /** Started by a script of the page, not by the browser around it. */
  timer: boolean;
  run(): void;
}

export interface VirtualClock {
  now(): number;
  add(task: Pick<Task, 'delay' | 'owner' | 'run'> & { every?: number | null; timer?: boolean }): number;
  remove(id: number): void;
  /** Ends all tasks of a closed page. */
  removeOf(owner: Task['owner']): void;
  tasksOf(owner: Task['owner']): readonly Task[];
  /** Runs everything due within `ms`, in order; `settle` after each. */
  pass(ms: number, settle: () => Promise<void>): Promise<void>;
}

/** A clock that moves only when the caller moves it. Tasks of one moment run in the order in which they were added. */
export function createVirtualClock(start: number): VirtualClock {
  let now = start;
  let lastId = 0;
  const tasks = new Map<number, Task>();

  function next(limit: number): Task | null {
    let first: Task | null = null;
    for (const task of tasks.values()) {
      if (task.at <= limit && task.owner?.frozen !== true && (first === null || task.at < first.at)) first = task;
    }
    return first;
  }

  return {
    now: () => now,
    add({ delay, owner, every = null, timer = false, run }) {
      lastId += 1;
      const wait = Number.isFinite(delay) && delay > 0 ? delay : 0;
      tasks.set(lastId, { id: lastId, at: now + wait, every, delay: wait, owner, timer, run });
      return lastId;
    },
    remove: (id) => void tasks.delete(id),
    removeOf(owner) {
      for (const task of tasks.values()) if (task.owner === owner) tasks.delete(task.id);
    },
    tasksOf: (owner) => [...tasks.values()].filter((task) => task.owner === owner),
    async pass(ms, settle) {
      const end = now + ms;
      for (let task = next(end); task !== null; task = next(end)) {
        // A page that was frozen is behind: its missed tasks run now.
        now = Math.max(now, task.at);
        if (task.every === null) tasks.delete(task.id);
        else task.at = now + Math.max(1, task.every);
        task.run();
        await settle();
      }
      now = end;
    },
  };
}
