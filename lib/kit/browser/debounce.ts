interface Waiting<T> {
  promise: Promise<T>;
  run(): void;
}

/** A run that has not begun, and its result. */
function waiting<T>(work: () => Promise<T>): Waiting<T> {
  let begin: (result: Promise<T>) => void;
  const promise = new Promise<T>((resolve) => {
    begin = resolve;
  });
  return { promise, run: () => begin(work()) };
}

/**
 * Merges calls in quick succession: the first runs at once; those within `wait` ms of the previous one share a single run after
 * `wait` ms without a call. Every caller gets the result of its run.
 */
export function debounced<T>(work: () => Promise<T>, wait: number): () => Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let trailing: Waiting<T> | null = null;

  function arm(): void {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      const due = trailing;
      trailing = null;
      if (!due) return;
      arm();
      due.run();
    }, wait);
  }

  return function call() {
    const quiet = timer === null;
    arm();
    if (quiet) return work();
    trailing ??= waiting(work);
    return trailing.promise;
  };
}
