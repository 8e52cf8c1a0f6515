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
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    node.addEventListener('pointerdown', begin, options);
    addEventListener('pointerup', end, options);
    addEventListener('pointercancel', end, options);
    addEventListener('scroll', scrolled, options);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [list]);
  return touching;
}
