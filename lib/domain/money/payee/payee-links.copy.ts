import type { PayeeKind } from '@pavilion/contract/payee-number';

/** Texts of the list of kinds, which other pages show. */
export const LINKS_COPY = {
  title: '收款账户',
  coin: 'USDT 地址',
  count: (count: number) => `${count} 个`,
  none: '未绑定',
  /** Short: a row has one line also at twice the text size. */
  reviewing: '审核中',
  disabled: '有停用',
} as const;

/** Names of the kinds that a member adds. */
export const KIND_NAMES: Readonly<Record<PayeeKind, string>> = {
  bank: '银行卡',
  trc20: 'TRC20 地址',
  erc20: 'ERC20 地址',
  ebpay: 'EBpay 钱包',
  koipay: 'KOIpay 钱包',
  alipay: '支付宝',
  wechat: '微信',
  digital: '数字人民币钱包',
  sharelife: '乐享钱包',
};
