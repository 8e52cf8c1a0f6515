/** Texts of the frame around every page that its scripts render. */
export const SHELL_COPY = {
  logIn: '登录',
  register: '注册',
  mine: '我的',
  balance: '余额',
  offline: '网络已断开，显示的是断开前的内容，暂不能投注',
  offlineLink: '网络已断开，恢复后可打开',
  crashTitle: '页面出了点问题',
  crashText: '刚才的操作未完成，请重试。未提交的投注单已保留。',
  crashId: '错误编号',
  home: '回到首页',
} as const;
