'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet/sheet';
import { useMuted } from '@/lib/domain/chat/muted.store';
import { REPORT_COPY } from '@/lib/domain/chat/report.copy';

/** How many people this browser mutes, and the way to unmute them; nothing while there are none. */
export function MutedPeople() {
  const people = useMuted((state) => state.people);
  const unmute = useMuted((state) => state.unmute);
  const [open, setOpen] = useState(false);
  // After the last one is unmuted the open sheet stays until the member closes it.
  if (people.length === 0 && !open) return null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="hit-44 self-center text-12 text-text-2 underline underline-offset-2">
        {REPORT_COPY.list(people.length)}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={REPORT_COPY.listTitle} titleFirst>
        <ul className="gutter divide-y divide-line pb-4">
          {people.map(({ userId, name }) => (
            <li key={userId} className="flex min-h-13 items-center gap-3">
              <span className="min-w-0 flex-1 truncate text-15">{name}</span>
              <Button variant="outline" size="sm" aria-label={`${REPORT_COPY.unmute} ${name}`} onClick={() => unmute(userId)}>
                {REPORT_COPY.unmute}
              </Button>
            </li>
          ))}
          {people.length === 0 ? <li className="flex min-h-13 items-center text-14 text-text-2">{REPORT_COPY.list(0)}</li> : null}
        </ul>
      </Sheet>
    </>
  );
}
