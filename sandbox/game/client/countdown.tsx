import { useEffect, useState } from 'react';

/** `02:41` until a moment of world time, counted from the last answer on. */
export function Countdown({ until, now }: { until: number; now: number }) {
  const [since, setSince] = useState({ now, at: performance.now() });
  const [, setTick] = useState(0);
  if (since.now !== now) setSince({ now, at: performance.now() });
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((until - now - (performance.now() - since.at)) / 1_000));
  const text = `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
  return <time role="timer">{text}</time>;
}
