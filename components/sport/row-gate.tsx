'use client';

import { type RefObject, useEffect, useState } from 'react';
import { makeGate, type Gate } from '@/lib/domain/sport/gate.store';

/** px a row is woken before it comes into sight, so that a fling never shows an old price. */
const AHEAD = '600px 0px';

const gates = new WeakMap<Element, Gate>();
let observer: IntersectionObserver | null = null;

function observe(element: Element, gate: Gate): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) gates.get(target)?.set(isIntersecting);
    },
    { rootMargin: AHEAD },
  );
  gates.set(element, gate);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** The gate of one row: everything inside stays quiet while the row is far out of sight. */
export function useRowGate(row: RefObject<Element | null>): Gate {
  const [gate] = useState(makeGate);
  useEffect(() => (row.current ? observe(row.current, gate) : undefined), [row, gate]);
  return gate;
}
