import { currentToken } from '@/lib/platform/token';
import { needsReload } from './session.rules';
import { onSessionChange } from './session.store';

/**
 * Reloads a page that comes back into view with another session than it was left with (spec §4). A reloaded page starts
 * from the session it finds, so one change is one reload.
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
  const come = () => void compare();
  window.addEventListener('blur', remember);
  window.addEventListener('focus', come);
  // A login whose answer arrives while the member looks elsewhere is this page's own change; another tab's is not.
  const forget = onSessionChange((origin) => {
    if (origin === 'here') remember();
  });
  return () => {
    window.removeEventListener('blur', remember);
    window.removeEventListener('focus', come);
    forget();
  };
}
