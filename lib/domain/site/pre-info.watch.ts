import { APP_COOKIE } from '@/lib/contract/cookies';
import { rememberMaintenancePath } from '@/lib/domain/session/maintenance.storage';
import { readCookie } from '@/lib/kit/browser/cookie';
import { ROUTES } from '@/lib/routes';
import { getPreInfo } from './pre-info.api';
import type { PreInfo } from './pre-info.api';
import { rememberPreInfo } from './pre-info.storage';

/** ms between two asks of a page in sight. */
const EVERY_MS = 60_000;

interface Options {
  /** Opens the maintenance page in place of this one. */
  leave(path: string): void;
  ask?: () => Promise<PreInfo>;
}

/** Whether this page gives way to the maintenance page; one inside the app never does (contract §2.2). */
const givesWay = () => location.pathname !== ROUTES.maintenance && readCookie(APP_COOKIE) !== '1';

/**
 * Asks for the pre-info once a visit and then every minute while the page is in sight, and keeps it: the server's own has
 * no address of the visitor (spec §3). A page that stays open hears so of `maintainConfig.status` 0 and gives way to the
 * maintenance page, which leads back here. An ask that fails says nothing. Returns how to stop.
 */
export function watchPreInfo({ leave, ask = getPreInfo }: Options): () => void {
  let stopped = false;
  const look = async () => {
    if (document.hidden) return;
    const preInfo = await ask().catch(() => null);
    if (stopped || preInfo === null) return;
    rememberPreInfo(preInfo, Date.now());
    if (preInfo.maintainConfig.status !== 0 || !givesWay()) return;
    rememberMaintenancePath();
    leave(ROUTES.maintenance);
  };
  void look();
  const timer = setInterval(() => void look(), EVERY_MS);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
