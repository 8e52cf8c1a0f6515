import type { ACTIVITY_ROUTES, GAME_ROUTES, MEMBER_ROUTES, OPEN_ROUTES, PAYEE_ROUTES } from './further-routes';
import type { ROUTES } from './routes';

/** Chinese titles of the pages, table by table. A separate file from their paths, which more scripts carry. */
export const PAGE_TITLES = {
  home: '首页',
  sport: '体育',
  results: '赛果',
  discount: '优惠',
  customer: '客服',
  mine: '我的',
  wallet: '钱包',
  deposit: '存款',
  transfer: '转账',
  withdrawal: '取款',
  userInfo: '个人资料',
  authentication: '实名认证',
  betRecord: '投注记录',
  transRecord: '交易记录',
  balance: '余额',
  audit: '流水',
  login: '登录',
  register: '注册',
  password: '找回密码',
  download: '下载应用',
  downloadPage: '下载应用',
  stopService: '服务暂停',
  maintenance: '系统维护',
  restrictionIp: '访问受限',
  help: '帮助中心',
} as const satisfies Record<keyof typeof ROUTES, string>;

export const OPEN_TITLES = {
  instead: '备用客服',
  sponsor: '赞助故事',
  agent: '合作代理',
} as const satisfies Record<keyof typeof OPEN_ROUTES, string>;

export const ACTIVITY_TITLES = {
  luckyFlip: '幸运翻牌',
  calendar: '签到日历',
  friendInvitation: '好友邀请',
  friendPeakBet: '好友巅峰投注',
} as const satisfies Record<keyof typeof ACTIVITY_ROUTES, string>;

export const GAME_TITLES = {
  realbet: '真人',
  gaming: '电竞',
  egame: '电子',
  chess: '棋牌',
  lottery: '彩票',
  fishing: '捕鱼',
  demo: '试玩',
} as const satisfies Record<keyof typeof GAME_ROUTES, string>;

export const CHAT_LOBBY_TITLE = '聊天大厅';

export const MEMBER_TITLES = {
  registerGuide: '新手引导',
  infoAudit: '资料变更',
  mail: '站内信',
  feedback: '意见反馈',
  vip: 'VIP',
  vipDetails: 'VIP 规则',
  rebate: '返水',
  limits: '理性投注',
  gameRecord: '游戏记录',
  giftRecord: '礼金记录',
  welfare: '福利券',
  currencyRecord: '兑换记录',
  currency: '商城',
  mallRecord: '商城订单',
  coinRecord: '金币明细',
  introTutorial: '存取款教程',
  platformTutorials: '平台教程',
} as const satisfies Record<keyof typeof MEMBER_ROUTES, string>;

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
