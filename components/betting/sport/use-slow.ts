import { useEffect, useState } from 'react';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** ms after which a pending load counts as slow. */
const SLOW_MS = 3_000;

/** When a question had been `waiting` for too long, ms; never for one that was answered before. */
export function useSlow(question: string, waiting: boolean): number {
  const [slow, setSlow] = useState({ question, at: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow({ question, at: steadyNow() }), SLOW_MS);
    return () => clearTimeout(timer);
  }, [question, waiting]);
  return slow.question === question ? slow.at : Number.POSITIVE_INFINITY;
}
