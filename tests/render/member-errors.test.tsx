/** @jest-environment jest-fixed-jsdom */
import type { ReactNode } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { MineHub } from '@/components/account/mine-hub';
import { CalendarScreen } from '@/components/calendar/calendar-screen';
import { FlipScreen } from '@/components/flip/flip-screen';
import { InviteScreen } from '@/components/invite/invite-screen';
import { MineCard } from '@/components/peak/mine-card';
import { FeedbackScreen } from '@/components/feedback/feedback-screen';
import { GuideScreen } from '@/components/register-guide/register-guide-screen';
import { InfoScreen } from '@/components/info/info-screen';
import { MailScreen } from '@/components/mail/mail-screen';
import { RebateScreen } from '@/components/rebate/rebate-screen';
import { CouponScreen } from '@/components/coupon/coupon-screen';
import { DepositScreen } from '@/components/deposit/deposit-screen';
import { RoundRecord } from '@/components/game/round-record';
import { GivenRecord } from '@/components/chat/gift/given-record';
import { GiftRecord } from '@/components/record/gift-record';
import { CoinRecord } from '@/components/mall/coin-record';
import { ExchangeRecord } from '@/components/mall/exchange-record';
import { MallScreen } from '@/components/mall/mall-screen';
import { OrderRecord } from '@/components/mall/order-record';
import { TransactionRecord } from '@/components/record/transaction-record';
import { ProfileScreen } from '@/components/profile/profile-screen';
import { BetRecord } from '@/components/order/bet-record';
import { PayeeAddScreen } from '@/components/payee/payee-add-screen';
import { PayeeListScreen } from '@/components/payee/payee-list-screen';
import { VirtualCoinScreen } from '@/components/payee/virtual-coin-screen';
import { MemberPromotions } from '@/components/promo/member-promotions';
import { RealNameScreen } from '@/components/security/real-name-screen';
import { VipRulesScreen } from '@/components/vip/vip-rules-screen';
import { VipScreen } from '@/components/vip/vip-screen';
import { LimitsScreen } from '@/components/limit/limits-screen';
import { BalanceScreen } from '@/components/wallet/balance-screen';
import { TransferScreen } from '@/components/wallet/transfer-screen';
import { WalletScreen } from '@/components/wallet/wallet-screen';
import { AuditScreen } from '@/components/withdraw/audit-screen';
import { WithdrawScreen } from '@/components/withdraw/withdraw-screen';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { renderWithClient } from '../support/render-with-client';

let error: Error;
const mockFail = async () => {
  throw error;
};

jest.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => new URLSearchParams() }));
jest.mock('@/lib/domain/account/member.api', () => ({ getMember: () => mockFail() }));
jest.mock('@/lib/domain/mail/mail.api', () => ({ getMails: () => mockFail(), getUnread: async () => 0 }));
jest.mock('@/lib/domain/feedback/feedback.api', () => ({ getFeedback: () => mockFail() }));
jest.mock('@/lib/domain/info/info.api', () => ({ getInfoRequests: () => mockFail() }));
jest.mock('@/lib/domain/wallet/wallet.api', () => ({ getWallets: () => mockFail() }));
jest.mock('@/lib/domain/deposit/deposit.api', () => ({
  getDepositMethods: () => mockFail(),
  getOpenDeposits: async () => [],
  getDeposit: () => mockFail(),
}));
jest.mock('@/lib/domain/record/transaction.api', () => ({ getTransactions: () => mockFail(), getResultByDay: async () => [] }));
jest.mock('@/lib/domain/record/gift.api', () => ({ getGifts: () => mockFail() }));
jest.mock('@/lib/domain/game/game.api', () => ({ getRounds: () => mockFail() }));
jest.mock('@/lib/domain/chat/gift/gift.api', () => ({ getGiven: () => mockFail() }));
jest.mock('@/lib/domain/coupon/coupon.api', () => ({ getCoupons: () => mockFail() }));
jest.mock('@/lib/domain/bonus/bonus.api', () => ({ getBonuses: () => mockFail(), countBonuses: async () => 0 }));
jest.mock('@/lib/domain/withdraw/withdraw.api', () => ({
  getWithdrawInfo: () => mockFail(),
  getOpenWithdrawals: async () => [],
  getWithdrawal: () => mockFail(),
}));
jest.mock('@/lib/domain/vip/vip.api', () => ({ getVip: () => mockFail() }));
jest.mock('@/lib/domain/rebate/rebate.api', () => ({ getRebates: () => mockFail() }));
jest.mock('@/lib/domain/mall/mall.api', () => ({
  getMall: () => mockFail(),
  getOrders: () => mockFail(),
  getCoins: () => mockFail(),
  getExchanges: () => mockFail(),
}));
jest.mock('@/lib/domain/flip/flip.api', () => ({ getFlipState: () => mockFail(), getFlips: () => mockFail() }));
jest.mock('@/lib/domain/invite/invite.api', () => ({ getInviteOverview: () => mockFail() }));
jest.mock('@/lib/domain/peak/peak.api', () => ({ getMine: () => mockFail() }));
jest.mock('@/lib/domain/calendar/calendar.api', () => ({
  getMonth: () => mockFail(),
  getTasks: () => new Promise(() => undefined),
}));
jest.mock('@/lib/domain/payee/payee.api', () => ({ getPayees: () => mockFail() }));
jest.mock('@/lib/domain/limit/limit.api', () => ({ getLimits: () => mockFail(), getLimitHistory: () => mockFail() }));
jest.mock('@/lib/domain/security/real-name.api', () => ({ getRealName: () => mockFail() }));
jest.mock('@/lib/venues/registry', () =>
  jest
    .requireActual<typeof import('../support/venue-registry')>('../support/venue-registry')
    .registryOf(['FBTY'], () => ({ getOrders: () => mockFail() })),
);

