'use client';

import { useState } from 'react';
import { CHAT_LOBBY_PATH } from '@/lib/chat-pages';
import { CHAT_COPY } from '@/lib/domain/chat/chat.copy';
import { LOBBY_ROOM } from '@/lib/domain/chat/order-room.rules';
import { RoomView } from './room-view';
import './chat.css';

/** The lobby's room as a screen of its own. Visitors read along. */
export function LobbyScreen() {
  const [online, setOnline] = useState<number | null>(null);
  return (
    <section aria-label={CHAT_COPY.lobbyRoom} className="chat-board chat-page">
      <p className="gutter flex min-h-9 items-center border-b border-line bg-surface py-1 text-13 text-text-2">
        {online === null ? CHAT_COPY.lobbyAbout : CHAT_COPY.lobbyOnline(online)}
      </p>
      <RoomView roomId={LOBBY_ROOM} match={null} returnPath={CHAT_LOBBY_PATH} onOnline={setOnline} />
    </section>
  );
}
