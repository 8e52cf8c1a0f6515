import { helpPath, route } from '@/lib/routes';
import type { HelpPage } from '../help.model';

export const yhkgz: HelpPage = {
  slug: 'yhkgz',
  title: '银行卡规则',
  summary: '哪些卡可以绑定，怎样更换，为什么要本人的卡。',
  updated: '2026-11-26',
  sections: [
    {
      id: 'which',
      heading: '可以绑定的卡',
      points: [
        '本人名下的储蓄卡，卡号 15 到 19 位。户名必须与实名认证的姓名一致。',
        '最多绑定 5 张，同一张卡不能重复添加。一张卡只属于一个姓名：其他姓名的会员已绑定的卡不能再绑定。',
        '开户银行会按卡号识别，识别不对时可以更改；开户支行可以不填。',
      ],
    },
    {
      id: 'bind',
      heading: '绑定步骤',
      points: [
        '先完成实名认证，再设置提款密码。',
        '到「钱包 › 收款账户 › 银行卡」填写卡号。填错一位时会提示卡号不正确。',
        '输入提款密码，完成绑定。之后页面只显示卡号的首尾几位，完整卡号不保存。',
      ],
      link: { href: route('/mine/addBankCard'), label: '管理银行卡' },
    },
    {
      id: 'default',
      heading: '默认与删除',
      points: [
        '点星标把一张卡设为默认，取款时优先选用。',
        '删除要输入提款密码。有取款正在转入这张卡时，到账后才能删除。',
        '显示「停用」的卡不能收款，请联系客服，或绑定其他账户；删除后再绑定同一张卡仍然停用。',
      ],
    },
    {
      id: 'change',
      heading: '更换卡号',
      text: [
        '卡片换号而开户人不变时，可以在「资料变更」申请更换，要输入登录密码和提款密码，由平台审核，审核进度在那里能看到。更换后旧卡删除，绑定的手机会收到短信；换卡后 24 小时内提交的取款，满 24 小时后才开始审核。',
      ],
      link: { href: route('/mine/infoAudit'), label: '去资料变更' },
    },
    {
      id: 'limits',
      heading: '取款到银行卡',
      text: ['每笔 100 到 50,000 币。免费次数、手续费和步骤见取款教程。'],
      link: { href: helpPath('qkjc'), label: '取款教程' },
    },
  ],
};
