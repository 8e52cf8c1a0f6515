'use client';

import { type PointerEvent, useRef } from 'react';

/** px; a drag past this, or a quick flick past a third of it, closes. */
const CLOSE_AT = 96;
/** px per ms */
const FLICK = 0.5;

/** Moves the sheet with the drag; 0 removes the offset. */
function move(handle: HTMLElement, distance: number): void {
  const style = handle.closest('dialog')?.style;
  if (!style) return;
  style.translate = distance > 0 ? `0 ${distance}px` : '';
  style.transitionDuration = distance > 0 ? '0ms' : '';
}

/** Handlers for a sheet's handle: the sheet follows the drag down and closes or springs back. */
export function useSheetDrag(onClose: () => void) {
  const from = useRef<{ y: number; at: number } | null>(null);

  const end = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    if (!start) return;
    from.current = null;
    const distance = event.clientY - start.y;
    const speed = distance / Math.max(1, event.timeStamp - start.at);
    move(event.currentTarget, 0);
    if (distance > CLOSE_AT || (speed > FLICK && distance > CLOSE_AT / 3)) onClose();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      from.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current) move(event.currentTarget, event.clientY - from.current.y);
    },
    onPointerUp: end,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      from.current = null;
      move(event.currentTarget, 0);
    },
  };
}
