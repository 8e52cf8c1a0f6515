import type { DEPOSIT_KINDS } from '@pavilion/contract/calls/deposit.calls';

/** A way to deposit at the sandbox's own bank. Nothing of it is real, and no payee has a form that a real one could have. */
export interface Method {
  method: string;
  name: string;
  kind: (typeof DEPOSIT_KINDS)[number];
  /** Coins. */
  min: bigint;
  max: bigint;
  /** Hundredths of a percent, subtracted on the wallet's side. */
  feeRate: bigint;
  promo: string;
  network: string | null;
  /** Coins for one unit, in hundredths; null where the unit is the coin. */
  rate: bigint | null;
  needsPayerName: boolean;
  /** Start of the made-up address of a crypto method or a wallet; the rest has characters that no real one has. */
  address: string | null;
}

const PLAIN = { feeRate: 0n, promo: '', network: null, rate: null, needsPayerName: false, address: null } as const;

export const METHODS: readonly Method[] = [
  { ...PLAIN, method: 'bank', name: '网银转账', kind: 'transfer', min: 100n, max: 50_000n, promo: '推荐', needsPayerName: true },
  {
    ...PLAIN,
    method: 'usdt-trc20',
    name: 'USDT-TRC20',
    kind: 'crypto',
    min: 100n,
    max: 100_000n,
    promo: '汇率锁定',
    network: 'TRC20·波场',
    rate: 720n,
    address: 'T0MONI',
  },
  {
    ...PLAIN,
    method: 'usdt-erc20',
    name: 'USDT-ERC20',
    kind: 'crypto',
    min: 200n,
    max: 100_000n,
    promo: '汇率锁定',
    network: 'ERC20·以太坊',
    rate: 720n,
    address: '0xMONI',
  },
  { ...PLAIN, method: 'alipay', name: '支付宝', kind: 'scan', min: 50n, max: 5_000n },
  { ...PLAIN, method: 'wechat', name: '微信支付', kind: 'scan', min: 50n, max: 5_000n, feeRate: 100n },
  { ...PLAIN, method: 'ecny', name: '数字人民币', kind: 'scan', min: 10n, max: 10_000n },
  { ...PLAIN, method: 'ebpay', name: 'EBpay', kind: 'wallet', min: 100n, max: 20_000n, address: 'EBMONI' },
  { ...PLAIN, method: 'koipay', name: 'KOIpay', kind: 'wallet', min: 100n, max: 20_000n, address: 'KOIMONI' },
  { ...PLAIN, method: 'sharelife', name: '乐享', kind: 'wallet', min: 100n, max: 10_000n, feeRate: 50n, address: 'LXMONI' },
];

export const PAYEE_COPY = {
  bank: '收款银行',
  bankName: '模拟银行·沙盒支行',
  holder: '收款人',
  holderName: '模拟收款人',
  account: '收款账号',
  app: '收款方',
  appName: (name: string) => `模拟商户·${name}`,
  wallet: '收款钱包',
  qr: (orderId: string) => `模拟付款码 ${orderId}，仅供演示，请勿付款`,
} as const;

export const DEPOSIT_COPY = {
  unknown: '存款订单不存在',
  onItsWay: '还有一笔存款未完成，请先完成或取消',
  whole: '请输入整数金额',
  limits: (min: string, max: string) => `存款金额须在 ${min} – ${max} 之间`,
  payerName: '请输入付款人姓名',
  otherPayer: (masked: string) => `须由认证姓名 ${masked} 本人的账户付款，请更换付款账户`,
  payee: '请选择自己已绑定的付款钱包',
  notConfirming: '这笔存款不在确认中，不需要凭证',
  receipts: (max: number) => `每笔存款最多 ${max} 张凭证`,
  cancelled: '这笔存款已取消，如已付款请联系客服',
} as const;
