/** Other tabs of this browser read their mails again when one of them changed something. */
const CHANNEL = 'pavilion-mail';

/** Open while this tab watches; a channel does not receive its own messages. */
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

const openChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/** Notifies the other tabs that mails were read or deleted. */
export function announceMails(): void {
  const used = channel ?? openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  used?.postMessage('changed');
  if (used !== channel) used?.close();
}

/** Calls `listener` when another tab changed mails; the returned function ends it. */
export function watchMails(listener: () => void): () => void {
  listeners.add(listener);
  if (channel === null) {
    channel = openChannel();
    channel?.addEventListener('message', () => {
      for (const one of listeners) one();
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}
