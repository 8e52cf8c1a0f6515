'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FRAME_COPY } from '@/lib/domain/site/frame.copy';
import { frameMessage } from '@/lib/domain/site/frame.rules';

const never = () => () => {};

/** A venue of another origin: scripts and forms of its own, no way to our page, to the top window or to the device. */
export function VenueFrame({ address, title, back }: { address: string; title: string; back: string }) {
  const router = useRouter();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  // In the server's HTML it would load, and post its message, before anything here listens.
  const listening = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      const fromFrame = source !== null && source === frame.current?.contentWindow;
      if (frameMessage({ origin, fromFrame, data }, address) === 'close') router.replace(back);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address, back, router]);

  return (
    <div className="relative h-[calc(100dvh-4rem)]" aria-busy={!loaded}>
      {loaded ? null : <output className="absolute inset-x-0 top-16 text-center text-14 text-text-2">{FRAME_COPY.loading}</output>}
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
          className={`relative block size-full border-0 ${loaded ? 'bg-[#fff]' : ''}`}
        />
      ) : null}
    </div>
  );
}
