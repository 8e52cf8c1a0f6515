/** Texts of 余额. */
export const BALANCE_COPY = {
  total: '全部资金',
  central: '中心钱包可用',
  venues: '场馆钱包可用',
  locked: '投注中（未结本金）',
  withdrawing: '取款中',
} as const;
