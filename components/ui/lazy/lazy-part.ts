import { HTTP_COPY } from '@/lib/kit/http/http.copy';
import { showToast } from '../toast/toast-queue';
import { UI_COPY } from '../ui.copy';

/** ms after which a part that neither comes nor fails counts as failed. */
const MAX_WAIT_MS = 15_000;

/** Loader of a later part of the page: the same function each time. */
type Load<T> = () => Promise<T>;

/** Parts that have failed in this visit. */
const failed = new WeakSet<Load<unknown>>();

/** Loads a part of the page; rejects one that does not come in time, too. */
export function loadPart<T>(load: Load<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, MAX_WAIT_MS);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Reports that a part failed to load, with the one thing that helps: `again`, where the member's request can be repeated, and a reload of
 * the page once that has failed too, as after a new release.
 */
export function showPartFailed(load: Load<unknown>, again?: () => void): void {
  // Without a network a reload would lose the present page.
  const repeated = failed.has(load) && navigator.onLine;
  failed.add(load);
  if (repeated) showToast(UI_COPY.partFailed, { tone: 'error', action: { label: UI_COPY.reload, onPress: () => void reloadPage() } });
  else showToast(HTTP_COPY.network, { tone: 'error', action: again && { label: UI_COPY.retry, onPress: again } });
}

/** Reloads this page, at the same place. A site that cannot be reached leaves it as it is. */
async function reloadPage(): Promise<void> {
  const response = await fetch('/api/health', { cache: 'no-store' }).catch(() => null);
  if (response?.ok) location.reload();
  else showToast(HTTP_COPY.network, { tone: 'error' });
}
