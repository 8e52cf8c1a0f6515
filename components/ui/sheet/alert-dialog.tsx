'use client';

import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { useModal } from './use-modal';
import { useSheetEntry } from './sheet-entries';
import { ToastOutlet } from '@/components/ui/toast/toast';
import { WIDGET_COPY } from '@/components/ui/widget.copy';

/**
 * 360 wide, or the screen less 30. Confirming calls `onConfirm` (else `onClose`); Esc and 取消 call `onClose`. A tap beside it does
 * nothing. `cancel` adds a second button with that label, which a step back chooses too; without it there is one choice, and a step back
 * leaves the page.
 */
export function AlertDialog({
  open,
  onClose,
  onConfirm,
  title = WIDGET_COPY.alertTitle,
  confirm = WIDGET_COPY.confirm,
  cancel,
  busy,
  children,
}: {
  open: boolean;
  onClose: () => void;
  onConfirm?: () => void;
  title?: string;
  confirm?: string;
  cancel?: string;
  busy?: boolean;
  children: ReactNode;
}) {
  const { ref, present } = useModal(open);
  useSheetEntry(open && cancel !== undefined, onClose);
  const id = useId();
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && open) onClose();
  };
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={closed}
      className="alert m-auto w-[360px] max-w-[calc(100vw-30px)] rounded-sheet border border-edge-card bg-surface px-5 pt-6 pb-5 text-text"
    >
      {present ? (
        <>
          <h2 id={`${id}-title`} className="text-18 font-semibold">
            {title}
          </h2>
          <div id={`${id}-text`} className="mt-2 text-15 leading-[1.5rem] text-text-2">
            {children}
          </div>
          <div className="mt-5 flex gap-2">
            {cancel ? (
              <Button variant="outline" block onClick={onClose}>
                {cancel}
              </Button>
            ) : null}
            <Button block busy={busy} onClick={onConfirm ?? onClose}>
              {confirm}
            </Button>
          </div>
          <ToastOutlet />
        </>
      ) : null}
    </dialog>
  );
}
