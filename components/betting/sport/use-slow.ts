import { useEffect, useState } from 'react';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** ms after which a pending load counts as slow. */
const SLOW_MS = 3_000;

/** Time (ms) at which a query had been `waiting` for too long; never for one with an earlier response. */
export function useSlow(question: string, waiting: boolean): number {
  const [slow, setSlow] = useState({ question, at: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow({ question, at: steadyNow() }), SLOW_MS);
    return () => clearTimeout(timer);
  }, [question, waiting]);
  return slow.question === question ? slow.at : Number.POSITIVE_INFINITY;
}
