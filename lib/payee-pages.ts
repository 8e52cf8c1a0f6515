/** Paths of the payees' pages, apart from `ROUTES`, which every page loads. */
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

/** Their titles, apart from `PAGE_TITLES` for the same reason. */
export const PAYEE_TITLES = {
  addBankCard: '银行卡',
  virtualCoinCard: 'USDT 地址',
  addEBpayCard: '添加 EBpay 钱包',
  ebpayAcount: 'EBpay 钱包',
  addKOIpayCard: '添加 KOIpay 钱包',
  koipayAcount: 'KOIpay 钱包',
  addAlipayCard: '添加支付宝',
  alipayAcount: '支付宝',
  addwechatCard: '添加微信',
  wechatAcount: '微信',
  addDigitalCard: '添加数字人民币钱包',
  digitalAcount: '数字人民币钱包',
  sharelifeAcount: '乐享钱包',
  bindBankCard: '绑定银行卡',
} as const satisfies Record<keyof typeof PAYEE_ROUTES, string>;
