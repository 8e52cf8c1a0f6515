import { onSessionChange } from '@/lib/domain/session/session.store';
import { serverSeconds } from '@/lib/kit/browser/server-time';
import { deviceUuid } from '@/lib/kit/browser/uuid';
import { currentToken } from '@/lib/platform/token';
import { getChatToken } from './chat.api';
import type { ChatFrame } from './chat.model';
import { type Chat, type ChatSocket, type ChatSocketHandlers, startChat } from './socket.feed';
import type { ChatState } from './socket.rules';

/** A socket of the browser as the chat's line; an error and the close behind it are one loss, and so is the network's end. */
function openSocket(address: string, ears: ChatSocketHandlers): ChatSocket {
  const socket = new WebSocket(address);
  let over = false;
  const lose = () => {
    if (over) return;
    over = true;
    ears.lost();
  };
  socket.addEventListener('open', () => ears.opened());
  socket.addEventListener('message', ({ data }) => ears.heard(data));
  socket.addEventListener('error', lose);
  socket.addEventListener('close', lose);
  // The browser would keep what is sent now and deliver it whenever the network returns.
  addEventListener('offline', lose);
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      over = true;
      removeEventListener('offline', lose);
      socket.close();
    },
  };
}

/** Seconds that a token must have left for the login frame to arrive in time. */
const TOKEN_LEFT_S = 5;

/** Whether a token has run out, or will on its way. One that cannot be read is left to the server. */
async function isSpent(token: string): Promise<boolean> {
  try {
    const { expiryOf } = await import('@/lib/kit/crypto/jwt.lazy');
    const expiry = expiryOf(token);
    return expiry !== null && expiry - serverSeconds() < TOKEN_LEFT_S;
  } catch {
    return false;
  }
}

/** The chat of this browser at `address` (`chatAddress`); returns it with its end. */
export function openChat(address: string, tell: (state: ChatState) => void, pass: (frame: ChatFrame) => void): Chat & { stop(): void } {
  const chat = startChat(
    {
      hasToken: () => currentToken() !== null,
      connect: (ears) => openSocket(address, ears),
      askToken: getChatToken,
      isSpent,
      uuid: deviceUuid,
    },
    tell,
    pass,
  );
  const forget = onSessionChange(() => chat.sessionChanged());
  // A room that was given up without a network.
  addEventListener('online', chat.retry);
  return {
    ...chat,
    stop() {
      forget();
      removeEventListener('online', chat.retry);
      chat.leave();
    },
  };
}
