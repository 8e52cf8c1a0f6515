import type { ROUTES } from './routes';

/** Chinese titles of the pages. Apart from their paths, which every page's scripts carry. */
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
  betRecord: '投注记录',
  login: '登录',
  register: '注册',
  download: '下载应用',
  downloadPage: '下载应用',
  stopService: '服务暂停',
  maintenance: '系统维护',
  restrictionIp: '访问受限',
  help: '帮助中心',
} as const satisfies Record<keyof typeof ROUTES, string>;
