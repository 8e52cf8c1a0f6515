'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast/toast-queue';
import { chatSocketUrl } from '@/lib/domain/community/chat/socket-url';
import { chatPath, roomOfOrder } from '@/lib/domain/community/chat/order-room.rules';
import { shareOrder } from '@/lib/domain/community/chat/share.mutations';
import { SHARE_COPY } from '@/lib/domain/community/chat/share.copy';
import type { Order } from '@/lib/domain/betting/order/order.model';

/** 分享到聊天: shares the order in the room of its first match. Renders nothing without a match or a chat. */
export function ChatShare({ order, amounts, onDone }: { order: Order; amounts: boolean; onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const socketUrl = chatSocketUrl();
  const room = roomOfOrder(order);
  const [first] = order.legs;
  if (socketUrl === '' || room === null || !first) return null;
  const share = async () => {
    setBusy(true);
    try {
      await shareOrder(socketUrl, room, { orderNo: order.id, hideAmount: !amounts });
      const openRoom = () => location.assign(chatPath(order.venue, first.matchId));
      showToast(SHARE_COPY.done, { tone: 'done', action: { label: SHARE_COPY.view, onPress: openRoom } });
      onDone();
    } catch (error) {
      showToast(error instanceof Error && error.name === 'ShareFailure' ? error.message : SHARE_COPY.failed, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-1">
      <Button variant="secondary" size="sm" block busy={busy} onClick={() => void share()}>
        {busy ? SHARE_COPY.sharing : SHARE_COPY.share}
      </Button>
      <p className="mt-1 text-13 text-text-3">
        {SHARE_COPY.where(first.matchName)}，{amounts ? SHARE_COPY.shown : SHARE_COPY.hidden}
      </p>
    </div>
  );
}
