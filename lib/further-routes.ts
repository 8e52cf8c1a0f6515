/**
 * Paths of pages that few first visits need; the rest are `ROUTES`. A file of its own: every page's scripts carry `ROUTES`, and
 * with these they would be 0.7 KiB larger. Titles: lib/page-titles.ts.
 */

export const OPEN_ROUTES = {
  instead: '/customer/instead',
  sponsor: '/sponsor/0',
  agent: '/agent',
} as const;

/** The activities except 优惠. */
export const ACTIVITY_ROUTES = {
  luckyFlip: '/activity/luckyFlip',
  calendar: '/activity/calendar',
  friendInvitation: '/activity/friendInvitation',
  friendPeakBet: '/activity/friendPeakBet',
} as const;

export const GAME_ROUTES = {
  realbet: '/game/realbet',
  gaming: '/game/gaming',
  egame: '/game/egame',
  chess: '/game/chess',
  lottery: '/game/lottery',
  fishing: '/game/fishing',
  demo: '/demo',
} as const;

/** The page of an opened game. */
export function gamePath(code: string, { trial = false }: { trial?: boolean } = {}): string {
  return `/game/play/${encodeURIComponent(code)}${trial ? '?trial=1' : ''}`;
}

/** The chat's lobby room. */
export const CHAT_LOBBY_PATH = '/chat';

export const MEMBER_ROUTES = {
  registerGuide: '/registerGuide',
  infoAudit: '/mine/infoAudit',
  mail: '/mine/mail',
  feedback: '/mine/feedback',
  vip: '/mine/vip',
  vipDetails: '/mine/vip/details',
  rebate: '/mine/rebate',
  limits: '/mine/limits',
  giftRecord: '/mine/record/giftRecord',
  gameRecord: '/mine/record/gameRecord',
  welfare: '/mine/record/welfare',
  currencyRecord: '/mine/record/currencyRecord',
  currency: '/mine/currency',
  mallRecord: '/mine/mall/record',
  coinRecord: '/mine/mall/coinRecord',
  introTutorial: '/mine/finance/introTutorial',
  platformTutorials: '/mine/finance/introTutorial/platformTutorials',
} as const;

export const PAYEE_ROUTES = {
  addBankCard: '/mine/addBankCard',
  virtualCoinCard: '/mine/virtualCoinCard',
  addEBpayCard: '/mine/addEBpayCard',
  ebpayAcount: '/mine/ebpayAcount',
  addKOIpayCard: '/mine/addKOIpayCard',
  koipayAcount: '/mine/koipayAcount',
  addAlipayCard: '/mine/addAlipayCard',
  alipayAcount: '/mine/alipayAcount',
  addwechatCard: '/mine/addwechatCard',
  wechatAcount: '/mine/wechatAcount',
  addDigitalCard: '/mine/addDigitalCard',
  digitalAcount: '/mine/digitalAcount',
  sharelifeAcount: '/mine/sharelifeAcount',
  bindBankCard: '/mine/userInfo/authentication/bindBankCard',
} as const;
