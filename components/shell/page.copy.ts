/** Texts of the frame around every page that the server alone renders; no script carries them. */
export const PAGE_COPY = {
  brand: '云亭体育',
  tabs: '主导航',
  skip: '跳到主要内容',
  skipToSlip: '跳到投注单',
  homeLink: '云亭体育，回到首页',
  down: '服务连接不稳定，可以浏览，登录和投注可能失败',
  slow: '服务响应较慢，显示的内容可能不是最新的',
  notFoundTitle: '找不到页面',
  notFoundText: '网址有误，或页面已移除。',
  help: '帮助中心',
  responsible: '理性投注',
  adult: '18+',
  playMoney: '模拟币，无真实货币价值',
  playMoneyLong: '本站使用模拟币，不收取也不支付真实货币。未满18岁请勿使用。',
  version: '版本',
} as const;
