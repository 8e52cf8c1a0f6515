import { useRef } from 'react';

/** ms; a login does not wait longer for what is only risk data. */
const PATIENCE_MS = 500;

const nothing = () => '';

/**
 * The device's fingerprint for one login form (contract §2.12): worked out when the member first touches the form, never
 * for a page that is only looked at. `begin` may be called as often as one likes; `take` answers '' when it did not work.
 */
export function useFingerprint(): { begin: () => void; take: () => Promise<string> } {
  const working = useRef<Promise<string> | null>(null);
  const begin = () => {
    working.current ??= import('@/lib/domain/session/fingerprint.store').then(({ deviceFingerprint }) => deviceFingerprint()).catch(nothing);
  };
  const take = () => {
    begin();
    const patience = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, ''));
    return Promise.race([working.current ?? '', patience]);
  };
  return { begin, take };
}
