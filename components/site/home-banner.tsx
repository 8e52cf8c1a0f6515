'use client';

import Link from 'next/link';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '@/lib/contract/call';
import type { stationAdsCall } from '@/lib/contract/calls/site.calls';
import { HOME_COPY } from '@/lib/domain/site/home.copy';

type Ad = AnswerOf<typeof stationAdsCall>[number];

const TURN_MS = 6_000;

function Slide({ ad, first }: { ad: Ad; first: boolean }) {
  const inside = (
    <>
      {ad.imageUrl && (
        // Pre-sized files of the platform; the optimizer stays off.
        // oxlint-disable-next-line nextjs/no-img-element
        <img src={ad.imageUrl} alt="" width={716} height={280} className="absolute inset-0 size-full object-cover" loading={first ? 'eager' : 'lazy'} decoding="async" />
      )}
      <span className="absolute inset-y-0 left-0 flex max-w-[64%] flex-col justify-center px-4 pb-5 text-on-roof">
        <span className="text-22 font-semibold text-balance">{ad.title}</span>
      </span>
    </>
  );
  const look = 'relative block h-35 w-full shrink-0 snap-start overflow-hidden rounded-bar bg-roof';
  return ad.jumpType === 1 && ad.jumpUrl.startsWith('/') ? (
    <Link href={ad.jumpUrl} prefetch={false} className={look}>
      {inside}
    </Link>
  ) : (
    <div className={look}>{inside}</div>
  );
}

/** Banners, one at a time: scroll-snap by finger, turning by itself until paused, touched, or motion is unwanted. */
export function HomeBanner({ ads }: { ads: readonly Ad[] }) {
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused || ads.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      const element = strip.current;
      if (!element || document.hidden) return;
      const next = (Math.round(element.scrollLeft / element.clientWidth) + 1) % ads.length;
      element.scrollTo({ left: next * element.clientWidth, behavior: 'smooth' });
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [paused, ads.length]);

  if (ads.length === 0) return null;
  return (
    <section aria-label={HOME_COPY.banners} className="gutter relative pt-3">
      <div
        ref={strip}
        className="no-scrollbar flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-bar"
        onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        onPointerDown={() => setPaused(true)}
      >
        {ads.map((ad, index) => (
          <Slide key={ad.id} ad={ad} first={index === 0} />
        ))}
      </div>
      {ads.length > 1 && (
        <div className="absolute bottom-0 left-4 flex items-center text-12 text-on-roof-2">
          <button
            type="button"
            aria-label={paused ? HOME_COPY.resume : HOME_COPY.pause}
            className="grid size-11 place-items-center"
            onClick={() => setPaused(!paused)}
          >
            {paused ? <Play size={14} aria-hidden fill="currentColor" /> : <Pause size={14} aria-hidden fill="currentColor" />}
          </button>
          {Math.min(at, ads.length - 1) + 1}/{ads.length}
        </div>
      )}
    </section>
  );
}
