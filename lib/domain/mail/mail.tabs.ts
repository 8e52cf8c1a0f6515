/** Other tabs of this browser read their mails again when one of them changed something. */
const CHANNEL = 'pavilion-mail';

const channel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/** Says to the other tabs that mails were read or deleted. */
export function announceMails(): void {
  const opened = channel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  opened?.postMessage('changed');
  opened?.close();
}

/** Calls `listener` when another tab changed mails; the returned function ends it. */
export function watchMails(listener: () => void): () => void {
  const opened = channel();
  opened?.addEventListener('message', listener);
  return () => opened?.close();
}
