'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { OddsButton } from '@/components/sport/price/odds-button';
import { useStale } from '@/components/sport/match-clock';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Strip } from '@/components/ui/strip';
import { memberOptions } from '@/lib/domain/account/member.queries';
import { chatSocketUrl } from '@/lib/domain/chat/socket-url';
import { CHAT_COPY } from '@/lib/domain/chat/chat.copy';
import { roomOfMatch } from '@/lib/domain/chat/order-room.rules';
import { useRoom } from '@/lib/domain/chat/room.feed';
import { useSignedIn } from '@/lib/domain/session/session.store';
import { cellsOf, listMarket } from '@/lib/domain/sport/market/market.rules';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import type { Match } from '@/lib/domain/sport/sport.model';
import { Composer } from './composer';
import { MessageList } from './message-list';
import { SafetyNote } from './safety-note';
import './chat.css';

/**
 * The room of a match. It fills the window under the event bar and the tabs: prices on top, so that a message can lead to a bet,
 * messages in the middle, the composer below, over the slip bar where there is one.
 */
export function ChatBoard({ match, onOnline }: { match: Match; onOnline: (online: number) => void }) {
  const signedIn = useSignedIn(false);
  const member = useQuery({ ...memberOptions(), enabled: signedIn }).data;
  const room = useRoom(chatSocketUrl(), roomOfMatch(match.venue, match.id), member?.id ?? null);
  const board = useRef<HTMLElement>(null);
  // The room fills the screen: the bar shows the score, and the composer scrolls into view.
  useEffect(() => {
    board.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { online } = room.chat;
  useEffect(() => {
    if (online !== null) onOnline(online);
  }, [online, onOnline]);
  return (
    <section ref={board} aria-label={CHAT_COPY.room} className="chat-board">
      <Prices match={match} />
      <SafetyNote />
      <ConnectionState chat={room.chat} signedIn={signedIn} failed={room.past === 'failed'} onRetry={room.retry} />
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
        <MessageList match={match} entries={room.entries} hasMore={room.hasMore} older={room.older} me={member?.id ?? null} />
      ) : null}
      <Composer match={match} room={room} vip={member?.vipLevel ?? null} signedIn={signedIn} />
    </section>
  );
}

/** 独赢 of now; a tap is a leg like anywhere else. */
function Prices({ match }: { match: Match }) {
  const stale = useStale(match.venue, match.id);
  const market = listMarket(match.markets, 'winner');
  if (!market) return null;
  return (
    <section aria-label={CHAT_COPY.prices} className="gutter flex items-center gap-1.5 border-b border-line bg-surface py-2">
      {/* Two lines of two signs, beside the prices. */}
      {stale ? <span className="w-6 shrink-0 text-11 text-warn">{SPORT_COPY.delayed}</span> : null}
      {cellsOf(market, 'winner', match.sport).map((selection) =>
        selection ? (
          <div key={selection.id} className={`flex min-w-0 flex-1 *:w-full ${stale ? 'opacity-62' : ''}`}>
            <OddsButton match={match} market={market} selection={selection} form="labelled" disabled={stale} />
          </div>
        ) : null,
      )}
    </section>
  );
}

/** Shows that the connection is lost, and offers a retry once it has given up. */
function ConnectionState({
  chat,
  signedIn,
  failed,
  onRetry,
}: {
  chat: ReturnType<typeof useRoom>['chat'];
  signedIn: boolean;
  failed: boolean;
  onRetry: () => void;
}) {
  // The error in the list's place has the same button.
  if (!signedIn || failed) return null;
  if (chat.phase === 'waiting' || (chat.phase === 'connecting' && chat.attempts > 0))
    return <Strip tone="brand">{CHAT_COPY.reconnecting(chat.attempts)}</Strip>;
  if (chat.phase !== 'idle' && chat.phase !== 'refused') return null;
  // Before the first connection attempt nothing has been lost.
  if (chat.wanted === null) return null;
  return (
    <Strip
      tone="warn"
      action={
        <Button variant="plain" size="sm" onClick={onRetry}>
          {CHAT_COPY.retry}
        </Button>
      }
    >
      {chat.phase === 'refused' ? CHAT_COPY.refused : CHAT_COPY.lost}
    </Strip>
  );
}

const WIDTHS = ['w-48', 'w-60', 'w-36', 'w-56', 'w-44'];

/** Messages that are on their way, in their shape. */
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
