import { DEPOSIT_STATE_COPY as DEPOSIT_STATES } from '@/lib/domain/money/deposit/deposit-status.copy';
import { WITHDRAW_STATUS_COPY as WITHDRAWAL } from '@/lib/domain/money/withdraw/withdraw-status.copy';
import type { Transaction, TransactionResult, TransactionState, TransactionType } from './transaction.model';

export const TYPE_NAMES: Record<TransactionType, string> = { deposit: '存款', withdraw: '取款', transfer: '转账', bonus: '红利' };
export const RESULT_NAMES: Record<TransactionResult, string> = { open: '进行中', done: '成功', failed: '未成功' };

/** Texts of 交易记录. */
export const TRANSACTION_COPY = {
  title: '交易记录',
  type: '类型',
  result: '状态',
  all: '全部',
  allResults: '全部状态',
  range: '交易日期',
  rangeNote: '按提交时间，UTC+8',
  error: '交易记录加载失败',
  totals: '合计（仅计成功，不含投注）',
  bets: '查看投注记录',
  count: (count: number) => `${count} 笔`,
  toDeposit: '去存款',
  clear: '清除筛选',
  id: '单号',
  amount: '金额',
  fee: '其中手续费',
  time: '提交时间',
  endTime: '完成时间',
  reason: '原因',
  steps: '进度',
  notCounted: '未计入余额',
  requested: '申请金额',
  requestedAmount: (moved: string, amount: string) => `${moved}，申请 ${amount}`,
  order: '查看订单',
  receipt: '补充付款凭证，可以更快核对',
  urge: '催单',
  urged: '已催促，10 分钟内不能重复',
  urgeDone: '已催促，平台会尽快处理',
} as const;

/** Texts for a transaction that ended without moving money. */
export const NOT_MOVED: Record<TransactionType, string> = { deposit: '未到账', withdraw: '未出款', transfer: '未转账', bonus: '未发放' };

const STATE_NAMES: Record<TransactionState, string> = {
  ...DEPOSIT_STATES,
  reviewing: WITHDRAWAL.status.reviewing,
  paying: WITHDRAWAL.status.paying,
  paid: WITHDRAWAL.status.paid,
  rejected: WITHDRAWAL.status.rejected,
  done: '成功',
};

/** The term that the order's own page has for a state. */
export function stateName({ type }: Pick<Transaction, 'type'>, state: TransactionState): string {
  return type === 'withdraw' && state === 'failed' ? WITHDRAWAL.status.failed : STATE_NAMES[state];
}
