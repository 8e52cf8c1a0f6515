'use client';

import { type RefObject, useEffect, useState } from 'react';

/** ms after the last touch or scroll until a list counts as at rest. */
const REST_MS = 600;

/** Whether a finger is on the list, or it still rolls: then nothing in it may change place (product §1). */
export function useTouching(list: RefObject<HTMLElement | null>): boolean {
  const [touching, setTouching] = useState(false);
  useEffect(() => {
    const node = list.current;
    if (!node) return undefined;
    let down = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!down) setTouching(false);
      }, REST_MS);
    };
    const begin = () => {
      down = true;
      setTouching(true);
    };
    const end = () => {
      if (!down) return;
      down = false;
      rest();
    };
    const scrolled = () => {
      setTouching(true);
      rest();
    };
    node.addEventListener('pointerdown', begin, { passive: true });
    addEventListener('pointerup', end, { passive: true });
    addEventListener('pointercancel', end, { passive: true });
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      node.removeEventListener('pointerdown', begin);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      removeEventListener('scroll', scrolled);
      clearTimeout(timer);
    };
  }, [list]);
  return touching;
}
