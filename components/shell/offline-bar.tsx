'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { Strip } from '@/components/ui/strip';
import { SHELL_COPY } from './shell.copy';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser has a network; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * Says that the network is gone and since when nothing is new; the region is in the page from the start for screen readers.
 * Under the page's header, or at the window's top where the page brings its own; `--offline` passes its height to other sticky
 * elements.
 */
export function OfflineBar() {
  const online = useOnline();
  const bar = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    document.documentElement.style.setProperty('--offline', online ? '' : `${bar.current!.offsetHeight}px`);
  }, [online]);
  return (
    <output ref={bar} className="offline-bar">
      {online ? null : (
        <Strip tone="warn" role="note" icon={<Icon name="wifi-off" size={18} />}>
          {SHELL_COPY.offline}
        </Strip>
      )}
    </output>
  );
}
