import type { SupportReason } from '@pavilion/contract/constants';

/**
 * Paths of all pages without parameters, for the compiler and the tests: the bundler loads a module as a whole, so a table of paths
 * would be in every page's scripts. Titles: lib/page-titles.ts.
 */
export const PATHS = [
  // Paths that the frame and the first pages lead to.
  '/',
  '/game/sport',
  '/game/sport/results',
  '/activity/discount',
  '/customer/main',
  '/mine',
  '/mine/finance/wallet',
  '/mine/finance/deposit',
  '/mine/finance/transfer',
  '/mine/finance/withdrawal',
  '/mine/userInfo',
  '/mine/userInfo/authentication',
  '/mine/record/betRecord',
  '/mine/record/transRecord',
  '/mine/balance',
  '/mine/audit',
  '/user/login',
  '/user/register',
  '/user/password',
  '/download',
  '/download-page',
  '/other/stopService',
  '/other/maintenance',
  '/other/restrictionIp',
  '/help',
  // Other open pages.
  '/customer/instead',
  '/sponsor/0',
  '/agent',
  '/chat',
  // The activities except 优惠.
  '/activity/luckyFlip',
  '/activity/calendar',
  '/activity/friendInvitation',
  '/activity/friendPeakBet',
  // Games and their categories.
  '/game',
  '/game/realbet',
  '/game/gaming',
  '/game/egame',
  '/game/chess',
  '/game/lottery',
  '/game/fishing',
  '/demo',
  // Pages of a member.
  '/registerGuide',
  '/mine/infoAudit',
  '/mine/mail',
  '/mine/feedback',
  '/mine/tickets',
  '/mine/vip',
  '/mine/vip/details',
  '/mine/rebate',
  '/mine/limits',
  '/mine/settings',
  '/mine/alerts',
  '/mine/record/giftRecord',
  '/mine/record/gameRecord',
  '/mine/record/welfare',
  '/mine/record/currencyRecord',
  '/mine/currency',
  '/mine/mall/record',
  '/mine/mall/coinRecord',
  '/mine/finance/introTutorial',
  '/mine/finance/introTutorial/platformTutorials',
  // Payees of a member.
  '/mine/payees',
  '/mine/addBankCard',
  '/mine/virtualCoinCard',
  '/mine/addEBpayCard',
  '/mine/ebpayAcount',
  '/mine/addKOIpayCard',
  '/mine/koipayAcount',
  '/mine/addAlipayCard',
  '/mine/alipayAcount',
  '/mine/addwechatCard',
  '/mine/wechatAcount',
  '/mine/addDigitalCard',
  '/mine/digitalAcount',
  '/mine/sharelifeAcount',
  '/mine/userInfo/authentication/bindBankCard',
] as const;

export type Path = (typeof PATHS)[number];

/** The path of a page, checked by the compiler. */
export function route<P extends Path>(path: P): P {
  return path;
}

export function matchPath(venue: string, matchId: string): string {
  return `${route('/game/sport')}/${venue}/${encodeURIComponent(matchId)}`;
}

/** 客服, with the reason for the contact and the number or mark of the error to quote. */
export function supportPath(reason: SupportReason, mark?: number | string): string {
  return `${route('/customer/main')}?${new URLSearchParams({ reason, ...(mark === undefined ? {} : { mark: String(mark) }) }).toString()}`;
}

/** A help page by slug. */
export function helpPath(slug: string): string {
  return `${route('/help')}/${slug}`;
}

/** The login page, with the path to return to (contract §2.3). */
export function loginPath(redirect: string): string {
  return `${route('/user/login')}?redirect=${encodeURIComponent(redirect)}`;
}

/** The registration, with the path to return to (contract §2.3). */
export function registerPath(redirect: string): string {
  return `${route('/user/register')}?redirect=${encodeURIComponent(redirect)}`;
}

/** A page with the path to return to. */
export function pathWithBack(path: string, back: string | null): string {
  return back === null ? path : `${path}${path.includes('?') ? '&' : '?'}back=${encodeURIComponent(back)}`;
}

/** The page of an opened game. */
export function gamePath(code: string, { trial = false }: { trial?: boolean } = {}): string {
  return `/game/play/${encodeURIComponent(code)}${trial ? '?trial=1' : ''}`;
}
