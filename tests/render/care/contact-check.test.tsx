/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactCheckCall } from '@pavilion/contract/calls/support.calls';
import { InsteadScreen } from '@/components/care/support/instead-screen';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../support/fake-platform';

const platform = fakePlatform();
const check = platform.on(contactCheckCall);

const field = () => screen.getByRole('textbox', { name: '对方的电话或网址' });
const submit = () => userEvent.click(screen.getByRole('button', { name: '核对' }));

beforeEach(() => jest.resetAllMocks());

// @spec 2.12
test('the page lists the contacts in the site’s settings, and states when there are none', () => {
  const { rerender } = render(<InsteadScreen phone="400-820-0000" online="https://help.example.com/im" />);
  expect(screen.getByRole('link', { name: /客服电话/ }).getAttribute('href')).toBe('tel:4008200000');
  expect(screen.getByRole('link', { name: /在新页面打开对话/ }).getAttribute('href')).toBe('https://help.example.com/im');
  expect(screen.queryByText(/平台目前没有公布/)).toBeNull();
  rerender(<InsteadScreen phone="" online="javascript:alert(1)" />);
  expect(screen.getByText(/平台目前没有公布/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /客服电话|在新页面打开对话/ })).toBeNull();
});

test.each([
  ['official', '是官方联系方式', '不会代您存款'],
  ['unknown', '不是官方联系方式，不要付款', '不要转账'],
] as const)('a result %s: %s', async (result, title, text) => {
  check.mockResolvedValue({ result, channel: result === 'official' ? 'phone' : null });
  render(<InsteadScreen phone="" online="" />);
  await userEvent.type(field(), ' 400 820 0000 ');
  await submit();
  expect(check).toHaveBeenCalledWith({ contact: '400 820 0000' });
  const response = await screen.findByText(title);
  expect(response.closest('output')!.textContent).toContain(text);
  expect(response.closest('output')!.textContent).toContain('400 820 0000');
  // The result belongs to the sent text: another text has none.
  await userEvent.type(field(), '1');
  expect(screen.queryByText(title)).toBeNull();
});

test('a text without letters and digits is not sent, and a platform that does not respond is no permission to pay', async () => {
  render(<InsteadScreen phone="" online="" />);
  await userEvent.type(field(), '——');
  await submit();
  expect(await screen.findByText('请输入要核对的电话或网址')).toBeTruthy();
  expect(check).not.toHaveBeenCalled();
  check.mockRejectedValueOnce(new NetworkError({ status: 0, message: '', statusText: '', online: true }));
  await userEvent.clear(field());
  await userEvent.type(field(), '12345');
  await submit();
  expect(await screen.findByText('暂时无法核对，核对成功前请勿付款')).toBeTruthy();
  check.mockRejectedValueOnce(new BusinessError(10_003, '请输入要核对的电话或网址', { field: 'contact' }));
  await submit();
  expect(await screen.findByText('请输入要核对的电话或网址')).toBeTruthy();
});
