'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { NEWS_STRIP_COPY } from './news.copy';
import { placeStrip } from './place-strip';

/** A line of the strip: text, an amount apart from it, and a path of this site. */
export interface NewsLine {
  text: string;
  amount?: string;
  tone?: 'up' | 'down' | null;
  href: string;
  icon?: IconName;
}

/** ms that one piece of news is shown. */
const SHOWN_MS = 6_000;
/** ms until a dialog that covers the page is checked again. */
const COVERED_MS = 500;

/**
 * One line over the page, where it covers no control if there is such a place (`placeStrip`). It waits while a dialog or a sheet is open, so that it
 * is neither lost behind one nor over the slip's button, or while another strip is shown, and stays while it has the focus.
 */
export function NewsStrip<News>({
  news,
  lineOf,
  onAnnounce,
  onEnd,
  onGone,
}: {
  news: News | null;
  lineOf: (news: News) => NewsLine;
  /** Resolves to false when another tab has announced the news. */
  onAnnounce: (news: News) => Promise<boolean>;
  onEnd: (news: News) => void;
  /** The line has disappeared by itself or by ×. */
  onGone?: (news: News) => void;
}) {
  // A newer read does not replace what is being shown.
  const [shown, setShown] = useState<News | null>(null);
  const [paused, setPaused] = useState(false);
  const announce = useEffectEvent(onAnnounce);
  const end = useEffectEvent(onEnd);
  const next = shown === null ? news : null;
  const close = () => {
    setShown(null);
    // An element that is removed under a pointer or with the focus fires neither leave event.
    setPaused(false);
  };
  const dismiss = () => {
    if (shown !== null) onGone?.(shown);
    close();
  };
  const expire = useEffectEvent(dismiss);

  useEffect(() => {
    if (next === null) return undefined;
    const show = async () => {
      if (document.visibilityState !== 'visible' || document.querySelector('dialog[open], [data-news]')) return;
      clearInterval(timer);
      // Announced once means shown once: a newer read meanwhile changes nothing.
      if (await announce(next)) setShown(next);
      end(next);
    };
    const timer = setInterval(() => void show(), COVERED_MS);
    return () => clearInterval(timer);
  }, [next]);

  const counting = shown !== null && !paused;
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setTimeout(() => expire(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [counting]);

  // Placed before the first paint, so that visible content never moves.
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (shown !== null && strip.current) placeStrip(strip.current);
  }, [shown]);

  const line = shown === null ? null : lineOf(shown);
  return (
    <div ref={strip} aria-live="polite" className="pointer-events-none fixed inset-x-0 z-40 mx-auto max-w-frame px-2">
      {line ? (
        <div
          data-news
          className="toast pointer-events-auto flex min-h-11 items-center gap-2 rounded-card border border-line bg-brand-bg pl-3 text-14 text-text shadow-bar"
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
        >
          <Icon name={line.icon ?? 'clock'} size={18} className="shrink-0 text-brand" />
          <span className="line-clamp-2 min-w-0 flex-1 py-1">{line.text}</span>
          {line.amount ? (
            <span className={`shrink-0 font-semibold ${line.tone === 'up' ? 'text-up' : line.tone === 'down' ? 'text-down' : ''}`}>
              {line.amount}
            </span>
          ) : null}
          <a href={line.href} onClick={close} className="flex min-h-11 shrink-0 items-center px-1 font-semibold text-brand">
            {NEWS_STRIP_COPY.see}
          </a>
          <button
            type="button"
            aria-label={NEWS_STRIP_COPY.close}
            onClick={dismiss}
            className="grid size-11 shrink-0 place-items-center text-text-2"
          >
            <Icon name="x" size={18} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
