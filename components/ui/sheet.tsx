'use client';

import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { useModal } from './modal';
import { useSheetDrag } from './sheet-drag';
import { ToastOutlet } from './toast';

/**
 * A bottom sheet: closes by ×, Esc, a tap beside it and a drag on its handle.
 * `foot` stays while the content scrolls; `action` stands left of the ×.
 */
export function Sheet({
  open,
  onClose,
  title,
  action,
  foot,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  action?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { ref, present } = useModal(open);
  const drag = useSheetDrag(onClose);
  const titleId = useId();
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && open) onClose();
  };
  return (
    // The keyboard's way out is Esc, which the dialog has by itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={closed}
      onClick={closed}
      className="sheet mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-frame flex-col rounded-t-sheet border-t border-edge-card bg-surface text-text shadow-sheet open:flex"
    >
      {present ? (
        <>
          <div {...drag} className="flex h-4 shrink-0 touch-none items-center justify-center pt-2">
            <span className="h-1 w-9 rounded-tag bg-control opacity-60" />
          </div>
          <div className="gutter flex min-h-12 shrink-0 items-center gap-1 pr-1 min-[375px]:pr-1.5">
            <h2 id={titleId} className="flex-1 text-18 font-semibold">
              {title}
            </h2>
            {action}
            <IconButton label="关闭" onClick={onClose}>
              <Icon name="x" size={20} />
            </IconButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {foot}
          <div className="h-[env(safe-area-inset-bottom)] shrink-0" />
          <ToastOutlet />
        </>
      ) : null}
    </dialog>
  );
}
