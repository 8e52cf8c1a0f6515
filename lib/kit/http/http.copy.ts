/** The fixed wording of connection errors (spec §8). */
export const HTTP_COPY = {
  cancelled: '请求已取消，请稍后再试',
  timeout: '连接超时',
  terminated: '连接已中断',
  offline: '网络连接已断开',
  unknownConnection: '未知连接错误',
  unknownBusiness: '未知业务异常',
  network: '网络错误，请稍后重试',
  system: '系统错误，请稍后重试或联系客服',
  sessionOver: '登录已失效，请重新登录',
  contract: '数据异常，请稍后重试',
} as const;
