/** Texts for prices that fail to load. */
export const TROUBLE_COPY = {
  otherVenues: '先看其他场馆',
  guestTitle: '登录后查看赔率',
  guestText: '平台目前只向会员开放赔率',
  login: '登录',
  register: '注册',
  maintenance: '维护中',
  maintenanceTitle: '场馆维护中',
  maintenanceText: '维护结束后赔率会自动恢复，其他页面可以照常使用',
  maintenanceUntil: (time: string) => `预计 ${time} 恢复，届时赔率会自动出现`,
  toVenue: (name: string) => `去${name}`,
  priceError: '赔率加载失败',
  platformDown: '平台暂无响应，恢复后自动显示',
  venueDown: (name: string) => `${name}暂无响应，恢复后自动显示`,
  slow: (name = '场馆') => `${name}响应较慢，请稍候`,
  updateFailing: '更新失败，正在重试',
} as const;
