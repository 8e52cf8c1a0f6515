'use client';

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** ms after the last touch or scroll until a list counts as at rest. */
const QUIET_MS = 600;

/** Touch state of a list: while it is touched or still scrolls, nothing in it may change place (product §1). */
export interface Touch {
  readonly active: () => boolean;
  /** Calls the listener when `active` changes. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

function makeTouch(): { touch: Touch; watch: (node: Element) => () => void } {
  let active = false;
  let down = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    if (next === active) return;
    active = next;
    for (const listener of listeners) listener();
  };
  const resume = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!down) set(false);
    }, QUIET_MS);
  };
  const begin = () => {
    down = true;
    set(true);
  };
  const end = () => {
    if (!down) return;
    down = false;
    resume();
  };
  const scrolled = () => {
    set(true);
    resume();
  };
  return {
    touch: {
      active: () => active,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    watch(node) {
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
    },
  };
}

/** The touch of a list, for callers that only read it: a tap or a scroll renders nothing. */
export function useTouch(list: RefObject<HTMLElement | null>): Touch {
  const [{ touch, watch }] = useState(makeTouch);
  useEffect(() => (list.current ? watch(list.current) : undefined), [list, watch]);
  return touch;
}

/** True while a list is being touched. The calling component renders when that begins and ends. */
export function useTouching(list: RefObject<HTMLElement | null>): boolean {
  const { subscribe, active } = useTouch(list);
  return useSyncExternalStore(subscribe, active, () => false);
}
