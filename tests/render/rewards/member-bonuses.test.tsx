/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DIVIDEND_STATUS, dividendLeadCall, dividendReceiveCall } from '@pavilion/contract/calls/bonus.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { MemberBonuses, PromotionBonus } from '@/components/rewards/promotion/member-bonuses';
import { useClaims } from '@/lib/domain/rewards/bonus/claim.store';
import { BusinessError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { aBonus, aPromotion, bonusesOnWire } from '../../support/bonus.builder';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { aMember, memberOnWire } from '../../support/member.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getMember = platform.on(memberInfoCall, memberOnWire);
const getBonuses = platform.on(dividendLeadCall, bonusesOnWire);
const claimBonus = platform.on(dividendReceiveCall);

beforeAll(() => mockDialogs());
beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  useClaims.setState({ records: [], known: [] });
  getMember.mockResolvedValue(aMember());
});

function show() {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const promotions = [aPromotion(), aPromotion({ id: '81003', title: '体育周周投' }), aPromotion({ id: '81006', title: '实名认证礼' })];
  renderWithClient(
    <>
      <MemberBonuses all={promotions} />
      {promotions.map(({ id, title }) => (
        <PromotionBonus key={id} id={id} title={title} />
      ))}
    </>,
    client,
  );
  return userEvent.setup({ delay: null });
}

test('shows the state of each bonus, and why it cannot be claimed', async () => {
  getBonuses.mockResolvedValue([
    aBonus({ state: 'notEligible', reason: '首笔存款不足 100 币' }),
    aBonus({ id: '81003', promotionId: '81003', name: '体育周周投', state: 'notYet', reason: '本周有效投注 0.00 / 1000.00' }),
    aBonus({ id: '81006', promotionId: '81006', name: '实名认证礼', state: 'reviewing' }),
  ]);
  show();
  expect((await screen.findByText('首笔存款不足 100 币')).textContent).toContain('不符合');
  expect(screen.getByText('本周有效投注 0.00 / 1000.00').textContent).toContain('未达成');
  expect(screen.getByRole('button', { name: /^查看条件.*首存礼/ })).toBeTruthy();
  const mine = screen.getByRole('region', { name: '我的红利' });
  expect(within(mine).getByRole('button', { name: /实名认证礼/ }).textContent).toContain('审核中');
});

test('shows amount, turnover and deadline before the claim, and claims once under one key', async () => {
  getBonuses.mockResolvedValue([aBonus()]);
  claimBonus.mockResolvedValue({ id: '81002', status: DIVIDEND_STATUS.claimed, amount: '50.00', receivedAt: null });
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^领取.*首存礼/ }));
  const sheet = await screen.findByRole('dialog', { name: '首存礼' });
  const terms = within(sheet).getByLabelText('领取条件').textContent;
  for (const term of ['50.00 币', '（存款 + 红利）的 3 倍，存款本身的流水另计', '2026-11-20 20:00 前领取']) expect(terms).toContain(term);
  getBonuses.mockResolvedValue([aBonus({ state: 'claimed' })]);
  await user.dblClick(within(sheet).getByRole('button', { name: '领取' }));
  expect(await within(sheet).findByText('已到账中心钱包')).toBeTruthy();
  expect(claimBonus).toHaveBeenCalledTimes(1);
});

test('a rejection appears beside the button with the platform’s message', async () => {
  getBonuses.mockResolvedValue([aBonus()]);
  claimBonus.mockRejectedValue(new BusinessError(10_001, '该红利已过期'));
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^领取.*首存礼/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '领取' }));
  expect((await screen.findByRole('alert')).textContent).toBe('该红利已过期');
});
