'use client';

import { type ReactNode, type SyntheticEvent, useEffect, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useModal } from './use-modal';
import { useSheetDrag } from './use-sheet-drag';
import { useSheetEntry } from './sheet-entries';
import { useAboveKeyboard } from './use-above-keyboard';
import { ToastOutlet } from '@/components/ui/toast/toast';

/** Closed it takes no space: only an open one is laid out. */
const COLUMN = 'max-w-frame open:flex flex-col';
const BESIDE = 'max-w-3xl open:grid grid-cols-[minmax(0,1fr)_22rem] grid-rows-[auto_auto_minmax(0,1fr)_auto]';

/**
 * A bottom sheet: closes by ×, Esc, a step back, a tap beside it and a drag on its handle. `top` and `foot` stay while the content scrolls;
 * `action` is left of the ×. A `docked` one is a column beside the page's, and closes by × only.
 */
export function Sheet({
  open,
  onClose,
  title,
  action,
  top,
  foot,
  beside,
  docked = false,
  titleFirst,
  tall = false,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  action?: ReactNode;
  top?: ReactNode;
  foot?: ReactNode;
  /** The foot is right of the content, in a window that is wide and low. */
  beside?: boolean;
  /** Must not change while it is open. */
  docked?: boolean;
  /** The focus begins at the title instead of at the first control. */
  titleFirst?: boolean;
  /** As high as a sheet may be, whatever it holds: a field in it stays in place. */
  tall?: boolean;
  children: ReactNode;
}) {
  const { ref, present } = useModal(open, docked);
  useAboveKeyboard(ref, open);
  useSheetEntry(open && !docked, onClose);
  useEffect(() => {
    if (!open || !docked) return undefined;
    const root = document.documentElement;
    root.toggleAttribute('data-docked', true);
    return () => root.removeAttribute('data-docked');
  }, [open, docked]);
  const drag = useSheetDrag(onClose);
  const titleId = useId();
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A click on a docked one itself, and not on what is in it, is no tap beside it.
    if (event.target === event.currentTarget && open && !(docked && event.type === 'click')) onClose();
  };
  const across = beside ? 'col-span-2' : '';
  return (
    // The keyboard's way out is Esc, which the dialog has by itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={closed}
      onClick={closed}
      className={`sheet mx-auto mt-auto mb-0 max-h-[max(100dvh-3.5rem,min(100dvh-0.5rem,45rem))] w-full rounded-t-sheet border-t border-edge-card bg-surface text-text shadow-sheet ${beside ? BESIDE : COLUMN} ${tall ? 'h-dvh' : ''} ${docked ? 'docked' : ''}`}
    >
      {present ? (
        <>
          {beside || docked ? null : (
            <div {...drag} className="flex h-4 shrink-0 touch-none items-center justify-center pt-2">
              <span className="h-1 w-9 rounded-tag bg-control opacity-60" />
            </div>
          )}
          <div className={`gutter flex min-h-11 shrink-0 items-center gap-1 pr-1 min-[375px]:pr-1.5 ${across}`}>
            <h2
              id={titleId}
              ref={titleFirst ? beginHere : undefined}
              tabIndex={titleFirst ? -1 : undefined}
              className="flex-1 text-18 font-semibold outline-none"
            >
              {title}
            </h2>
            {action}
            <IconButton label="关闭" onClick={onClose}>
              <Icon name="x" size={20} />
            </IconButton>
          </div>
          <div className={`shrink-0 ${across}`}>{top}</div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          <div className={`sheet-foot shrink-0 bg-surface ${beside ? 'border-l border-line' : ''}`}>{foot}</div>
          <div className={`h-[var(--safe-bottom)] shrink-0 ${across}`} />
          <ToastOutlet />
        </>
      ) : null}
    </dialog>
  );
}

/** A dialog focuses the element with this attribute when it opens, which comes after React's `autoFocus`. */
export function beginHere(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
