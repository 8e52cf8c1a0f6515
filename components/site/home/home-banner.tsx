'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Banner } from '@/lib/domain/site/home/banner.rules';
import { clausesOf } from '@/lib/domain/site/home/clause.rules';
import { HOME_COPY } from '@/lib/domain/site/home/home.copy';

const SLIDE_MS = 6_000;
const LOOK = 'relative grid min-h-35 w-full low:min-h-24 shrink-0 snap-start overflow-hidden rounded-bar bg-roof';

function Slide({ banner, first }: { banner: Banner; first: boolean }) {
  // A picture that does not load leaves the text on its background, without a broken-image icon.
  const [broken, setBroken] = useState(false);
  const inside = (
    <>
      {banner.picture && !broken && (
        <img
          src={banner.picture}
          alt=""
          width={716}
          height={280}
          className="absolute inset-0 size-full object-cover object-[50%_30%]"
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
      <span className="relative flex max-w-[64%] flex-col justify-center px-4 pt-3 pb-8 text-on-roof low:pt-2">
        <span className="text-18 font-semibold min-[375px]:text-22 low:text-18">
          {clausesOf(banner.title).map((clause, index) => (
            // A title does not change under its banner.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className="inline-block max-w-full text-balance">
              {clause}
            </span>
          ))}
        </span>
      </span>
    </>
  );
  if (banner.link?.kind === 'page') {
    return (
      <a href={banner.link.href} className={LOOK}>
        {inside}
      </a>
    );
  }
  if (banner.link) {
    return (
      <a href={banner.link.href} target="_blank" rel="noopener noreferrer" className={LOOK}>
        {inside}
      </a>
    );
  }
  return <div className={LOOK}>{inside}</div>;
}

/** Banners, one at a time: swiped by scroll-snap, advancing by themselves until paused, touched, or motion is unwanted. */
export function HomeBanner({ banners }: { banners: readonly Banner[] }) {
  const strip = useRef<HTMLDivElement>(null);
  const [slide, setSlide] = useState(0);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused || banners.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      const element = strip.current;
      if (!element || document.hidden) return;
      const next = (Math.round(element.scrollLeft / element.clientWidth) + 1) % banners.length;
      element.scrollTo({ left: next * element.clientWidth, behavior: 'smooth' });
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [paused, banners.length]);

  if (banners.length === 0) return null;
  return (
    <section aria-label={HOME_COPY.banners} className="gutter relative pt-3">
      <div
        ref={strip}
        className="no-scrollbar flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-bar"
        onScroll={({ currentTarget }) => setSlide(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        onPointerDown={() => setPaused(true)}
      >
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} first={index === 0} />
        ))}
      </div>
      {banners.length > 1 && (
        <div className="absolute bottom-1 left-5 flex items-center rounded-bar bg-roof pr-2 text-12 text-on-roof-2">
          <button
            type="button"
            aria-label={paused ? HOME_COPY.resume : HOME_COPY.pause}
            className="hit-44 grid size-8 place-items-center"
            onClick={() => setPaused(!paused)}
          >
            {paused ? <Icon name="play" size={14} className="fill-current" /> : <Icon name="pause" size={14} className="fill-current" />}
          </button>
          {Math.min(slide, banners.length - 1) + 1}/{banners.length}
        </div>
      )}
    </section>
  );
}
