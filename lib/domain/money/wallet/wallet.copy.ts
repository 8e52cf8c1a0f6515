import { spaced } from '@pavilion/number/spaced';
import { CENTRAL_WALLET, type WalletCode } from '@pavilion/contract/constants';
import type { AmountFault } from './wallet.rules';

export const WALLET_NAMES: Record<WalletCode, string> = { [CENTRAL_WALLET]: '中心钱包', IMTY: 'IM体育', OBTY: 'OB体育', FBTY: 'FB体育' };

export const WALLET_COPY = {
  total: '总资产',
  withdrawing: '取款中，未计入总资产',
  coin: '模拟币',
  wallets: '我的钱包',
  refresh: (name: string) => spaced`刷新 ${name}余额`,
  noResponse: '余额加载失败',
  deposit: '存款',
  withdraw: '取款',
  transfer: '转账',

  recallRetry: (names: string) => spaced`重试回收${names}`,
  recalled: '已全部收回中心钱包',
  recallPart: (names: string) => spaced`${names}未转出，余额不变`,
  see: '查看',
  rows: '回收结果',
  row: { waiting: '回收中', unknown: '确认中', done: '已回收', failed: '未转出' },
  empty: '无余额',

  auto: '免转钱包',
  autoOn: '三个场馆直接使用中心钱包，无需转账。',
  autoOff: '各场馆使用自己的钱包，投注前要先转入。开启后会把场馆里的余额收回中心钱包。',
  autoTurnedOn: '免转钱包已开启',
  autoCollected: '免转钱包已开启，场馆余额已收回',
  autoTurnedOff: '免转钱包已关闭，余额仍在中心钱包',
  autoPart: (names: string) => spaced`免转钱包已开启，${names}的余额未收回`,

  from: '转出',
  to: '转入',
  swap: '对调转出与转入',
  venue: '场馆',
  amount: '转账金额',
  all: '全部',
  canMove: '可转',
  submit: (amount: string) => `转账 ${amount}`,
  submitEmpty: '输入转账金额',
  moving: '正在转账',
  endTitle: { waiting: '正在转账', unknown: '确认中', done: '转账完成', failed: '未转出' },
  again: '再转一笔',
  retry: '重新转账',
  toWallet: '查看钱包',
  notNeeded: '免转钱包已开启，无需转入场馆',
  unknown: '未收到结果，正在查询，不会重复转账',
  open: '有一笔转账正在确认，完成后可继续',
} as const;

export const AMOUNT_COPY: Record<AmountFault, (available: string) => string> = {
  empty: () => '请输入大于零的金额',
  form: () => '金额最多两位小数',
  'too-much': (available) => `转出钱包只有 ${available} 币`,
  'unknown-balance': () => '转出钱包余额加载失败，请先刷新',
};

/** The same on the button, shorter. */
export const AMOUNT_SHORT: Record<AmountFault, string> = {
  empty: '金额须大于零',
  form: '金额格式有误',
  'too-much': '超出可转金额',
  'unknown-balance': '余额加载失败',
};

export const TOP_UP_COPY = {
  /** One tap: transfer from the centre alone, or from venues too. */
  deal: (amount: string) => `一键转入 ${amount}`,
  collect: (amount: string) => `一键回收 ${amount}`,
  source: ([first = '', ...others]: readonly string[]) =>
    others.length > 0 ? spaced`来自${first}等 ${String(others.length + 1)} 处` : spaced`来自${first}`,
  progress: '转入进度',
  missing: (amount: string) => `还差 ${amount} 币`,
  busy: '正在转入',
  unknown: '确认中',
  step: { waiting: '转账中', unknown: '确认中', done: '已到账', failed: '未转出' },
  line: (from: string, to: string) => `${from} → ${to}`,
  failed: (names: string) => spaced`${names}未转出，余额不变`,
} as const;
