import { steadyNow } from '@/lib/kit/browser/steady-time';
import { onSessionChange } from '@/lib/domain/member/session/session.store';
import { viewStore } from '@/lib/domain/betting/sport/list/view.store';
import { currentToken } from '@/lib/platform/token';
import { getFollows, saveFollows } from './follow.api';
import { changesOf, starsAfter, starsWithout } from './follow.rules';
import { forgetBase, readBase, writeBase } from './follow.storage';

/** ms after a star in which further ones go along. */
const SOON_MS = 1_000;
/** ms between two requests that only the page's return causes: a phone may hide and show a page several times a second. */
const RETURN_MS = 5_000;

export interface FollowPort {
  /** ms; null where this page does not know the match. */
  startOf(venue: string, matchId: string): number | null;
  /** The account has no room for all stars. */
  onFull(): void;
  /** The account follows matches, whose events may be announced. */
  onFollows?(): void;
  get?: typeof getFollows;
  save?: typeof saveFollows;
}

const starsHere = () => viewStore.getState().favourites;

const isSame = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((key, at) => key === b[at]);

/**
 * Synchronises this browser's followed matches with the account's: at once, after each change, when the page becomes visible, when the
 * network returns, and when a session begins. A failed save is tried again at the next of these; saving is idempotent. At the end of a
 * session the account's stars leave the browser. Returns unsubscribe.
 */
export function watchFollows({ startOf, onFull, onFollows, get = getFollows, save = saveFollows }: FollowPort): () => void {
  let session = 0;
  let busy = false;
  let again = false;
  let warned = false;
  let requestedAt = -RETURN_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function exchange(): Promise<void> {
    const startSession = session;
    const [base, sent] = [readBase(), starsHere()];
    const changes = changesOf(base, sent);
    const { stars, full } = changes.add.length + changes.remove.length === 0 ? await get() : await save(changes, startOf);
    if (startSession !== session) return;
    const current = starsHere();
    const next = starsAfter({ base, sent, account: stars, current });
    // The stars first: a base without them would mean that they were taken back here.
    if (!isSame(next, current)) viewStore.setState({ favourites: next });
    writeBase(stars);
    if (stars.length > 0) onFollows?.();
    if (full && !warned) onFull();
    warned = full;
  }

  async function sync(): Promise<void> {
    clearTimeout(timer);
    if (currentToken() === null) return;
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    requestedAt = steadyNow();
    await exchange().catch(() => undefined);
    busy = false;
    if (!again) return;
    again = false;
    void sync();
  }

  const onVisible = () => {
    if (document.hidden) return;
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), Math.max(0, requestedAt + RETURN_MS - steadyNow()));
  };
  const onOnline = () => void sync();
  const stops = [
    onSessionChange(() => {
      session += 1;
      if (currentToken() !== null) {
        void sync();
        return;
      }
      viewStore.setState({ favourites: starsWithout(readBase(), starsHere()) });
      forgetBase();
    }),
    viewStore.subscribe(({ favourites }, { favourites: before }) => {
      if (favourites === before || currentToken() === null) return;
      const { add, remove } = changesOf(readBase(), favourites);
      if (add.length + remove.length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => void sync(), SOON_MS);
    }),
  ];
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', onOnline);
  if (currentToken() !== null && readBase().length > 0) onFollows?.();
  void sync();
  return () => {
    clearTimeout(timer);
    session += 1;
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', onOnline);
    for (const stop of stops) stop();
  };
}
