interface Waiting<T> {
  promise: Promise<T>;
  run(): void;
}

/** A run that has not begun, and its answer. */
function waiting<T>(work: () => Promise<T>): Waiting<T> {
  let begin: (answer: Promise<T>) => void;
  const promise = new Promise<T>((resolve) => {
    begin = resolve;
  });
  return { promise, run: () => begin(work()) };
}

/**
 * Calls that come close together are one: the first runs at once; those within `wait` ms of the one before share a single
 * run when it has been quiet for `wait` ms. Every caller gets the answer of the run that served it.
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
