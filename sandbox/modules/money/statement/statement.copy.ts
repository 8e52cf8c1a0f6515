import { spaced } from '@pavilion/number/spaced';
import type { TransferKind } from './statement.rules';

/** Texts of changes of a balance. */
export const STATEMENT_COPY = {
  actions: {
    deposit: '存款',
    'withdraw-open': '取款',
    'withdraw-pay': '取款',
    'withdraw-return': '取款退回',
    wallet: '转账',
    'bet-open': '投注',
    'bet-settle': '派彩',
    'bet-void': '退还本金',
    'bet-cash-out': '提前兑现',
    grant: '红利',
    adjust: '调整',
  } satisfies Record<TransferKind, string>,
  legs: (first: string, legs: number) => spaced`${first}等 ${String(legs)} 场`,
  adjusted: '平台调整',
} as const;
