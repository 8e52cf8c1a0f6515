import type { GameView } from '../game-server';

/** A call that the platform rejected, with the message for the player. */
export class Rejected extends Error {
  constructor(
    message: string,
    /** The session is over: only the site can open another. */
    readonly over: boolean,
  ) {
    super(message);
  }
}

/** A call without a response: it is unknown whether it was carried out. */
export class NoResponse extends Error {}

const WAIT_MS = 15_000;

/** The session's token and the page's theme, which the address has in its fragment; a framed venue's address names no theme. */
const fragment = new URLSearchParams(location.hash.slice(1));
export const theme =
  (fragment.get('theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark' ? 'dark' : 'light';

/** Makes a call of the game. @throws Rejected, NoResponse */
export async function callGame(path: 'session' | 'play' | 'step' | 'refill', body: object = {}): Promise<GameView> {
  let response: Response;
  let data: unknown;
  // Browsers of early 2022 have no `AbortSignal.timeout`.
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), WAIT_MS);
  try {
    response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${fragment.get('token') ?? ''}` },
      body: JSON.stringify(body),
      signal: wait.signal,
    });
    data = await response.json();
  } catch {
    throw new NoResponse();
  } finally {
    clearTimeout(timer);
  }
  if (response.ok) return data as GameView;
  const { message } = data as { message?: string };
  if (response.status >= 500) throw new NoResponse();
  throw new Rejected(message ?? '请求无效，请刷新后重试', response.status === 401);
}

/** Calls back with each theme that the page around the frame changes to. */
export function onTheme(change: (next: 'light' | 'dark') => void): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<{ type?: unknown; theme?: unknown } | null>) => {
    if (source === parent && data?.type === 'theme') change(data.theme === 'dark' ? 'dark' : 'light');
  });
}

/** Sends a message to the page around the frame, which accepts these three alone. */
export function tellSite(type: 'close' | 'balance' | 'deposit'): void {
  if (parent !== window) parent.postMessage({ type }, '*');
}
