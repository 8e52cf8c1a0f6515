'use client';

import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet/sheet';
import { unmutePerson, useMuted } from '@/lib/domain/community/chat/muted.store';
import { REPORT_COPY } from '@/lib/domain/community/chat/report.copy';

/** The people that `owner` mutes, with a way to unmute each. */
export function MutedSheet({ owner, open, title, onClose }: { owner: string; open: boolean; title: string; onClose: () => void }) {
  const people = useMuted(owner);
  return (
    <Sheet open={open} onClose={onClose} title={title} titleFirst>
      <div className="gutter pb-4">
        <h3 className="text-13 text-text-2">{REPORT_COPY.list(people.length)}</h3>
        <ul className="divide-y divide-line">
          {people.map(({ userId, name }) => (
            <li key={userId} className="flex min-h-13 items-center gap-3">
              <span className="min-w-0 flex-1 truncate text-15">{name}</span>
              <Button variant="outline" size="sm" aria-label={`${REPORT_COPY.unmute} ${name}`} onClick={() => unmutePerson(owner, userId)}>
                {REPORT_COPY.unmute}
              </Button>
            </li>
          ))}
        </ul>
        {people.length === 0 ? <p className="py-3 text-14 text-text-2">{REPORT_COPY.nobody}</p> : null}
      </div>
    </Sheet>
  );
}
