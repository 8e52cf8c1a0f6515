import type { PinFault } from '@pavilion/contract/pin';

export const PIN_COPY = {
  faults: {
    form: '请输入6位数字提款密码',
    repeat: '密码过于简单，请更换',
    run: '密码过于简单，请更换',
    birthday: '不能使用自己的生日，请更换',
    phone: '不能使用手机尾号，请更换',
  } satisfies Record<PinFault, string>,
  needed: '请先设置提款密码',
  wrong: '提款密码错误',
  oldNeeded: '请输入原提款密码',
  same: '新提款密码不能与原密码相同',
  password: '登录密码错误',
  passwordNeeded: '请输入登录密码',
  eitherNeeded: '请输入登录密码或提款密码',
  noPin: '未设置提款密码，请用登录密码',
  busy: '操作过于频繁，请稍后再试',
  locked: (minutes: number) => `输错次数过多，请在 ${minutes} 分钟后再试`,
} as const;
