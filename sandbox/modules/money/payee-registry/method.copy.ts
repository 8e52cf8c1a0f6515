import type { PAYEE_KINDS } from '@pavilion/contract/payee';
import { spaced } from '@pavilion/number/spaced';

type PayeeKind = (typeof PAYEE_KINDS)[number];

/** A way to pay out money to one kind of payee. Nothing of it is real. */
export interface PayoutMethod {
  name: string;
  /** Coins. */
  min: bigint;
  max: bigint;
  /** Coins for one USDT, in hundredths; null where the unit is the coin. */
  rate: bigint | null;
  open: boolean;
}

const PLAIN = { rate: null, open: true } as const;

export const METHOD_OF_KIND: Readonly<Record<PayeeKind, PayoutMethod>> = {
  bank: { ...PLAIN, name: '银行卡', min: 100n, max: 50_000n },
  trc20: { ...PLAIN, name: 'USDT-TRC20', min: 100n, max: 100_000n, rate: 720n },
  erc20: { ...PLAIN, name: 'USDT-ERC20', min: 200n, max: 100_000n, rate: 720n },
  ebpay: { ...PLAIN, name: 'EBpay', min: 100n, max: 20_000n },
  koipay: { ...PLAIN, name: 'KOIpay', min: 100n, max: 20_000n },
  alipay: { ...PLAIN, name: '支付宝', min: 100n, max: 5_000n },
  wechat: { ...PLAIN, name: '微信', min: 100n, max: 5_000n },
  digital: { ...PLAIN, name: '数字人民币', min: 100n, max: 10_000n },
  sharelife: { ...PLAIN, name: '乐享', min: 100n, max: 10_000n },
};

/** Name of a deposit by its method, in records and among sources of turnover. */
export const depositTitle = (method: string) => spaced`${method}存款`;

export const WITHDRAW_COPY = {
  unknown: '取款订单不存在',
  stopped: '当前账号暂停取款，请联系客服',
  onItsWay: '还有一笔取款未完成，请在到账或取消后再申请',
  payee: '请选择可用的收款账户',
  limits: (min: string, max: string) => `取款金额须在 ${min} – ${max} 之间`,
  over: (max: string) => `最多可取 ${max} 币`,
  fee: '手续费已变化，请核对后重新提交',
  rejected: '资料未通过核对',
  failed: '收款方未收到',
} as const;
