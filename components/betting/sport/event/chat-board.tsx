'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { OddsButton } from '@/components/betting/sport/price/odds-button';
import { useStale } from '@/components/betting/sport/match-clock';
import { Segmented } from '@/components/ui/roof/segmented';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { CHAT_COPY } from '@/lib/domain/community/chat/chat.copy';
import { chatPath, LOBBY_ROOM, roomOfMatch } from '@/lib/domain/community/chat/order-room.rules';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { cellsOf, listMarket } from '@/lib/domain/betting/sport/market/market.rules';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { RoomSettings } from '../../../community/chat/muted-people';
import { RoomView } from '../../../community/chat/room-view';
import '../../../community/chat/chat.css';

const ROOMS = [
  { id: 'match', label: CHAT_COPY.thisMatch },
  { id: 'lobby', label: CHAT_COPY.lobby },
] as const;

const ignoreOnline = () => undefined;

/**
 * The room of a match, or the lobby's beside it. It fills the window under the event bar and the tabs: prices on top, so that a
 * message can lead to a bet, messages in the middle, the composer below, over the slip bar where there is one.
 */
export function ChatBoard({ match, onOnline }: { match: Match; onOnline: (online: number) => void }) {
  const [shown, setShown] = useState<(typeof ROOMS)[number]['id']>('match');
  const board = useRef<HTMLElement>(null);
  // The room fills the screen: the bar shows the score, and the composer scrolls into view.
  useEffect(() => {
    board.current?.scrollIntoView({ block: 'start' });
  }, []);
  const signedIn = useSignedIn(false);
  const owner = useQuery({ ...memberOptions(), enabled: signedIn }).data?.id ?? '';
  const isLobby = shown === 'lobby';
  return (
    <section ref={board} aria-label={isLobby ? CHAT_COPY.lobbyRoom : CHAT_COPY.room} className="chat-board">
      <div className="gutter flex items-center gap-1 bg-surface pr-1 *:first:flex-1">
        <Segmented label={CHAT_COPY.rooms} items={ROOMS} value={shown} onChange={setShown} block />
        <RoomSettings owner={owner} />
      </div>
      <Prices match={match} />
      <RoomView
        roomId={isLobby ? LOBBY_ROOM : roomOfMatch(match.venue, match.id)}
        match={isLobby ? null : match}
        returnPath={chatPath(match.venue, match.id)}
        onOnline={isLobby ? ignoreOnline : onOnline}
      />
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
