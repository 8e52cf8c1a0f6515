'use client';

import { type RefObject, useEffect, useState } from 'react';
import { createRowVisibility, type RowVisibility } from '@/lib/domain/betting/sport/price/price.feed';

/** px before a row comes into view at which it is resumed, so that a fling never shows an old price. */
const AHEAD = '600px 0px';

const visibilities = new WeakMap<Element, RowVisibility>();
let observer: IntersectionObserver | null = null;

function observe(element: Element, visibility: RowVisibility): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) visibilities.get(target)?.set(isIntersecting);
    },
    { rootMargin: AHEAD },
  );
  visibilities.set(element, visibility);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** The visibility of a row or of a league's rows: everything inside is paused while they are far out of view. */
export function useRowVisibility(element: RefObject<Element | null>): RowVisibility {
  const [visibility] = useState(createRowVisibility);
  useEffect(() => (element.current ? observe(element.current, visibility) : undefined), [element, visibility]);
  return visibility;
}
