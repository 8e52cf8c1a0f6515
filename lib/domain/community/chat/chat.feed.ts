import { onSessionChange } from '@/lib/domain/member/session/session.store';
import { serverSeconds } from '@/lib/kit/browser/server-time';
import { deviceUuid } from '@/lib/kit/browser/uuid';
import { currentToken } from '@/lib/platform/token';
import { getChatToken } from './chat.api';
import type { ChatFrame } from './chat.model';
import { type Chat, type ChatSocket, type ChatSocketHandlers, startChat } from './socket.feed';
import type { ChatState } from './socket.rules';

/** Wraps a WebSocket as the chat's connection; error, close and going offline together report one loss. */
function openSocket(address: string, handlers: ChatSocketHandlers): ChatSocket {
  const socket = new WebSocket(address);
  let over = false;
  const lose = () => {
    if (over) return;
    over = true;
    handlers.onLost();
  };
  socket.addEventListener('open', () => handlers.onOpen());
  socket.addEventListener('message', ({ data }) => handlers.onMessage(data));
  socket.addEventListener('error', lose);
  socket.addEventListener('close', lose);
  // The browser would queue messages sent now and deliver them whenever the network returns.
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

/** Seconds that a token must remain valid for the login frame to arrive in time. */
const TOKEN_LEFT_S = 5;

/** True if a token has expired or will before it arrives. The server judges one that cannot be read. */
async function isSpent(token: string): Promise<boolean> {
  try {
    const { expiryOf } = await import('@/lib/kit/crypto/jwt-expiry.lazy');
    const expiry = expiryOf(token);
    return expiry !== null && expiry - serverSeconds() < TOKEN_LEFT_S;
  } catch {
    return false;
  }
}

/** Opens this browser's chat at `address` (`chatAddress`); `stop` closes it. */
export function openChat(
  address: string,
  onState: (state: ChatState) => void,
  onFrame: (frame: ChatFrame) => void,
): Chat & { stop(): void } {
  const chat = startChat(
    {
      hasToken: () => currentToken() !== null,
      connect: (handlers) => openSocket(address, handlers),
      getToken: getChatToken,
      isSpent,
      uuid: deviceUuid,
    },
    onState,
    onFrame,
  );
  const forget = onSessionChange(() => chat.sessionChanged());
  // Rejoins a room that was abandoned without a network.
  addEventListener('online', chat.retry);
  const shown = () => {
    if (document.visibilityState === 'visible') chat.shown();
  };
  document.addEventListener('visibilitychange', shown);
  return {
    ...chat,
    stop() {
      forget();
      removeEventListener('online', chat.retry);
      document.removeEventListener('visibilitychange', shown);
      chat.leave();
    },
  };
}
