'use client';

import { type PointerEvent, type RefObject, useRef } from 'react';

/** px; a drag past this, or a quick flick past a third of it, closes. */
const CLOSE_AT = 96;
/** px per ms */
const FLICK = 0.5;

/** Handlers for a sheet's handle: the sheet follows the finger down and closes or springs back. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const from = useRef<{ y: number; at: number } | null>(null);

  const move = (distance: number) => {
    const style = sheet.current?.style;
    if (!style) return;
    style.translate = distance > 0 ? `0 ${distance}px` : '';
    style.transitionDuration = distance > 0 ? '0ms' : '';
  };

  const end = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    if (!start) return;
    from.current = null;
    const distance = event.clientY - start.y;
    const speed = distance / Math.max(1, event.timeStamp - start.at);
    move(0);
    if (distance > CLOSE_AT || (speed > FLICK && distance > CLOSE_AT / 3)) onClose();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      from.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current) move(event.clientY - from.current.y);
    },
    onPointerUp: end,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      from.current = null;
      move(0);
      event.preventDefault();
    },
  };
}
