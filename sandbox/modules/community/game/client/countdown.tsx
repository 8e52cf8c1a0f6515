import { useEffect, useState } from 'react';
import { leftText } from '@pavilion/number/left.copy';

/** `还剩 2分41秒` until a moment of world time, counted from the last response. */
export function Countdown({ until, now }: { until: number; now: number }) {
  const [passed, setPassed] = useState({ now, ms: 0 });
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed({ now, ms: performance.now() - began }), 1_000);
    return () => clearInterval(timer);
  }, [now]);
  return (
    <span>
      还剩 <time role="timer">{leftText((until - now - (passed.now === now ? passed.ms : 0)) / 1_000)}</time>
    </span>
  );
}
