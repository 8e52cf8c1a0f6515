import { useCallback, useEffect, useRef } from 'react';

/** ms; a login does not wait longer for risk data. */
const PATIENCE_MS = 500;
/** Events that count as touching the page. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

const nothing = () => '';

/**
 * The device's fingerprint for one login form (contract §2.12): computed at the member's first touch of the page, never for one
 * that is only viewed. The returned function resolves with it; '' when it failed or takes too long.
 */
export function useFingerprint(): () => Promise<string> {
  const working = useRef<Promise<string> | null>(null);
  const begin = useCallback(() => {
    working.current ??= import('@/lib/domain/member/session/fingerprint')
      .then(({ deviceFingerprint }) => deviceFingerprint())
      .catch(nothing);
    return working.current;
  }, []);

  useEffect(() => {
    const touched = () => void begin();
    for (const touch of TOUCHES) document.addEventListener(touch, touched, { once: true });
    return () => {
      for (const touch of TOUCHES) document.removeEventListener(touch, touched);
    };
  }, [begin]);

  return useCallback(() => {
    const patience = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, ''));
    return Promise.race([begin(), patience]);
  }, [begin]);
}
