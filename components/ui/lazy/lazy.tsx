'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { loadPart, showPartFailed } from './lazy-part';

/** ms until a piece that is still needed is requested again. */
export const AGAIN_MS = 5_000;

/**
 * A part of the page that is fetched when it is first needed, and then stays; `children` renders it. A failed load is reported and unmounts
 * nothing (`React.lazy` would keep the failure for the rest of the visit): a part that `setWanted` can take back waits for 重试, any other
 * is requested again.
 */
export function Lazy<T>({
  load,
  wanted,
  setWanted,
  waiting = null,
  children,
}: {
  load: () => Promise<T>;
  wanted: boolean;
  /** For what a tap has opened: called with false when the part did not load, and with true by 重试. */
  setWanted?: (wanted: boolean) => void;
  /** Shown instead of the part while it is loading. */
  waiting?: ReactNode;
  children: (piece: T) => ReactNode;
}) {
  const [piece, setPiece] = useState<{ value: T } | null>(null);
  const missing = wanted && piece === null;
  const begin = useEffectEvent(() => loadPart(load));
  const miss = useEffectEvent(() => {
    showPartFailed(load, setWanted && (() => setWanted(true)));
    setWanted?.(false);
  });
  useEffect(() => {
    if (!missing) return undefined;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchPiece = async () => {
      try {
        const value = await begin();
        if (!gone) setPiece({ value });
      } catch {
        if (gone) return;
        timer = setTimeout(fetchPiece, AGAIN_MS);
        miss();
      }
    };
    void fetchPiece();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [missing]);
  if (piece) return children(piece.value);
  return wanted ? waiting : null;
}
