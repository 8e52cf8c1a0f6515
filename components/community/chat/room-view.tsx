'use client';

import { useQuery } from '@tanstack/react-query';
import { MemberMissing } from '@/components/money/command/member-missing';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Strip } from '@/components/ui/strip';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { chatSocketUrl } from '@/lib/domain/community/chat/socket-url';
import { CHAT_COPY } from '@/lib/domain/community/chat/chat.copy';
import { useRoom } from '@/lib/domain/community/chat/room.feed';
import type { ChatState } from '@/lib/domain/community/chat/socket.rules';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { Composer } from './composer';
import { MessageList } from './message-list';
import { SafetyNote } from './safety-note';

/**
 * One room in a column: its connection, messages and composer. `match`: the room's match; null for the lobby's. `returnPath`: the page to
 * which a visitor returns after logging in.
 */
export function RoomView({
  roomId,
  match,
  returnPath,
  onOnline,
}: {
  roomId: string;
  match: Match | null;
  returnPath: string;
  onOnline: (online: number) => void;
}) {
  const signedIn = useSignedIn(false);
  const member = useQuery({ ...memberOptions(), enabled: signedIn }).data;
  const room = useRoom(chatSocketUrl(), roomId, member?.id ?? null);
  const { online, arrival } = room.chat;
  useEffect(() => {
    if (online !== null) onOnline(online);
  }, [online, onOnline]);
  return (
    <>
      <SafetyNote />
      {signedIn ? <MemberMissing /> : null}
      <ConnectionState chat={room.chat} signedIn={signedIn} failed={room.past === 'failed'} onRetry={room.retry} />
      <div className="relative flex min-h-0 flex-1 flex-col">
        {room.past === 'failed' ? (
          <div className="flex-1 bg-surface">
            <ErrorState title={CHAT_COPY.failed} reason={CHAT_COPY.failedText} onRetry={room.retry} />
          </div>
        ) : null}
        {room.past === 'loading' ? <Waiting /> : null}
        {room.past === 'ready' && room.entries.length === 0 ? (
          <div className="flex-1 bg-surface">
            <EmptyState title={CHAT_COPY.empty} hint={CHAT_COPY.emptyText} />
          </div>
        ) : null}
        {room.past === 'ready' && room.entries.length > 0 ? (
          <MessageList
            key={`room-${roomId}`}
            roomId={roomId}
            match={match}
            entries={room.entries}
            hasMore={room.hasMore}
            older={room.older}
            me={member?.id ?? null}
            onReply={signedIn ? room.replyTo : undefined}
          />
        ) : null}
        {arrival ? <Arrival key={`arrival-${arrival.count}`} {...arrival} /> : null}
      </div>
      <Composer returnPath={returnPath} room={room} member={member ?? null} signedIn={signedIn} />
    </>
  );
}

/** The latest arrival, for some seconds over the messages; moves nothing. */
function Arrival({ name, vip }: { name: string; vip: number }) {
  return (
    <p className="chat-arrival pointer-events-none absolute top-2 left-1/2 max-w-[80%] truncate rounded-full bg-cell px-3 py-1 text-13 text-text-2">
      {CHAT_COPY.arrived(name, vip)}
    </p>
  );
}

/** Shows that the connection is lost, and offers a retry once it has given up. */
function ConnectionState({
  chat,
  signedIn,
  failed,
  onRetry,
}: {
  chat: ChatState;
  signedIn: boolean;
  failed: boolean;
  onRetry: () => void;
}) {
  // The error in the list's place has the same button.
  if (!signedIn || failed) return null;
  if (chat.phase === 'waiting' || (chat.phase === 'connecting' && chat.attempts > 0))
    return <Strip tone="brand">{CHAT_COPY.reconnecting(chat.attempts)}</Strip>;
  const isOut = chat.phase === 'open' && chat.wanted === null;
  if (!isOut && chat.phase !== 'idle' && chat.phase !== 'rejected') return null;
  // Before the first connection attempt nothing has been lost.
  if (!isOut && chat.wanted === null) return null;
  return (
    <Strip
      tone="warn"
      action={
        <Button variant="plain" size="sm" onClick={onRetry}>
          {isOut ? CHAT_COPY.enterAgain : CHAT_COPY.retry}
        </Button>
      }
    >
      {isOut ? chat.barred || CHAT_COPY.out : chat.phase === 'rejected' ? CHAT_COPY.rejected : CHAT_COPY.lost}
    </Strip>
  );
}

const WIDTHS = ['w-48', 'w-60', 'w-36', 'w-56', 'w-44'];

/** Placeholders of messages that are loading. */
function Waiting() {
  return (
    <div className="gutter flex min-h-0 flex-1 flex-col justify-end gap-4 overflow-hidden py-3">
      <output className="sr-only">{CHAT_COPY.loading}</output>
      {WIDTHS.map((width) => (
        <div key={width} aria-hidden="true" className="flex gap-2.5">
          <span className="size-8 shrink-0 rounded-full bg-cell" />
          <div>
            <span className="block h-4 w-24 rounded-tag bg-cell" />
            <span className={`mt-1 block h-10 rounded-card bg-surface ${width}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
