import { spaced } from '@pavilion/number/spaced';
import type { DepositState } from './deposit.model';

/** Texts of an open deposit on other pages. */
export const DEPOSIT_STATUS_COPY = {
  title: (name: string) => spaced`${name}存款`,
  tray: '待处理的存款',
  line: (amount: string) => `存款 ${amount}`,
  close: '关闭存款提示',
  left: (time: string) => `请在 ${time} 内付款`,
  pay: '打开查看付款信息',
  soon: '到账后自动更新',
  late: '付款晚于有效期，正在核对',
  goesBack: '不能入账，将原路退回',
} as const;

export const DEPOSIT_STATE_COPY: Record<DepositState, string> = {
  awaiting: '等待付款',
  confirming: '确认中',
  credited: '已到账',
  returned: '已退回',
  failed: '未到账',
  expired: '已过期',
  cancelled: '已取消',
};
