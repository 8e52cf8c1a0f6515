'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Strip } from '@/components/ui/strip';
import { showToast } from '@/components/ui/toast/toast-queue';
import { useOnline } from '@/components/ui/use-online';
import { pageOf } from '@/lib/kit/browser/link-click';
import { route } from '@/lib/routes';
import { SHELL_COPY } from './shell.copy';

/** Without a network a link opens nothing but help, which the browser has stored: a document that cannot load would replace the page. */
function stay(event: MouseEvent): void {
  const page = pageOf(event);
  if (page === null || page.startsWith(route('/help'))) return;
  event.preventDefault();
  showToast(SHELL_COPY.offlineLink);
}

/**
 * Shows that the network is gone and since when nothing is new; the region is in the page from the start for screen readers. Under the
 * page's header, or at the window's top where the page has its own; `--offline` passes its height to other sticky elements.
 */
export function OfflineBar() {
  const online = useOnline();
  const bar = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    document.documentElement.style.setProperty('--offline', online ? '' : `${bar.current!.offsetHeight}px`);
    if (online) return undefined;
    // Before every other handler: the page that is here shows more than the one that a link would bring.
    window.addEventListener('click', stay, true);
    return () => window.removeEventListener('click', stay, true);
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
