import type { SupportReason } from '@/lib/contract/constants';

/** Every path of the product. Links are built from here, guards and titles read from here. */
export interface Route {
  path: string;
  /** Chinese page title. */
  title: string;
  /** Only for members: middleware redirects, the page checks again. */
  member?: boolean;
  /** Entry of the bottom tab bar that stays lit on this page. */
  tab?: TabId;
}

export type TabId = 'home' | 'sport' | 'discount' | 'customer' | 'mine';

export const ROUTES = {
  home: { path: '/', title: '首页', tab: 'home' },
  sport: { path: '/game/sport', title: '体育', tab: 'sport' },
  results: { path: '/game/sport/results', title: '赛果', tab: 'sport' },
  discount: { path: '/activity/discount', title: '优惠', tab: 'discount' },
  customer: { path: '/customer/main', title: '客服', tab: 'customer' },
  mine: { path: '/mine', title: '我的', member: true, tab: 'mine' },
  wallet: { path: '/mine/finance/wallet', title: '钱包', member: true },
  deposit: { path: '/mine/finance/deposit', title: '存款', member: true },
  transfer: { path: '/mine/finance/transfer', title: '转账', member: true },
  betRecord: { path: '/mine/record/betRecord', title: '投注记录', member: true },
  login: { path: '/user/login', title: '登录' },
  register: { path: '/user/register', title: '注册' },
  download: { path: '/download', title: '下载应用' },
  downloadPage: { path: '/download-page', title: '下载应用' },
  stopService: { path: '/other/stopService', title: '服务暂停' },
  maintenance: { path: '/other/maintenance', title: '系统维护' },
  restrictionIp: { path: '/other/restrictionIp', title: '访问受限' },
  help: { path: '/help', title: '帮助中心' },
} as const satisfies Record<string, Route>;

/** A match's own page. */
export function matchPath(venue: string, matchId: string): string {
  return `${ROUTES.sport.path}/${venue}/${encodeURIComponent(matchId)}`;
}

/** 客服, with what led there and the number or mark of the error to quote. */
export function supportPath(reason: SupportReason, mark?: number | string): string {
  return `${ROUTES.customer.path}?${new URLSearchParams({ reason, ...(mark === undefined ? {} : { mark: String(mark) }) }).toString()}`;
}

/** A help page by slug. */
export function helpPath(slug: string): string {
  return `${ROUTES.help.path}/${slug}`;
}

/** The login page, entered with the place to come back to (contract §2.3). */
export function loginPath(redirect: string): string {
  return `${ROUTES.login.path}?redirect=${encodeURIComponent(redirect)}`;
}

/** The registration, entered with the place to come back to (contract §2.3). */
export function registerPath(redirect: string): string {
  return `${ROUTES.register.path}?redirect=${encodeURIComponent(redirect)}`;
}
