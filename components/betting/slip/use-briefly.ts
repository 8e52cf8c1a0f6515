'use client';

import { useEffect, useState } from 'react';

/** ms that a search is shown: a longer one continues without a sign. */
const SHOWN_MS = 1_000;

/** True while a search is running, for at most a second. `search` identifies it. */
export function useBriefly(search: string, running: boolean): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setOver(search), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [search, running]);
  return running && over !== search;
}
