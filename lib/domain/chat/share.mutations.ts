import { CHAT, CHAT_OK, chatAnswerSchema, chatBetSchema, chatMessageSchema } from '@/lib/contract/chat.wire';
import { currentToken } from '@/lib/platform/token';
import { openChat } from './chat.feed';
import type { ChatFrame } from './chat.model';
import { read, shareFrame } from './frame.rules';
import { SHARE_WORDS } from './share.copy';

/** ms for the whole of it: connecting, logging in, joining, and the room's answer. */
const SHARE_MS = 15_000;

/** A share that did not come about, or of which nobody knows; its message is for the member. */
export class ShareFailure extends Error {
  override name = 'ShareFailure';
}

/** What a frame says to a share of this order: null = nothing, '' = it stands in the room, else why not. */
function verdictOf({ msgId, msgData }: ChatFrame, roomId: string, orderNo: string): string | null {
  if (msgId !== CHAT.shareBetRecord) return null;
  const answer = read(chatAnswerSchema, msgData);
  if (answer && answer.code !== CHAT_OK) return answer.message || SHARE_WORDS.failed;
  const message = read(chatMessageSchema, msgData);
  const bet = message?.roomId === roomId ? read(chatBetSchema, message.bet) : null;
  return bet?.orderNo === orderNo ? '' : null;
}

/**
 * Shows an order in a room, over a line of its own that is closed behind it. Sent once: the room holds an order once, so that
 * a second try after a lost answer does no harm.
 * @throws ShareFailure
 */
export function shareOrder(address: string, roomId: string, order: { orderNo: string; hideAmount: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent = false;
    let over = false;
    /** Once: leaving tells the state `idle` again. */
    const end = (settle: () => void) => {
      if (over) return;
      over = true;
      clearTimeout(limit);
      chat.stop();
      settle();
    };
    const fail = (words: string) => end(() => reject(new ShareFailure(words)));
    const chat = openChat(
      address,
      ({ room, phase }) => {
        if (phase === 'refused' || phase === 'idle') return fail(SHARE_WORDS.noRoom);
        if (room === null) return sent && phase === 'waiting' ? fail(SHARE_WORDS.unknown) : undefined;
        if (!sent) sent = chat.send(shareFrame(roomId, order.orderNo, order.hideAmount));
      },
      (frame) => {
        const verdict = sent ? verdictOf(frame, roomId, order.orderNo) : null;
        if (verdict === '') end(resolve);
        else if (verdict !== null) fail(verdict);
      },
    );
    const limit = setTimeout(() => fail(sent ? SHARE_WORDS.unknown : SHARE_WORDS.noRoom), SHARE_MS);
    // Without a session nothing would be tried, and nothing told.
    if (currentToken() === null) fail(SHARE_WORDS.noRoom);
    else chat.enter(roomId);
  });
}
