import type { SupportReason } from '@pavilion/contract/constants';

/**
 * Paths that every page's scripts carry, since the frame or the first pages lead to them; the rest are in lib/further-routes.ts.
 * Links are built from here. Titles: lib/page-titles.ts.
 */
export const ROUTES = {
  home: '/',
  sport: '/game/sport',
  results: '/game/sport/results',
  discount: '/activity/discount',
  customer: '/customer/main',
  mine: '/mine',
  wallet: '/mine/finance/wallet',
  deposit: '/mine/finance/deposit',
  transfer: '/mine/finance/transfer',
  withdrawal: '/mine/finance/withdrawal',
  userInfo: '/mine/userInfo',
  authentication: '/mine/userInfo/authentication',
  betRecord: '/mine/record/betRecord',
  transRecord: '/mine/record/transRecord',
  balance: '/mine/balance',
  audit: '/mine/audit',
  login: '/user/login',
  register: '/user/register',
  password: '/user/password',
  download: '/download',
  downloadPage: '/download-page',
  stopService: '/other/stopService',
  maintenance: '/other/maintenance',
  restrictionIp: '/other/restrictionIp',
  help: '/help',
} as const;

export function matchPath(venue: string, matchId: string): string {
  return `${ROUTES.sport}/${venue}/${encodeURIComponent(matchId)}`;
}

/** 客服, with the reason for the contact and the number or mark of the error to quote. */
export function supportPath(reason: SupportReason, mark?: number | string): string {
  return `${ROUTES.customer}?${new URLSearchParams({ reason, ...(mark === undefined ? {} : { mark: String(mark) }) }).toString()}`;
}

/** A help page by slug. */
export function helpPath(slug: string): string {
  return `${ROUTES.help}/${slug}`;
}

/** The login page, with the path to return to (contract §2.3). */
export function loginPath(redirect: string): string {
  return `${ROUTES.login}?redirect=${encodeURIComponent(redirect)}`;
}

/** The registration, with the path to return to (contract §2.3). */
export function registerPath(redirect: string): string {
  return `${ROUTES.register}?redirect=${encodeURIComponent(redirect)}`;
}

/** A page with the path to return to. */
export function pathWithBack(path: string, back: string | null): string {
  return back === null ? path : `${path}${path.includes('?') ? '&' : '?'}back=${encodeURIComponent(back)}`;
}
