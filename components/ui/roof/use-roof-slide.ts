'use client';

import { type RefObject, useLayoutEffect } from 'react';

/** Last position of each bar's roof, by name or by element, so that a bar rendered again by the next page still slides. */
const lastLeft = new Map<string, number>();

/**
 * Slides the element marked `data-roof` inside `bar` from its last position to the present one, 200 ms. Costs no layout on the server; does
 * nothing under reduced motion.
 */
export function useRoofSlide(bar: RefObject<HTMLElement | null>, current: string, name?: string): void {
  useLayoutEffect(() => {
    const roof = bar.current?.querySelector<HTMLElement>('[data-roof]');
    if (roof?.dataset.roof !== current) return;
    const left = roof.getBoundingClientRect().left;
    const key = name ?? bar.current?.getAttribute('aria-label') ?? '';
    const before = lastLeft.get(key);
    lastLeft.set(key, left);
    if (before === undefined || before === left || typeof roof.animate !== 'function') return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    roof.animate([{ translate: `${before - left}px` }, { translate: 'none' }], {
      duration: 200,
      easing: 'cubic-bezier(.2,.8,.2,1)',
    });
  }, [bar, current, name]);
}
