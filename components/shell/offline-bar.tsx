'use client';

import { useSyncExternalStore } from 'react';
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

/** Says that the network is gone and since when nothing is new; the region stands there from the start for screen readers. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <output className="sticky top-[calc(3rem+env(safe-area-inset-top))] z-15 block">
      {online ? null : (
        <Strip tone="warn" role="note" icon={<Icon name="wifi-off" size={18} />}>
          {SHELL_COPY.offline}
        </Strip>
      )}
    </output>
  );
}
