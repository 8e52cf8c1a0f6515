import { ROUTES } from '@/lib/routes';
import type { HelpPage } from '../help.model';

export const zhmm: HelpPage = {
  slug: 'zhmm',
  title: '找回密码',
  summary: '忘记登录密码或提款密码时，怎样自己重新设置。',
  updated: '2026-11-26',
  sections: [
    {
      id: 'login',
      heading: '一、忘记登录密码',
      points: [
        '打开「找回密码」，填写账号，完成图形验证。',
        '验证码发送到绑定的手机，5分钟内有效。',
        '输入验证码和新密码。新密码8到20位，字母、数字、符号至少两种，不能与账号相同，也不能是常见的密码。',
        '重置后，这个账号在所有设备上都会退出，用新密码登录即可。',
      ],
      link: { href: ROUTES.password, label: '找回登录密码' },
    },
    {
      id: 'phone',
      heading: '二、没有绑定手机，或手机已停用',
      points: [
        '没有绑定手机：无法自动找回，请联系客服核对。',
        '手机停用但还能登录：在「资料变更」申请更换丢失的手机。',
        '为了不泄露哪些账号存在，账号填错时页面也会说已经发送。收不到验证码时，请先核对账号。',
      ],
    },
    {
      id: 'pin',
      heading: '三、忘记提款密码',
      text: ['登录后在「个人资料 › 提款密码」点「忘记提款密码」，用登录密码重新设置。连续输错5次会锁定15分钟，锁定结束后可以再试。'],
      link: { href: ROUTES.userInfo, label: '打开个人资料' },
    },
    {
      id: 'change',
      heading: '四、想换一个密码',
      text: ['登录后在「个人资料 › 登录密码」修改，修改后其他设备上的登录会全部退出。'],
    },
  ],
};
