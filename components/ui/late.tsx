'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { HTTP_COPY } from '@/lib/kit/http/http.copy';
import { showToast } from './toast-queue';

/** ms until a piece that is still wanted is asked for again. */
export const AGAIN_MS = 5_000;
/** ms after which a piece that neither comes nor fails counts as failed. */
const LONGEST_MS = 15_000;

function inTime<T>(piece: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, LONGEST_MS);
    piece.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A piece of the page that is fetched when it is first wanted, and then stays; `children` draws it. A network that fails
 * says so and takes nothing down (`React.lazy` would keep the failure for the rest of the visit): `missed` may take the
 * wish back, else the piece is asked for again.
 */
export function Late<T>({
  load,
  wanted,
  missed,
  waiting = null,
  children,
}: {
  load: () => Promise<T>;
  wanted: boolean;
  missed?: () => void;
  /** Stands in the piece's place while it is wanted and on its way. */
  waiting?: ReactNode;
  children: (piece: T) => ReactNode;
}) {
  const [piece, setPiece] = useState<{ value: T } | null>(null);
  const missing = wanted && piece === null;
  const ask = useEffectEvent(() => load());
  const miss = useEffectEvent(() => {
    showToast(HTTP_COPY.network, { tone: 'error' });
    missed?.();
  });
  useEffect(() => {
    if (!missing) return undefined;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchPiece = async () => {
      try {
        const value = await inTime(ask());
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
