import { route } from '@/lib/routes';
import type { HelpPage } from '../help.model';

export const xnbcqkjc: HelpPage = {
  slug: 'xnbcqkjc',
  title: '虚拟币存取款教程',
  summary: '用 USDT 存取款：选对网络，核对地址，数量一位不差。',
  updated: '2026-11-26',
  sections: [
    {
      id: 'network',
      heading: '一、先选对网络',
      text: ['同样是 USDT，网络不同，地址也不同。转入其他网络的资产无法找回。'],
      table: [
        ['网络', '地址的样子', '每笔存款（币）', '每笔取款（币）'],
        ['TRC20·波场', '以 T 开头，共 34 位', '100 – 100,000', '100 – 100,000'],
        ['ERC20·以太坊', '以 0x 开头，共 42 位', '200 – 100,000', '200 – 100,000'],
      ],
    },
    {
      id: 'deposit',
      heading: '二、存款',
      points: [
        '选择 USDT-TRC20 或 USDT-ERC20，填写金额。汇率是 1 USDT = 7.20 币，在 15 分钟倒计时内锁定。',
        '复制订单上的地址，粘贴后核对首 4 位与末 6 位，防止剪贴板被替换。',
        '到账数量须与订单一致，小数点后四位都要相同：交易所另收的提币手续费要加在上面。',
        '付款后回到订单点「我已付款」。',
      ],
    },
    {
      id: 'bind',
      heading: '三、绑定收款地址',
      points: [
        '到「钱包 › 收款账户」选择 USDT，选网络，粘贴地址。',
        '地址里有校验位，少一位或错一位都会当场提示。',
        '每种网络最多绑定 5 个地址。',
      ],
      link: { href: route('/mine/virtualCoinCard'), label: '管理 USDT 地址' },
    },
    {
      id: 'withdraw',
      heading: '四、取款',
      text: ['取款按 1 USDT = 7.20 币换算，提交前会显示实际到账的 USDT 数量，不足 0.01 的部分舍去。'],
    },
    {
      id: 'trouble',
      heading: '数量不对或超时',
      points: [
        '数量与订单不同：无法自动匹配，请在订单里上传转账截图。',
        '超过倒计时才付款：点「我已付款，请核对」，由人工核对，需要多等一会儿。',
        '选错网络：资产无法找回，请在提交前核对。',
      ],
      link: { href: `${route('/mine/finance/introTutorial/platformTutorials')}?method=usdt-trc20`, label: '看图解' },
    },
  ],
};
