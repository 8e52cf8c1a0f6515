/** Paths of a member's further pages, apart from `ROUTES`, which every page loads. */
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
  welfare: '/mine/record/welfare',
  currencyRecord: '/mine/record/currencyRecord',
  currency: '/mine/currency',
  mallRecord: '/mine/mall/record',
  coinRecord: '/mine/mall/coinRecord',
  introTutorial: '/mine/finance/introTutorial',
  platformTutorials: '/mine/finance/introTutorial/platformTutorials',
} as const;

/** Their titles, apart from `PAGE_TITLES` for the same reason. */
export const MEMBER_TITLES = {
  registerGuide: '新手引导',
  infoAudit: '资料变更',
  mail: '站内信',
  feedback: '意见反馈',
  vip: 'VIP',
  vipDetails: 'VIP 规则',
  rebate: '返水',
  limits: '理性投注',
  giftRecord: '礼金记录',
  welfare: '福利券',
  currencyRecord: '兑换记录',
  currency: '商城',
  mallRecord: '商城订单',
  coinRecord: '金币明细',
  introTutorial: '存取款教程',
  platformTutorials: '平台教程',
} as const satisfies Record<keyof typeof MEMBER_ROUTES, string>;
