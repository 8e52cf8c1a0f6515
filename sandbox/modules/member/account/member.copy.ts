import type { Weakness } from './password-weakness';

export const WEAKNESS_COPY: Record<Weakness, string> = {
  form: '密码为8-20位，须包含字母、数字、符号中至少两种',
  common: '密码过于简单，请更换',
  name: '密码不能与账号相同',
};

export const MEMBER_COPY = {
  nameTaken: '该账号已被注册',
  inviteUnknown: '邀请码不存在，可以留空',
  phoneForm: '请输入正确的手机号码',
  phoneNeeded: '请填写手机号码并完成短信验证',
  codeNeeded: '填写手机号码后须完成短信验证，请输入验证码',
  stepOver: '验证已超时，请返回重新登录',
  phoneDisabled: '该号段暂不支持',
  resetOver: '验证已超时，请返回重新获取验证码',
  deviceGone: '该设备已下线',
  loginStopped: '登录功能暂停使用，请稍后再试',
  registerStopped: '注册功能暂停使用，请稍后再试',
} as const;

export const NICK_NAME_COPY = {
  form: '昵称为 2-10 个汉字、字母或数字',
  staff: '昵称不能使用工作人员的名称，请更换',
  soon: '昵称 30 天内只能修改一次',
} as const;

export const BIRTHDAY_COPY = {
  form: '请选择正确的出生日期',
  young: '须年满18周岁',
  fixed: '生日已设置，不能修改',
} as const;

export const ACCOUNT_COPY = {
  noPhone: '未绑定手机',
  samePhone: '该手机已绑定在您的账号上',
  phoneTaken: '该手机已绑定其他账号',
  emailForm: '请输入正确的邮箱地址',
  samePassword: '新密码不能与原密码相同',
} as const;

export const CAPTCHA_COPY = {
  sliderWrong: '拼图位置不对，请重新拖动',
  sliderExpired: '拼图已过期，请重新拖动',
} as const;

export const SMS_COPY = {
  phoneChanged: (masked: string) => `【云亭体育】您的账号已改绑手机 ${masked}。如非本人操作，请立即修改登录密码并联系客服。`,
  payeeBound: (name: string, masked: string) =>
    `【云亭体育】您的账号已绑定收款账户：${name} ${masked}。如非本人操作，请立即修改登录密码并联系客服。`,
  pinChanged: (changed: boolean) =>
    `【云亭体育】您的账号${changed ? '已修改' : '已设置'}提款密码。如非本人操作，请立即修改登录密码并联系客服。`,
  text: (code: string) => `【云亭体育】验证码 ${code}，5分钟内有效。请勿告诉他人，客服不会索要。`,
  captcha: '请先输入图形验证码，再获取短信验证码',
  day: '今天获取短信验证码的次数过多，请明天再试',
  expired: '验证码已过期，请重新获取',
  soon: '获取过于频繁，请稍后再试',
  many: '获取次数过多，请稍后再试',
  locked: '验证码输错次数过多，请稍后再试',
} as const;
