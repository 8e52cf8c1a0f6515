'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';

/** px below the window at which the next page is read. */
const AHEAD = '400px 0px';

/**
 * 加载更多 at the end of a record. With `auto` it also requests the next page when it comes near; a failed page is requested by a tap only.
 */
export function MoreButton({ busy, auto = false, onMore }: { busy: boolean; auto?: boolean; onMore: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(() => {
    if (!busy) onMore();
  });
  useEffect(() => {
    if (!auto || busy || !ref.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [auto, busy]);
  return (
    <div ref={ref} className="gutter list-end pt-4">
      <Button variant="outline" block busy={busy} onClick={onMore}>
        {busy ? RECORD_COPY.moreBusy : RECORD_COPY.more}
      </Button>
    </div>
  );
}
