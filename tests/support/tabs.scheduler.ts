/** Replaces React's scheduler: its work waits until the simulation runs it, so that no real time passes. */
interface Work {
  callback: ((timedOut: boolean) => unknown) | null;
}

const queue: Work[] = [];

export const unstable_ImmediatePriority = 1;
export const unstable_UserBlockingPriority = 2;
export const unstable_NormalPriority = 3;
export const unstable_LowPriority = 4;
export const unstable_IdlePriority = 5;

export function unstable_scheduleCallback(_priority: number, callback: Work['callback']): Work {
  const work = { callback };
  queue.push(work);
  return work;
}
export function unstable_cancelCallback(work: Work): void {
  work.callback = null;
}
export const unstable_shouldYield = () => false;
export const unstable_requestPaint = () => undefined;
export const unstable_now = () => 0;
export const unstable_getCurrentPriorityLevel = () => unstable_NormalPriority;

/** Runs everything that React has scheduled; false when there was nothing. */
export function runScheduled(): boolean {
  if (queue.length === 0) return false;
  for (let work = queue.shift(); work; work = queue.shift()) {
    const { callback } = work;
    work.callback = null;
    const more = callback?.(false);
    if (typeof more === 'function') queue.push({ callback: more as Work['callback'] });
  }
  return true;
}
