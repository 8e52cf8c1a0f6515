'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Lazy } from '@/components/ui/lazy/lazy';
import { isUnderWay } from '@/lib/domain/betting/slip/placement.rules';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { noteCheck } from '@/lib/domain/member/limit/after-check';
import { waitOf } from '@/lib/domain/member/limit/reality.rules';
import { currentMark, storeMark, watchMark } from '@/lib/domain/member/limit/reality.storage';
import { steadyNow } from '@/lib/kit/browser/steady-time';

/** ms until a check that is due is tried again while a bet is being confirmed or another dialog is open. */
const BUSY_MS = 3_000;

const ALERT = 'dialog[open][role=alertdialog]';

const loadCheck = async () => (await import('./reality-check')).RealityCheck;

/** The watch that counts, where several parts of a page mount one. */
let counting: symbol | null = null;

/** Shows a reality check every `minutes`, never over a bet that is being confirmed or over another dialog. Another tab's check counts for this one. */
export function RealityWatch({ member, minutes }: { member: string; minutes: number }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const id = Symbol('reality');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = false;
    const look = () => {
      clearTimeout(timer);
      counting ??= id;
      const now = steadyNow();
      const wait = waitOf(currentMark(member, minutes, now), minutes, now);
      const busy = usePlacements.getState().records.some((record) => record.member === member && isUnderWay(record));
      shown = counting === id && wait === 0 && !busy && (shown || document.querySelector(ALERT) === null);
      setDue(shown);
      if (counting === id) noteCheck(shown);
      if (!shown) timer = setTimeout(look, Math.max(wait, BUSY_MS));
    };
    look();
    const stop = watchMark(look);
    return () => {
      clearTimeout(timer);
      stop();
      if (counting !== id) return;
      counting = null;
      noteCheck(false);
    };
  }, [member, minutes]);
  const dismiss = () => storeMark({ member, at: steadyNow() });
  return (
    // The part that mounts it may be hidden: the dialog is rendered at the document's end.
    <Lazy load={loadCheck} wanted={due}>
      {(RealityCheck) => createPortal(<RealityCheck open={due} onChoice={dismiss} />, document.body)}
    </Lazy>
  );
}
