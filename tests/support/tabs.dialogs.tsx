import { useEffect, useId } from 'react';

/** A dialog that is open on a page, and a member's response to it. */
export interface ShownDialog {
  kind: 'alert' | 'reality';
  text: string;
  response(): void;
}

const shown = () => (window as unknown as { simulated: { dialogs: Map<string, ShownDialog> } }).simulated.dialogs;

function useShown(dialog: ShownDialog | null): null {
  const id = useId();
  useEffect(() => {
    if (dialog) shown().set(id, dialog);
    return () => void shown().delete(id);
  });
  return null;
}

/** Replaces the dialog that the session guard shows. */
export function AlertDialog({ open, onClose, children }: { open: boolean; onClose: () => void; children: unknown }) {
  return useShown(open ? { kind: 'alert', text: String(children), response: onClose } : null);
}

/** Replaces the reality check. */
export function RealityCheck({ open, onChoice }: { open: boolean; onChoice: () => void }) {
  return useShown(open ? { kind: 'reality', text: '', response: onChoice } : null);
}
