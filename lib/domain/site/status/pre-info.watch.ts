import { APP_COOKIE } from '@pavilion/contract/cookies';
import { rememberMaintenancePath } from '@/lib/domain/member/session/maintenance.storage';
import { mayRedirect } from '@/lib/domain/member/session/redirect-bound';
import { readCookie } from '@/lib/kit/browser/cookie';
import { route } from '@/lib/routes';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { getPreInfo } from '../config/pre-info.api';
import type { PreInfo } from '../config/pre-info.api';
import { rememberPreInfo } from '../config/pre-info.storage';
import { MINUTE } from '@pavilion/number/duration';

/** ms between two requests of a visible page. */
const EVERY_MS = MINUTE;

interface Options {
  /** Replaces this page by the maintenance page. */
  leave(path: string): void;
  load?: () => Promise<PreInfo>;
}

/** True if this page gives way to the maintenance page; one inside the app never does (contract §2.2). */
const givesWay = () => location.pathname !== route('/other/maintenance') && readCookie(APP_COOKIE) !== '1';

/**
 * Requests the pre-info once a visit and then every minute while the page is visible, and stores it: the server's copy has no
 * address of the visitor (spec §3). When `maintainConfig.status` becomes 0, an open page redirects to the maintenance page,
 * which leads back here. Ignores failed requests. Returns unsubscribe.
 */
export function watchPreInfo({ leave, load = getPreInfo }: Options): () => void {
  let stopped = false;
  const look = async () => {
    if (document.hidden) return;
    const preInfo = await load().catch(() => null);
    if (stopped || preInfo === null) return;
    rememberPreInfo(preInfo, steadyNow());
    if (preInfo.maintainConfig.status !== 0 || !givesWay() || !mayRedirect(performance.now())) return;
    rememberMaintenancePath();
    leave(route('/other/maintenance'));
  };
  void look();
  const timer = setInterval(() => void look(), EVERY_MS);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
