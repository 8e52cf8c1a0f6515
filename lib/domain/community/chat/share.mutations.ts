import { CHAT, CHAT_OK, chatResponseSchema, chatBetSchema, chatMessageSchema } from '@pavilion/contract/chat.wire';
import { currentToken } from '@/lib/platform/token';
import { openChat } from './chat.feed';
import type { ChatFrame } from './chat.model';
import { read, shareFrame } from './frame.rules';
import { SHARE_COPY } from './share.copy';

/** ms for everything: connecting, logging in, joining, and the room's response. */
const SHARE_MS = 15_000;

/** A share that failed, or whose result is unknown; its message is shown to the member. */
export class ShareFailure extends Error {
  override name = 'ShareFailure';
}

/** Result of this order's share in a frame: null = the frame is not about it, '' = it is in the room, else why not. */
function verdictOf({ msgId, msgData }: ChatFrame, roomId: string, orderNo: string): string | null {
  if (msgId !== CHAT.shareBetRecord) return null;
  const response = read(chatResponseSchema, msgData);
  if (response && response.code !== CHAT_OK) return response.message || SHARE_COPY.failed;
  const message = read(chatMessageSchema, msgData);
  const bet = message?.roomId === roomId ? read(chatBetSchema, message.bet) : null;
  return bet?.orderNo === orderNo ? '' : null;
}

/**
 * Shares an order in a room over a separate connection, which it closes afterwards. Sent once; a second try after a lost response does
 * no harm, since the room stores each order once.
 * @throws ShareFailure
 */
export function shareOrder(address: string, roomId: string, order: { orderNo: string; hideAmount: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent = false;
    let over = false;
    /** Only once: `leave` reports the state `idle` again. */
    const end = (settle: () => void) => {
      if (over) return;
      over = true;
      clearTimeout(limit);
      chat.stop();
      settle();
    };
    const fail = (text: string) => end(() => reject(new ShareFailure(text)));
    const chat = openChat(
      address,
      ({ room, phase }) => {
        if (phase === 'rejected' || phase === 'idle') return fail(SHARE_COPY.noRoom);
        if (room === null) return sent && phase === 'waiting' ? fail(SHARE_COPY.unknown) : undefined;
        if (!sent) sent = chat.send(shareFrame(roomId, order.orderNo, order.hideAmount));
      },
      (frame) => {
        const verdict = sent ? verdictOf(frame, roomId, order.orderNo) : null;
        if (verdict === '') end(resolve);
        else if (verdict !== null) fail(verdict);
      },
    );
    const limit = setTimeout(() => fail(sent ? SHARE_COPY.unknown : SHARE_COPY.noRoom), SHARE_MS);
    // Without a session the chat would not connect, nor report anything.
    if (currentToken() === null) fail(SHARE_COPY.noRoom);
    else chat.enter(roomId);
  });
}
