'use client';

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/toast/toast-queue';
import { CHAT_COPY } from '@/lib/domain/community/chat/chat.copy';
import type { ChatEntry, Quote } from '@/lib/domain/community/chat/chat.model';
import { type MutedPerson, useMuted } from '@/lib/domain/community/chat/muted.store';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { Message } from './message';
import { MutedPeople } from './muted-people';

/** px from its end within which a list counts as read to the end. */
const NEAR = 48;
/** Older pages that are loaded to find a quoted message. */
const QUOTE_PAGES = 5;

/**
 * Messages, oldest first. A list at its end follows new messages; one that is scrolled up stays in place and shows a pill for them. Nothing
 * is announced to screen readers, because messages come all the time.
 */
export function MessageList({
  roomId,
  match,
  entries: all,
  hasMore,
  older,
  me,
  onReply,
}: {
  roomId: string;
  /** The room's match; null in the lobby. */
  match: Match | null;
  entries: readonly ChatEntry[];
  hasMore: boolean;
  older: () => Promise<boolean>;
  me: string | null;
  /** Absent for visitors and members who may not write. */
  onReply?: (quote: Quote) => void;
}) {
  const owner = me ?? '';
  const muted = useMuted(owner);
  const entries = useMemo(
    () => all.filter((entry) => entry.kind === 'score' || entry.userId === me || muted.every(({ userId }) => userId !== entry.userId)),
    [all, muted, me],
  );
  const list = useRef<HTMLDivElement>(null);
  /** The list at its last render. */
  const lastRender = useRef({ first: '', last: '', height: 0, atEnd: true });
  const [unread, setUnread] = useState(0);
  const [busy, setBusy] = useState(false);
  const first = entries[0]?.id ?? '';
  const last = entries.at(-1);

  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const before = lastRender.current;
    const own = last !== undefined && last.kind !== 'score' && last.userId === me && last.id !== before.last;
    if (before.atEnd || own) {
      box.scrollTop = box.scrollHeight;
      setUnread(0);
    } else {
      // Older ones came above: the line that was read stays where it was.
      if (first !== before.first) box.scrollTop += box.scrollHeight - before.height;
      const from = entries.findIndex(({ id }) => id === before.last);
      const added = from === -1 ? 0 : entries.slice(from + 1).filter(({ kind }) => kind !== 'score').length;
      if (added > 0) setUnread((count) => count + added);
    }
    lastRender.current = { first, last: last?.id ?? '', height: box.scrollHeight, atEnd: isAtEnd(box) };
  }, [entries, first, last, me]);

  // Prices in shared bets, and the keyboard, change heights without a message.
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (lastRender.current.atEnd) box.scrollTop = box.scrollHeight;
      lastRender.current.height = box.scrollHeight;
    });
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const scrolled = () => {
    const box = list.current;
    if (!box) return;
    lastRender.current.atEnd = isAtEnd(box);
    if (lastRender.current.atEnd) setUnread(0);
  };
  const toEnd = () => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    setUnread(0);
  };
  const loadOlder = async () => {
    setBusy(true);
    await older();
    setBusy(false);
  };

  /** Shows a message that another one quotes; older pages are loaded until it is there. */
  const goTo = async (id: string) => {
    for (let pages = 0; ; pages += 1) {
      const message = list.current?.querySelector<HTMLElement>(`[data-message="${id}"]`);
      if (message) {
        message.scrollIntoView({ block: 'center' });
        return message.focus({ preventScroll: true });
      }
      if (pages === QUOTE_PAGES || !(await older())) return showToast(CHAT_COPY.quoteFar);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };

  return (
    <div className="relative min-h-0 flex-1">
      {/* It can be scrolled by keyboard, so it takes the focus. */}
      <div
        ref={list}
        role="log"
        aria-live="off"
        aria-label={CHAT_COPY.messages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={scrolled}
        className="chat-list gutter h-full overflow-y-auto -outline-offset-2"
      >
        <div className="flex min-h-full flex-col justify-end gap-3 py-3">
          {hasMore ? (
            <Button variant="plain" size="sm" className="self-center text-14" busy={busy} onClick={() => void loadOlder()}>
              {busy ? CHAT_COPY.olderBusy : CHAT_COPY.older}
            </Button>
          ) : (
            <p className="self-center py-1 text-12 text-text-3">{CHAT_COPY.first}</p>
          )}
          <MutedPeople owner={owner} />
          {entries.map((entry) => (
            <Message
              key={entry.id}
              entry={entry}
              roomId={roomId}
              match={match}
              own={entry.kind !== 'score' && entry.userId === me}
              owner={owner}
              hidesQuote={isQuoteMuted(entry, muted)}
              onReply={onReply}
              onQuote={goTo}
            />
          ))}
        </div>
      </div>
      {unread > 0 ? (
        <button
          type="button"
          onClick={toEnd}
          className="absolute bottom-2 left-1/2 flex min-h-11 -translate-x-1/2 items-center gap-1.5 rounded-full bg-brand px-4 text-14 font-semibold whitespace-nowrap text-on-brand shadow-bar"
        >
          <Icon name="chevron-down" size={18} />
          {CHAT_COPY.newMessages(unread)}
        </button>
      ) : null}
    </div>
  );
}

function isQuoteMuted(entry: ChatEntry, muted: readonly MutedPerson[]): boolean {
  const quoted = entry.kind === 'text' ? entry.reply?.userId : undefined;
  return quoted !== undefined && muted.some(({ userId }) => userId === quoted);
}

function isAtEnd(box: HTMLElement): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
}
