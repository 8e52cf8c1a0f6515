'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { route } from '@/lib/routes';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { CHAT_COPY } from '@/lib/domain/community/chat/chat.copy';
import { LOBBY_ROOM } from '@/lib/domain/community/chat/order-room.rules';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { RoomSettings } from './muted-people';
import { RoomView } from './room-view';
import './chat.css';

/** The lobby's room as a screen of its own. Visitors read along. */
export function LobbyScreen() {
  const [online, setOnline] = useState<number | null>(null);
  const signedIn = useSignedIn(false);
  const owner = useQuery({ ...memberOptions(), enabled: signedIn }).data?.id ?? '';
  return (
    <section aria-label={CHAT_COPY.lobbyRoom} className="chat-board chat-page">
      <div className="gutter flex min-h-11 items-center border-b border-line bg-surface pr-1 text-13 text-text-2">
        <p className="min-w-0 flex-1 py-1">{online === null ? CHAT_COPY.lobbyAbout : CHAT_COPY.lobbyOnline(online)}</p>
        <RoomSettings owner={owner} />
      </div>
      <RoomView roomId={LOBBY_ROOM} match={null} returnPath={route('/chat')} onOnline={setOnline} />
    </section>
  );
}
