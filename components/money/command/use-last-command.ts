'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { isUnresolved } from '@/lib/domain/money/command/idempotent.rules';

/**
 * Follows the member's newest command: returns it while it has no result, when nothing else can be sent, and reports its end once,
 * whichever page or tab began it. An end that was there before is not reported.
 */
export function useLastCommand<R extends { key: string; state: string }>(last: R | null, onEnd: (record: R) => void): R | null {
  const open = last !== null && isUnresolved(last) ? last : null;
  /** The command whose end is reported. */
  const [key, setKey] = useState<string | null>(null);
  if (open && open.key !== key) setKey(open.key);
  const ended = last !== null && !open && last.key === key ? last : null;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (ended) end(ended);
  }, [ended]);
  return open;
}
