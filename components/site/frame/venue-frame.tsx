'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDark } from '@/components/ui/use-dark';
import { themeMessage } from '@/lib/domain/site/preference/theme-message.rules';
import { FRAME_COPY } from '@/lib/domain/site/frame/frame.copy';
import { frameMessage } from '@/lib/domain/site/frame/frame.rules';
import { route } from '@/lib/routes';
import { MEMBER_KEY } from '@/lib/query-keys';

const never = () => () => {};
/** ms; from then on the page shows that the venue has not opened. */
const SLOW_MS = 12_000;

interface Shown {
  address: string;
  title: string;
  /** Target when the venue requests to be closed. */
  back: string;
}

/** A venue of another origin, which can be loaded again: a browser does not report that a frame's page failed. */
export function VenueFrame(shown: Shown) {
  const [attempt, setAttempt] = useState(0);
  return <Frame key={attempt} {...shown} onReload={() => setAttempt(attempt + 1)} />;
}

/** Scripts and forms of its own, no way to our page, to the top window or to the device. */
function Frame({ address, title, back, onReload }: Shown & { onReload: () => void }) {
  const router = useRouter();
  const client = useQueryClient();
  const frame = useRef<HTMLIFrameElement>(null);
  const dark = useDark();
  const [loaded, setLoaded] = useState(false);
  const [slow, setSlow] = useState(false);
  // In the server's HTML it would load, and post its message, before anything here listens.
  const listening = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      const fromFrame = source !== null && source === frame.current?.contentWindow;
      const request = frameMessage({ origin, fromFrame, data }, address);
      if (request === 'close') router.replace(back);
      if (request === 'deposit') router.push(route('/mine/finance/deposit'));
      if (request === 'balance') void client.invalidateQueries({ queryKey: MEMBER_KEY });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address, back, client, router]);

  useEffect(() => {
    if (loaded && dark !== null) frame.current?.contentWindow?.postMessage(themeMessage(dark), new URL(address).origin);
  }, [address, dark, loaded]);

  useEffect(() => {
    if (loaded) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [loaded]);

  return (
    <div className="relative flex h-[calc(100dvh-4rem)] flex-col" aria-busy={!loaded}>
      <div className="gutter flex min-h-11 items-center justify-end gap-2 text-12 text-text-2">
        {loaded ? FRAME_COPY.blank : null}
        <button type="button" onClick={onReload} className="min-h-11 text-13 text-brand">
          {FRAME_COPY.reload}
        </button>
      </div>
      {loaded ? null : (
        <output className="gutter absolute inset-x-0 top-16 text-center text-14 text-text-2">
          {slow ? FRAME_COPY.slow : FRAME_COPY.loading}
        </output>
      )}
      {listening ? (
        <iframe
          ref={frame}
          src={address}
          title={title}
          // Never our own origin (frameAddress), where the two together would undo the sandbox; the venue needs its own storage.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
          sandbox="allow-scripts allow-forms allow-same-origin"
          allow=""
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
          // A venue's page that paints no ground of its own expects a white one, in the dark too.
          className={`relative block w-full flex-1 border-0 ${loaded ? 'bg-[#fff]' : ''}`}
        />
      ) : null}
    </div>
  );
}
