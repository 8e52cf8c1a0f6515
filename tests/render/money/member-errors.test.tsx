/** @jest-environment jest-fixed-jsdom */
import type { ReactNode } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { dividendCheckCall } from '@pavilion/contract/calls/bonus.calls';
import { taskListCall } from '@pavilion/contract/calls/calendar.calls';
import { depositOpenCall } from '@pavilion/contract/calls/deposit.calls';
import { mailUnreadCall } from '@pavilion/contract/calls/mail.calls';
import { resultByDayCall } from '@pavilion/contract/calls/transaction.calls';
import { withdrawOpenCall } from '@pavilion/contract/calls/withdraw.calls';
import { MineHub } from '@/components/member/account/mine-hub';
import { AlertScreen } from '@/components/member/alert/alert-screen';
import { CalendarScreen } from '@/components/rewards/calendar/calendar-screen';
import { FlipScreen } from '@/components/rewards/flip/flip-screen';
import { InviteScreen } from '@/components/rewards/invite/invite-screen';
import { MineCard } from '@/components/rewards/leaderboard/mine-card';
import { FeedbackScreen } from '@/components/care/feedback/feedback-screen';
import { TicketHistory } from '@/components/care/support/ticket-history';
import { RegisterGuideScreen } from '@/components/care/register-guide/register-guide-screen';
import { InfoScreen } from '@/components/member/info/info-screen';
import { MailScreen } from '@/components/member/mail/mail-screen';
import { RebateScreen } from '@/components/money/rebate/rebate-screen';
import { CouponScreen } from '@/components/rewards/coupon/coupon-screen';
import { DepositScreen } from '@/components/money/deposit/deposit-screen';
import { RoundHistory } from '@/components/community/game/round-history';
import { GivenGiftHistory } from '@/components/community/chat/room-gift/given-gift-history';
import { GiftHistory } from '@/components/rewards/gift/gift-history';
import { CoinHistory } from '@/components/rewards/mall/coin-history';
import { ExchangeHistory } from '@/components/rewards/mall/exchange-history';
import { MallScreen } from '@/components/rewards/mall/mall-screen';
import { MallOrderHistory } from '@/components/rewards/mall/mall-order-history';
import { StatementHistory } from '@/components/money/statement/statement-history';
import { RecordViews } from '@/components/money/transaction/record-views';
import { ProfileScreen } from '@/components/member/profile/profile-screen';
import { BetHistory } from '@/components/betting/order/bet-history';
import { PayeeAddScreen } from '@/components/money/payee/payee-add-screen';
import { PayeeListScreen } from '@/components/money/payee/payee-list-screen';
import { VirtualCoinScreen } from '@/components/money/payee/virtual-coin-screen';
import { MemberBonuses } from '@/components/rewards/promotion/member-bonuses';
import { RealNameScreen } from '@/components/member/security/real-name-screen';
import { VipRulesScreen } from '@/components/member/vip/vip-rules-screen';
import { VipScreen } from '@/components/member/vip/vip-screen';
import { LimitsScreen } from '@/components/member/limit/limits-screen';
import { TransferScreen } from '@/components/money/wallet/transfer-screen';
import { WalletScreen } from '@/components/money/wallet/wallet-screen';
import { AuditScreen } from '@/components/money/withdraw/audit-screen';
import { WithdrawScreen } from '@/components/money/withdraw/withdraw-screen';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { depositsOnWire } from '../../support/deposit.builder';
import { fakePlatform } from '../../support/fake-platform';
import { unreadOnWire } from '../../support/mail.builder';
import { renderWithClient } from '../../support/render-with-client';
import { resultsOnWire } from '../../support/transaction.builder';
import { withdrawalsOnWire } from '../../support/withdraw.builder';

let error: Error;
const mockFail = async () => {
  throw error;
};

const platform = fakePlatform();
platform.others.mockImplementation(mockFail);
// These stand beside what fails.
platform.on(mailUnreadCall, unreadOnWire).mockResolvedValue(0);
platform.on(depositOpenCall, depositsOnWire).mockResolvedValue([]);
platform.on(resultByDayCall, resultsOnWire).mockResolvedValue([]);
platform.on(dividendCheckCall).mockResolvedValue({ hasDividend: false, count: 0, list: [] });
platform.on(withdrawOpenCall, withdrawalsOnWire).mockResolvedValue([]);
platform.on(taskListCall).mockImplementation(() => new Promise(() => undefined));

jest.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => new URLSearchParams() }));
jest.mock('@/lib/venues/registry', () =>
  jest
    .requireActual<typeof import('../../support/venue-registry')>('../../support/venue-registry')
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
  ['投注记录', <BetHistory key="" />],
  ['交易记录', <RecordViews key="" />],
  ['账变', <StatementHistory key="" />],
  ['游戏记录', <RoundHistory key="" />],
  ['礼金记录', <GiftHistory key="" />],
  ['聊天礼物', <GivenGiftHistory key="" />],
  ['福利券', <CouponScreen key="" />],
  ['优惠', <MemberBonuses key="" all={[]} />],
  ['流水', <AuditScreen key="" />],
  ['新手引导', <RegisterGuideScreen key="" redirect="/" />],
  ['站内信', <MailScreen key="" />],
  ['我的工单', <TicketHistory key="" />],
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
  ['商城订单', <MallOrderHistory key="" order={null} />],
  ['金币明细', <CoinHistory key="" />],
  ['兑换记录', <ExchangeHistory key="" />],
  ['理性投注', <LimitsScreen key="" />],
  ['通知', <AlertScreen key="" />],
];

test.each(SCREENS)('%s that fails to load shows its error number and links to 客服 with it', async (_, shown) => {
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
