import { currentToken } from '@/lib/platform/token';
import { needsReload } from './session.rules';
import { followBrowser, onSessionChange } from './session.store';

/**
 * Reloads a page that regains focus when its session has changed meanwhile (spec §4). A reloaded page starts from the current
 * session, so one change causes one reload.
 */
export function watchFocus(port: { busy(): Promise<boolean>; reload(): void }): () => void {
  let left = currentToken();
  const remember = () => {
    left = currentToken();
  };
  const compare = async () => {
    if (left === currentToken()) return;
    const busy = await port.busy().catch(() => false);
    if (needsReload(left, currentToken(), busy)) port.reload();
  };
  const come = () => {
    followBrowser();
    void compare();
  };
  window.addEventListener('blur', remember);
  window.addEventListener('focus', come);
  // A page that a step back restores whole was not notified of changes meanwhile, and may get no focus.
  window.addEventListener('pageshow', followBrowser);
  // A login of this page that finishes without focus needs no reload; another tab's does.
  const forget = onSessionChange((origin) => {
    if (origin === 'here') remember();
  });
  return () => {
    window.removeEventListener('blur', remember);
    window.removeEventListener('focus', come);
    window.removeEventListener('pageshow', followBrowser);
    forget();
  };
}
