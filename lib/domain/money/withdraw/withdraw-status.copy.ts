import { spaced } from '@pavilion/number/spaced';
import type { WithdrawState } from './withdraw.model';

/** Texts of a withdrawal on other pages. */
export const WITHDRAW_STATUS_COPY = {
  title: (payee: string) => spaced`取款至${payee}`,
  soon: '到账后自动更新',
  waiting: (time: string) => `新账户，${time} 后开始审核`,
  status: {
    reviewing: '审核中',
    paying: '出款中',
    paid: '已到账',
    rejected: '审核未通过',
    failed: '出款失败',
    cancelled: '已取消',
  } satisfies Record<WithdrawState, string>,
} as const;
