'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Lazy } from '@/components/ui/lazy/lazy';
import { CHAT_COPY } from '@/lib/domain/community/chat/chat.copy';
import { useMuted } from '@/lib/domain/community/chat/muted.store';
import { REPORT_COPY } from '@/lib/domain/community/chat/report.copy';

const loadSheet = async () => (await import('./muted-sheet')).MutedSheet;

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
      <LazySheet owner={owner} open={open} setOpen={setOpen} title={REPORT_COPY.listTitle} />
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
      <LazySheet owner={owner} open={open} setOpen={setOpen} title={CHAT_COPY.settings} />
    </>
  );
}

/** The sheet, loaded with the first tap. */
function LazySheet({ owner, open, setOpen, title }: { owner: string; open: boolean; setOpen: (open: boolean) => void; title: string }) {
  return (
    <Lazy load={loadSheet} wanted={open} setWanted={setOpen}>
      {(MutedSheet) => <MutedSheet owner={owner} open={open} title={title} onClose={() => setOpen(false)} />}
    </Lazy>
  );
}
