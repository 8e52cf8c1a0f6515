/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agentApplyCall } from '@pavilion/contract/calls/support.calls';
import { AgentCalculator } from '@/components/care/agent/agent-calculator';
import { AgentForm } from '@/components/care/agent/agent-form';
import { AgentPlan } from '@/components/care/agent/agent-plan';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../support/fake-platform';

const platform = fakePlatform();
const apply = platform.on(agentApplyCall);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = (name = '提交申请') => userEvent.click(screen.getByRole('button', { name }));

async function fill(): Promise<void> {
  await userEvent.type(field('姓名'), '陈小亭');
  await userEvent.type(field('手机或 Telegram'), '138-0013-8000');
  await userEvent.type(field('说明'), '运营足球资讯公众号，约两万名读者。');
}

beforeEach(() => jest.resetAllMocks());

// @spec 2.15
test('the plan’s table has a row for each step', () => {
  render(<AgentPlan />);
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '活跃会员当月净额比例',
    '5 人起大于 030%',
    '20 人起100,000 起35%',
    '50 人起500,000 起40%',
    '100 人起2,000,000 起45%',
  ]);
});

test('the calculator updates while typing, and explains when it cannot calculate', async () => {
  render(<AgentCalculator />);
  const result = () => screen.getByRole('status').textContent;
  expect(result()).toContain('佣金42,700.00 币');
  expect(result()).toContain('达到 40% 还差 活跃会员 26 人、净额 378,000.00 币');
  await userEvent.clear(field('会员赢（币）'));
  await userEvent.type(field('会员赢（币）'), '300000');
  expect(result()).toContain('结转到下月118,000.00 币');
  expect(result()).toContain('佣金0.00 币');
  await userEvent.clear(field('活跃会员（人）'));
  await userEvent.type(field('活跃会员（人）'), '１000,01');
  expect([field('活跃会员（人）').value, screen.queryByText(/只能输入整数/)]).toEqual(['1000', expect.anything()]);
  await userEvent.clear(field('活跃会员（人）'));
  await userEvent.type(field('活跃会员（人）'), '100001');
  expect(result()).toContain('填写有误');
});

test('an application shows its receipt, and a lost response is repeated under the same key', async () => {
  apply
    .mockRejectedValueOnce(new NetworkError({ status: 0, message: '', statusText: '', online: true }))
    .mockResolvedValueOnce({ receiptNo: 'P61001', createTime: '2027-03-06T14:32:00.000Z' });
  render(<AgentForm />);
  await fill();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('不会重复记录');
  await submit('再次提交');
  expect((await screen.findByRole('status')).textContent).toContain('P61001');
  expect(apply.mock.calls[1]).toEqual(apply.mock.calls[0]);
  expect(apply.mock.calls[0]![0]).toMatchObject({ name: '陈小亭', contact: '13800138000' });
});

test('an invalid application is not sent, and a rejection appears at its field or above the button', async () => {
  render(<AgentForm />);
  await submit();
  expect(await screen.findByText('姓名为 2 到 20 个字')).toBeTruthy();
  expect(document.activeElement).toBe(field('姓名'));
  expect(apply).not.toHaveBeenCalled();
  await fill();
  apply.mockRejectedValueOnce(new BusinessError(10_003, '请填写 11 位手机号', { field: 'contact' }));
  await submit();
  expect(await screen.findByText('请填写 11 位手机号')).toBeTruthy();
  expect(document.activeElement).toBe(field('手机或 Telegram'));
  apply.mockRejectedValueOnce(new BusinessError(6501, '这台设备刚提交过申请，请在 42 分钟后再提交', { retryAfter: 2_500 }));
  await userEvent.type(field('手机或 Telegram'), '{Backspace}1');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('42 分钟后');
  expect(field('姓名').value).toBe('陈小亭');
});
