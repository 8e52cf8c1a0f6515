/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelpVote } from '@/components/care/help/help-vote';
import { HELP_REASON_MAX, helpVoteCall } from '@pavilion/contract/calls/help.calls';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../support/fake-platform';

const platform = fakePlatform();
const send = platform.on(helpVoteCall);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => jest.resetAllMocks());

test('有帮助 is sent at once and shows the readers’ votes', async () => {
  send.mockResolvedValue({ helpful: 8, votes: 9 });
  render(<HelpVote slug="qkjc" />);
  await press('有帮助');
  expect(send).toHaveBeenCalledWith({ slug: 'qkjc', answer: 'yes' });
  expect((await screen.findByRole('status')).textContent).toContain('9 位读者中有 8 位觉得有帮助');
  expect(screen.queryByRole('button')).toBeNull();
});

test('没有帮助 asks for an optional reason, and links to 客服', async () => {
  send.mockResolvedValue({ helpful: 8, votes: 10 });
  render(<HelpVote slug="qkjc" />);
  await press('没有帮助');
  const field = await screen.findByRole('textbox', { name: '哪里没有说清楚（选填）' });
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field, '  节假日多久到账 ');
  await press('提交');
  expect(send).toHaveBeenCalledWith({ slug: 'qkjc', answer: 'no', reason: '节假日多久到账' });
  expect((await screen.findByRole('link', { name: '联系客服' })).getAttribute('href')).toBe('/customer/main?reason=help');
});

test('nothing is sent while the reason is too long', async () => {
  render(<HelpVote slug="qkjc" />);
  await press('没有帮助');
  await userEvent.click(await screen.findByRole('textbox'));
  await userEvent.paste('长'.repeat(HELP_REASON_MAX + 1));
  await press('提交');
  expect(await screen.findByText(`最多 ${HELP_REASON_MAX} 个字`)).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test.each([
  new NetworkError({ status: 0, message: '', statusText: '', online: true }),
  new BusinessError(6501, '操作过于频繁，请在 9 秒后再试', { retryAfter: 9 }),
])('a vote that is not stored shows the reason and can be sent again, with its text: %s', async (error) => {
  send.mockRejectedValueOnce(error).mockResolvedValueOnce({ helpful: 0, votes: 1 });
  render(<HelpVote slug="qkjc" />);
  await press('没有帮助');
  await userEvent.type(await screen.findByRole('textbox'), '太短');
  await press('提交');
  expect((await screen.findByRole('alert')).textContent).toContain(error.message);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('太短');
  await press('重新提交');
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(send.mock.calls).toEqual([[{ slug: 'qkjc', answer: 'no', reason: '太短' }], [{ slug: 'qkjc', answer: 'no', reason: '太短' }]]);
});
