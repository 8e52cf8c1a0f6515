import { canStepBack } from '@/components/ui/back/can-step-back';
import type { Outbound } from '@/lib/domain/site/webview/webview.model';

/** Title that the app may show above the page. A long document title scrolls, so the page's heading comes first. */
function titleNow(): Extract<Outbound, { type: 'title' }> {
  const heading = document.querySelector('h1')?.textContent?.trim();
  return {
    type: 'title',
    path: location.pathname,
    title: heading || document.title.split(' · ')[0]!,
    bar: document.querySelector('header.sticky') !== null,
    canGoBack: canStepBack(),
  };
}

/** Calls `send` with the page's title at once and whenever it has become another one. Returns how to stop. */
export function watchTitle(send: (message: Outbound) => void): () => void {
  let last = '';
  const look = () => {
    const message = titleNow();
    // A title that scrolls is the same title.
    const now = JSON.stringify(document.querySelector('h1') ? message : { ...message, title: '' });
    if (now === last) return;
    last = now;
    send(message);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
