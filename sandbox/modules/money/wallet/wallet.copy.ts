import type { TransferRejection } from './wallet.tables';

/** Messages for members when no money moved. */
export const WALLET_COPY = {
  sides: '只能在中心钱包与场馆之间转账',
  amount: '请输入大于零的金额',
} as const;

export const TRANSFER_REJECTION_COPY: Record<TransferRejection, (venue: string) => string> = {
  balance: () => '转出钱包余额不足，款项未变动',
  venue: (venue) => `${venue}暂时无法转账，款项未变动`,
  auto: () => '免转钱包已开启，场馆直接使用中心钱包',
  pause: () => '冷静期和自我排除期间不能转入场馆，可以转出，可在「理性投注」查看',
};
