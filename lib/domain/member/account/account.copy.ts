/** Messages of form fields, and other texts of the account. */
export const ACCOUNT_COPY = {
  walletDown: '余额加载失败，点此重试',
  userName: '账号为4-11位字母和数字，须以字母开头',
  password: '密码为8-20位，须包含字母、数字、符号中至少两种',
  passwordIsName: '密码不能与账号相同',
  passwordNeeded: '请输入密码',
  userNameNeeded: '请输入账号',
  confirm: '两次输入的密码不一致',
  confirmEmpty: '请再输入一次密码',
  phone: '请输入正确的11位手机号码',
  phoneDisabled: '该号段暂不支持注册，请更换手机号',
  captchaNeeded: '请输入图形验证码',
  sliderNeeded: '请先拖动滑块，把拼图移到缺口处',
} as const;
