import { useEffect, useState, useSyncExternalStore } from 'react';

/** Chromium's offer to install the site, which no type library has. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const STANDALONE = '(display-mode: standalone)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(STANDALONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/**
 * Installation from the page. `offer`: asks for it, null while the browser does not offer it; `isAdded`: it was accepted here;
 * `isInstalled`: the page runs from the home screen.
 */
export function useInstall() {
  const [event, setEvent] = useState<InstallOffer | null>(null);
  const [isAdded, setAdded] = useState(false);
  const isInstalled = useSyncExternalStore(
    subscribe,
    () => matchMedia(STANDALONE).matches,
    () => false,
  );
  useEffect(() => {
    const keep = (offered: Event) => {
      offered.preventDefault();
      setEvent(offered as InstallOffer);
    };
    const added = () => setAdded(true);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', added);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', added);
    };
  }, []);
  const offer = event
    ? async () => {
        // An offer can be used once; the browser makes another one after a refusal.
        setEvent(null);
        if ((await event.prompt()).outcome === 'accepted') setAdded(true);
      }
    : null;
  return { offer, isAdded, isInstalled };
}
