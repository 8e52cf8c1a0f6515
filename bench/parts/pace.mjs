import { setTimeout as pause } from 'node:timers/promises';

/** Keeps one member within a limit of the platform, `max` in `ms`: waits before a series of `count` that would exceed it. */
export function createPace({ max, ms }) {
  const series = [];
  return async (count) => {
    const sent = () => {
      while (series.length > 0 && performance.now() - series[0].at > ms) series.shift();
      return series.reduce((sum, one) => sum + one.count, 0);
    };
    while (sent() + count > max) await pause(100);
    series.push({ at: performance.now(), count });
  };
}
