import { route } from '@/lib/routes';
import type { HelpPage } from '../help.model';

export const dzqbjc: HelpPage = {
  slug: 'dzqbjc',
  title: '电子钱包教程',
  summary: 'EBpay、KOIpay 和乐享怎样存款、绑定和取款。',
  updated: '2026-11-26',
  sections: [
    {
      id: 'limits',
      heading: '一、限额与手续费',
      table: [
        ['钱包', '每笔存款（币）', '存款手续费', '每笔取款（币）'],
        ['EBpay', '100 – 20,000', '免', '100 – 20,000'],
        ['KOIpay', '100 – 20,000', '免', '100 – 20,000'],
        ['乐享', '100 – 10,000', '0.5%', '100 – 10,000'],
      ],
    },
    {
      id: 'deposit',
      heading: '二、存款',
      points: [
        '选择钱包，填写金额。已经绑定钱包的，选择从哪一个付款；未绑定也可以用任意同名钱包付款。',
        '在钱包 App 里点「转账」或「扫一扫」，粘贴收款钱包或识别付款码，输入订单上的金额。',
        '付款后回到订单点「我已付款」。',
      ],
    },
    {
      id: 'bind',
      heading: '三、绑定',
      points: ['钱包地址是 8 到 64 位字母和数字，要输入两次。', '每一种钱包最多绑定 5 个，都必须是本人的。'],
      link: { href: route('/mine/finance/introTutorial'), label: '看各种钱包的图解' },
    },
    {
      id: 'notes',
      heading: '四、注意',
      points: [
        '选了已绑定的钱包，就要用那个钱包付款；从其他钱包付款需等人工核对。',
        '收款钱包只能由同一种钱包转入，其他钱包无法转入。',
        '收款钱包每笔可能不同，不要转到以前保存的钱包。',
      ],
    },
  ],
};
