'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Strip } from '@/components/ui/strip';
import { useOnline } from '@/components/ui/use-online';
import { SHELL_COPY } from './shell.copy';

/**
 * Shows that the network is gone and since when nothing is new; the region is in the page from the start for screen readers. Under the
 * page's header, or at the window's top where the page has its own; `--offline` passes its height to other sticky elements.
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
