import { readStored, removeStored, writeStored } from './storage';
import { newUuid } from './uuid';

/** ms for which a claim outlives its work, so that what the work has stored reaches the other tabs. */
const SETTLE_MS = 500;
/** ms after which a claim in the storage has ended, whatever became of its tab. */
const CLAIM_MS = 10_000;
/** ms after which a claim in the storage is read back: a tab that claimed at the same moment has overwritten it by then. */
const READ_BACK_MS = 60;

/** `taken`: another tab has it; `full`: the storage takes no claim. */
export type Refused = 'taken' | 'full';
type Release = () => void;

interface Claim {
  got: Promise<Release | Refused>;
  users: number;
}

/** Claims of this tab. */
const claims = new Map<string, Claim>();

/**
 * Claims a name for this tab without waiting, and returns how to give it back. Work of one tab shares the claim; another tab
 * is refused until shortly after the last work has ended.
 */
export async function claimForTab(name: string): Promise<Release | Refused> {
  const claim = claims.get(name) ?? { got: 'locks' in navigator ? claimByLock(name) : claimByStorage(name), users: 0 };
  claims.set(name, claim);
  claim.users += 1;
  const release = await claim.got;
  if (typeof release === 'string') {
    if (claims.get(name) === claim) claims.delete(name);
    return release;
  }
  return () => {
    setTimeout(() => {
      claim.users -= 1;
      if (claim.users > 0) return;
      claims.delete(name);
      release();
    }, SETTLE_MS);
  };
}

function claimByLock(name: string): Promise<Release | Refused> {
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => (lock ? new Promise<void>(resolve) : resolve('taken')))
      // A document without an origin has no locks.
      .catch(() => resolve(claimByStorage(name)));
  });
}

/** For pages without `navigator.locks`, which plain http and Safari before 15.4 do not have. */
async function claimByStorage(name: string): Promise<Release | Refused> {
  const key = `claim:${name}`;
  const until = Number.parseInt(readStored(key) ?? '', 10) - Date.now();
  // A clock that was set back makes no claim longer.
  if (until > 0 && until <= CLAIM_MS) return 'taken';
  const mark = `${Date.now() + CLAIM_MS} ${newUuid()}`;
  if (!writeStored(key, mark)) return 'full';
  await new Promise((resolve) => {
    setTimeout(resolve, READ_BACK_MS);
  });
  if (readStored(key) !== mark) return readStored(key) === null ? 'full' : 'taken';
  const release = () => {
    removeEventListener('pagehide', release);
    if (readStored(key) === mark) removeStored(key);
  };
  // The next page of this tab is not another tab.
  addEventListener('pagehide', release);
  return release;
}
