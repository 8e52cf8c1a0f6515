/** Texts of 找回密码. */
export const RESET_COPY = {
  title: '找回密码',
  lead: '用绑定手机收到的验证码设置新密码',
  next: '获取验证码',
  sending: '正在发送',
  sent: (account: string) => `如果账号 ${account} 存在并已绑定手机，验证码已发送到该手机，5分钟内有效。`,
  password: '新密码',
  confirm: '确认新密码',
  submit: '重置密码',
  submitting: '正在提交',
  back: '返回修改账号',
  help: '无法找回？联系客服',
  doneTitle: '密码已重置',
  done: '这个账号在所有设备上都已退出，请用新密码登录。',
  toLogin: '去登录',
} as const;
