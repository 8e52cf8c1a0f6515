import { useEffect, useState } from 'react';

const textOf = (ms: number) => {
  const left = Math.max(0, Math.ceil(ms / 1_000));
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
};

/** `02:41` until a moment of world time, counted from the last answer on. */
export function Countdown({ until, now }: { until: number; now: number }) {
  const [passed, setPassed] = useState({ now, ms: 0 });
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed({ now, ms: performance.now() - began }), 1_000);
    return () => clearInterval(timer);
  }, [now]);
  return <time role="timer">{textOf(until - now - (passed.now === now ? passed.ms : 0))}</time>;
}
