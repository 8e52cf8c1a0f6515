'use client';

import { useEffect } from 'react';
import { marqueeFrame, scrolls, TITLE_STEP_MS } from '@/lib/domain/site/config/title.rules';

/** Scrolls a long document title (spec §2). It reads the page's own title again whenever that changes. */
export function MarqueeTitle() {
  useEffect(() => {
    let base = document.title;
    let shown = base;
    let step = 0;
    const tick = () => {
      if (document.title !== shown) {
        base = document.title;
        step = 0;
      }
      if (!scrolls(base)) {
        shown = base;
        return;
      }
      shown = marqueeFrame(base, step, document.hidden);
      step += 1;
      document.title = shown;
    };
    const timer = setInterval(tick, TITLE_STEP_MS);
    return () => {
      clearInterval(timer);
      if (document.title === shown) document.title = base;
    };
  }, []);
  return null;
}
