import type { Weakness } from './password.rules';

export const WEAKNESS_WORDS: Record<Weakness, string> = {
  form: '密码为8-20位，须包含字母、数字、符号中至少两种',
  common: '密码过于简单，请更换',
  name: '密码不能与账号相同',
};

export const MEMBER_WORDS = {
  nameTaken: '该账号已被注册',
  phoneForm: '请输入正确的手机号码',
  phoneDisabled: '该号段暂不支持注册',
  loginStopped: '登录功能暂停使用，请稍后再试',
  registerStopped: '注册功能暂停使用，请稍后再试',
} as const;
