import { readStored, removeStored, writeStored } from './storage';
import { newUuid } from './uuid';

/** ms for which a claim outlives its work, so that the stored result reaches the other tabs. */
const SETTLE_MS = 500;
/** ms after which a claim in the storage has ended, even if its tab is gone. */
const CLAIM_MS = 10_000;
/** ms after which a claim in the storage is read back: a tab that claimed at the same moment has overwritten it by then. */
const READ_BACK_MS = 60;

/** `taken`: another tab has it; `full`: the storage accepts no claim. */
export type ClaimFailure = 'taken' | 'full';
/** Resolves when the next claim can succeed. */
type Release = () => Promise<unknown> | void;

interface Claim {
  got: Promise<Release | ClaimFailure>;
  users: number;
}

/** Claims of this tab. */
const claims = new Map<string, Claim>();
/** Claims that are being released, which takes a browser some time. */
const ending = new Map<string, Promise<unknown>>();

/**
 * Claims a name for this tab without waiting, and returns its release. Work of one tab shares the claim; another tab is rejected
 * until shortly after the last work has ended.
 */
export async function claimForTab(name: string): Promise<Release | ClaimFailure> {
  await ending.get(name);
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
      ending.set(
        name,
        Promise.resolve(release()).finally(() => ending.delete(name)),
      );
    }, SETTLE_MS);
  };
}

function claimByLock(name: string): Promise<Release | ClaimFailure> {
  return new Promise((resolve) => {
    const over = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve('taken');
      return new Promise<void>((free) => {
        resolve(() => {
          free();
          return over;
        });
      });
    });
    // A document without an origin has no locks.
    over.catch(() => resolve(claimByStorage(name)));
  });
}

/** For pages without `navigator.locks`, which plain http and Safari before 15.4 do not have. */
async function claimByStorage(name: string): Promise<Release | ClaimFailure> {
  const key = `claim:${name}`;
  const until = Number.parseInt(readStored(key) ?? '', 10) - Date.now();
  // A clock that was set back does not prolong a claim.
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
