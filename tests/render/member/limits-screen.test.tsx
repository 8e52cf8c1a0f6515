/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exclusionStartCall, limitConfirmCall, limitHistoryCall, limitSetCall, limitsCall } from '@pavilion/contract/calls/limit.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { LimitsScreen } from '@/components/member/limit/limits-screen';
import { LIMIT_COPY } from '@/lib/domain/member/limit/limit.copy';
import type { Limits } from '@/lib/domain/member/limit/limit.model';
import { worldNow } from '@/lib/kit/browser/world-time';
import { BusinessError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { fakePlatform } from '../../support/fake-platform';
import { someLimits, limitHistoryOnWire, limitsOnWire } from '../../support/limit.builder';
import { aMember, memberOnWire } from '../../support/member.builder';
import { renderWithClient } from '../../support/render-with-client';
import { DAY } from '../../support/time';

const platform = fakePlatform();
const getMember = platform.on(memberInfoCall, memberOnWire);
const startExclusion = platform.on(exclusionStartCall, limitsOnWire);
const getLimitHistory = platform.on(limitHistoryCall, limitHistoryOnWire);
const confirmLimit = platform.on(limitConfirmCall, limitsOnWire);
const setLimit = platform.on(limitSetCall, limitsOnWire);
const getLimits = platform.on(limitsCall, limitsOnWire);

const DEPOSIT = { kind: 'deposit', period: 'day' } as const;
const SET = { ...DEPOSIT, limit: 50_000n, used: 40_000n, left: 10_000n };
const pendingUntil = (readyAt: number) => ({ ...SET, pending: { limit: 80_000n, requestedAt: readyAt - DAY, readyAt } });

beforeAll(mockDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  getLimitHistory.mockResolvedValue({ list: [], hasMore: false });
  getMember.mockResolvedValue(aMember({ hasPin: true }));
});

/** The screen over limits that each change replaces. */
async function show(limits: Limits) {
  getLimits.mockResolvedValue(limits);
  renderWithClient(<LimitsScreen />, makeQueryClient());
  await screen.findByRole('region', { name: '存款限额' });
  return userEvent.setup();
}
const row = () => within(screen.getByRole('region', { name: '存款限额' })).getByRole('button', { name: /^每日/ });

test('a row shows limit, use and rest, and its form states when a change takes effect', async () => {
  const user = await show(someLimits([SET]));
  expect(row().textContent).toContain('500.00 币');
  expect(row().textContent).toContain('剩余 100.00 币');
  await user.click(row());
  const field = screen.getByRole('textbox', { name: '每日存款限额（币）' });
  expect((field as HTMLInputElement).value).toBe('500');
  expect(screen.getByText(LIMIT_COPY.effects.same)).toBeTruthy();
  await user.clear(field);
  expect(screen.getByText(LIMIT_COPY.effects.later)).toBeTruthy();
  await user.type(field, '300');
  expect(screen.getByText(LIMIT_COPY.effects.now)).toBeTruthy();
  setLimit.mockResolvedValue(someLimits([{ ...SET, limit: 30_000n, left: 0n }]));
  getLimits.mockResolvedValue(someLimits([{ ...SET, limit: 30_000n, left: 0n }]));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(row().textContent).toContain('300.00 币'));
  expect(setLimit).toHaveBeenCalledWith({ ...DEPOSIT, limit: '300.00' });
});

test('an invalid amount and a rejection appear at the field', async () => {
  const user = await show(someLimits());
  await user.click(row());
  const field = screen.getByRole('textbox', { name: '每日存款限额（币）' });
  await user.type(field, '0');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(LIMIT_COPY.amountFault)).toBeTruthy();
  expect(setLimit).not.toHaveBeenCalled();
  setLimit.mockRejectedValue(new BusinessError(10_003, '请换一个金额', { field: 'limit' }));
  await user.type(field, '5');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请换一个金额')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('an increase can be confirmed only after its 24 hours', async () => {
  await show(someLimits([pendingUntil(worldNow() + DAY)]));
  expect(row().textContent).toContain('申请调为 800.00 币');
  expect(screen.queryByRole('button', { name: LIMIT_COPY.confirm })).toBeNull();
});

test('the confirmation sends the increase that the member sees', async () => {
  const user = await show(someLimits([pendingUntil(worldNow() - 1)]));
  const waiting = screen.getByRole('region', { name: LIMIT_COPY.readyTitle });
  expect(waiting.textContent).toContain('每日存款限额：500.00 币 → 800.00 币');
  confirmLimit.mockResolvedValue(someLimits([{ ...SET, limit: 80_000n }]));
  getLimits.mockResolvedValue(someLimits([{ ...SET, limit: 80_000n }]));
  await user.click(within(waiting).getByRole('button', { name: LIMIT_COPY.confirm }));
  await waitFor(() => expect(screen.queryByRole('region', { name: LIMIT_COPY.readyTitle })).toBeNull());
  expect(confirmLimit).toHaveBeenCalledWith({ ...DEPOSIT, limit: '800.00' });
});

test.each([
  ['runs', { endsAt: DAY, readyAt: null }, []],
  ['is over', { endsAt: -1, readyAt: null }, ['申请解除']],
  ['waits', { endsAt: -DAY, readyAt: DAY }, ['继续排除']],
  ['can be ended', { endsAt: -DAY, readyAt: -1 }, ['继续排除', '确认解除']],
] as const)('an exclusion that %s offers only the possible actions', async (_, { endsAt, readyAt }, buttons) => {
  const now = worldNow();
  await show(
    someLimits([], { pause: { kind: 'exclusion', beganAt: 0, endsAt: now + endsAt, readyAt: readyAt === null ? null : now + readyAt } }),
  );
  const state = screen.getByRole('region', { name: '自我排除进行中' });
  expect(
    within(state)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(buttons);
});

test('a self-exclusion is confirmed by password or PIN, and a wrong one is shown at its field', async () => {
  const user = await show(someLimits());
  await user.click(screen.getByRole('button', { name: /^自我排除/ }));
  await user.click(await screen.findByRole('button', { name: '提款密码' }));
  await user.type(screen.getByLabelText('提款密码', { selector: 'input' }), '246813');
  startExclusion.mockRejectedValueOnce(new BusinessError(10_003, '提款密码错误', { field: 'pin', left: 4 }));
  const start = screen.getByRole('button', { name: '开始 6 个月自我排除' });
  await user.click(start);
  expect(await screen.findByText('提款密码错误，还可再试 4 次')).toBeTruthy();
  expect(startExclusion).toHaveBeenCalledWith({ term: 'half-year', pin: '246813' });
});
