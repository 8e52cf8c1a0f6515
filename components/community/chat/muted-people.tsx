'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Sheet } from '@/components/ui/sheet/sheet';
import { CHAT_COPY } from '@/lib/domain/community/chat/chat.copy';
import { unmutePerson, useMuted } from '@/lib/domain/community/chat/muted.store';
import { REPORT_COPY } from '@/lib/domain/community/chat/report.copy';

/** Number of people that `owner` mutes, above the messages, and the way to unmute them; nothing while there are none. */
export function MutedPeople({ owner }: { owner: string }) {
  const people = useMuted(owner);
  const [open, setOpen] = useState(false);
  // After the last one is unmuted the open sheet stays until the member closes it.
  if (people.length === 0 && !open) return null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="hit-44 self-center text-12 text-text-2 underline underline-offset-2">
        {REPORT_COPY.list(people.length)}
      </button>
      <MutedSheet owner={owner} open={open} title={REPORT_COPY.listTitle} onClose={() => setOpen(false)} />
    </>
  );
}

/** 聊天室设置: whom this member mutes, also while there is nobody. */
export function RoomSettings({ owner }: { owner: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={CHAT_COPY.settings} aria-haspopup="dialog" onClick={() => setOpen(true)} className="text-text-2">
        <Icon name="list-filter" />
      </IconButton>
      <MutedSheet owner={owner} open={open} title={CHAT_COPY.settings} onClose={() => setOpen(false)} />
    </>
  );
}

function MutedSheet({ owner, open, title, onClose }: { owner: string; open: boolean; title: string; onClose: () => void }) {
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
