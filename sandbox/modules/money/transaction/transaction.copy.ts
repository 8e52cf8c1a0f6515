import { CENTRAL_WALLET, type WalletCode } from '@pavilion/contract/constants';
import { spaced } from '@pavilion/number/spaced';
import { depositTitle } from '../payee-registry/method.copy';
import { VENUE_NAME } from '../../betting/venue/venue.copy';

const WALLET_NAMES: Readonly<Record<WalletCode, string>> = { [CENTRAL_WALLET]: '中心钱包', ...VENUE_NAME };

export const RECORD_COPY = {
  deposit: depositTitle,
  withdraw: (payee: string) => spaced`取款至${payee}`,
  transfer: (from: WalletCode, to: WalletCode) => `${WALLET_NAMES[from]} → ${WALLET_NAMES[to]}`,
  welcome: '新会员赠送',
  bonus: '平台赠送',
  exchange: '金币兑换',
  unknown: '订单不存在或已结束',
  urged: (minutes: number) => `已催促，${minutes} 分钟后可再次催促`,
} as const;
