import { helpPath } from '@/lib/routes';
import type { HelpPage } from '../help.model';

export const zhaqzn: HelpPage = {
  slug: 'zhaqzn',
  title: '账户安全指南',
  summary: '怎样识别冒充客服与代充骗局，怎样保护账号。',
  updated: '2026-11-26',
  sections: [
    {
      id: 'fraud',
      heading: '代充骗局',
      text: ['有人自称客服，在聊天或私信里提供一个银行卡号或二维码，说可以帮你充值或有额外优惠，这一定是诈骗。'],
      points: ['客服不会提供卡号引导存款。', '客服不会索要密码或短信验证码。', '遇到这种情况请勿转账，保留截图并到客服页说明。'],
    },
    {
      id: 'password',
      heading: '密码',
      points: [
        '8到20位，字母、数字、符号至少两种。',
        '不要与其他网站相同，不要含有账号本身。',
        '怀疑泄露时立即到「个人资料」修改登录密码，其他设备上的登录会全部退出。',
        '忘记密码时用绑定的手机找回。',
      ],
      link: { href: helpPath('zhmm'), label: '找回密码' },
    },
    {
      id: 'device',
      heading: '设备',
      points: [
        '在别人的设备上登录时，不要勾选「记住我」。',
        '同一账号可以同时在几台设备上登录。「个人资料 › 登录设备」列出每一台，不认识的可以让它下线。',
        '平台让这里退出时，会弹出提示并说明原因。',
        '离开公用设备前请点「退出登录」。',
      ],
    },
  ],
};
