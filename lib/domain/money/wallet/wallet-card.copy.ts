import { CENTRAL_WALLET, type WalletCode } from '@pavilion/contract/constants';

/** Short names of wallets, for rows of several. */
export const SHORT_NAMES: Record<WalletCode, string> = { [CENTRAL_WALLET]: '中心', IMTY: 'IM', OBTY: 'OB', FBTY: 'FB' };

/** Texts of the money at a glance. */
export const WALLET_CARD_COPY = {
  split: '资金分布',
  locked: '未结本金',
  recall: '一键回收',
  recalling: '正在回收',
  nothing: '场馆钱包暂无可回收余额',
} as const;
