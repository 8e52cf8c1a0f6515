import type { StatementKind } from './statement.model';

export const KIND_NAMES: Record<StatementKind, string> = {
  bet: '投注',
  game: '游戏',
  deposit: '存款',
  withdraw: '取款',
  transfer: '转账',
  bonus: '红利',
  other: '其他',
};

/** Texts of 账变. */
export const STATEMENT_COPY = {
  title: '账变',
  orders: '交易',
  views: '记录',
  kind: '类型',
  allKinds: '全部',
  range: '账变日期',
  rangeNote: '按账变时间，UTC+8',
  error: '账变加载失败',
  sums: '中心钱包可用余额',
  opening: '期初余额',
  income: '收入',
  expense: '支出',
  closing: '期末余额',
  addsUp: '期初 + 收入 − 支出 = 期末，账目相符',
  differs: '收支与余额不符，请联系客服核对',
  balance: '余额',
  rounds: (count: number) => `${count} 局`,
  toDeposit: '去存款',
  clear: '清除筛选',
} as const;
