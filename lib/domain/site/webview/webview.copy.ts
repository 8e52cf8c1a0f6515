export const WEBVIEW_COPY = {
  endedTitle: '登录已失效',
  neededTitle: '请登录',
  neededText: '登录后继续，已选的投注会保留。',
  stored: '登录后回到当前页面，已选的投注会保留。',
  again: '重新登录',
  login: '登录',
  requesting: '正在打开登录',
  own: '用账号密码登录',
  rejected: '登录信息无效，请再试一次',
  failed: '网络异常，请再试一次',
  pay: '打开支付应用',
} as const;