const SCREENS: [page: string, screen: ReactNode][] = [
  ['我的', <MineHub key="" member={null} />],
  ['钱包', <WalletScreen key="" />],
  ['转账', <TransferScreen key="" />],
  ['存款', <DepositScreen key="" wanted="" back={null} order={null} />],
  ['一笔存款', <DepositScreen key="" wanted="" back={null} order="310000000000001" />],
  ['取款', <WithdrawScreen key="" back={null} order={null} />],
  ['一笔取款', <WithdrawScreen key="" back={null} order="320000000000001" />],
  ['银行卡', <PayeeAddScreen key="" kind="bank" back={null} />],
  ['USDT 地址', <VirtualCoinScreen key="" network="trc20" back={null} />],
  ['支付宝', <PayeeListScreen key="" kind="alipay" back={null} />],
  ['实名认证', <RealNameScreen key="" back={null} />],
  ['个人资料', <ProfileScreen key="" member={null} />],
  ['投注记录', <BetRecord key="" />],
  ['交易记录', <TransactionRecord key="" />],
  ['游戏记录', <RoundRecord key="" />],
  ['礼金记录', <GiftRecord key="" />],
  ['聊天礼物', <GivenRecord key="" />],
  ['福利券', <CouponScreen key="" />],
  ['优惠', <MemberPromotions key="" promotions={[]} all={[]} wanted={null} />],
  ['余额', <BalanceScreen key="" />],
  ['流水', <AuditScreen key="" />],
  ['新手引导', <GuideScreen key="" redirect="/" />],
  ['站内信', <MailScreen key="" />],
  ['意见反馈', <FeedbackScreen key="" member={null} />],
  ['资料变更', <InfoScreen key="" member={null} />],
  ['VIP', <VipScreen key="" />],
  ['VIP 规则', <VipRulesScreen key="" />],
  ['返水', <RebateScreen key="" member="m1" />],
  ['幸运翻牌', <FlipScreen key="" />],
  ['签到日历', <CalendarScreen key="" seventhCoins={null} />],
  ['好友邀请', <InviteScreen key="" stake={null} />],
  ['好友巅峰投注', <MineCard key="" period="this" rules={null} />],
  ['商城', <MallScreen key="" />],
  ['商城订单', <OrderRecord key="" order={null} />],
  ['金币明细', <CoinRecord key="" />],
  ['兑换记录', <ExchangeRecord key="" />],
  ['理性投注', <LimitsScreen key="" />],
];

test.each(SCREENS)('%s that fails to load names its number and links to 客服 with it', async (_, shown) => {
  for (const [thrown, number] of [
    [new BusinessError(14_010, '操作失败'), '14010'],
    [new NetworkError({ status: 500, message: '', statusText: '', online: true }), '500'],
  ] as const) {
    error = thrown;
    const { unmount } = renderWithClient(shown, new QueryClient({ defaultOptions: { queries: { retry: false } } }));
    expect((await screen.findByRole('alert')).textContent).toContain(`（${number}）`);
    expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe(`/customer/main?reason=error&mark=${number}`);
    unmount();
  }
});
