import type { PinFault } from '@pavilion/contract/pin';

/** Texts of 提款密码. */
export const PIN_COPY = {
  prompt: '提款密码',
  promptHint: '6 位数字',
  confirm: '确认',
  confirming: '正在提交',
  needed: '请输入6位数字提款密码',
  change: '修改提款密码',
  forgot: '忘记提款密码',
  set: '设置提款密码',
  setLead: '提款密码用于取款和管理收款账户，只在这里输入，客服不会索要。',
  changeLead: '修改后立即生效。',
  old: '原提款密码',
  pin: '新提款密码',
  pinHint: '6 位数字，不要用连号、重复数字、生日或手机尾号',
  again: '再次输入新提款密码',
  differs: '两次输入的提款密码不一致',
  same: '新提款密码不能与原密码相同',
  password: '登录密码',
  passwordNeeded: '请输入登录密码',
  save: '保存提款密码',
  saving: '正在保存',
  back: '返回',
  saved: '提款密码已设置',
  changed: '提款密码已修改',
  lost: '未收到结果，请重试',
} as const;

export const PIN_FAULTS: Record<PinFault, string> = {
  form: PIN_COPY.needed,
  repeat: '密码过于简单，请更换',
  run: '密码过于简单，请更换',
  birthday: '不能使用自己的生日，请更换',
  phone: '不能使用自己的手机尾号，请更换',
};
