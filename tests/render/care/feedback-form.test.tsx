/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedbackCreateCall, feedbackListCall } from '@pavilion/contract/calls/feedback.calls';
import { FeedbackForm } from '@/components/care/feedback/feedback-form';
import type { Feedback } from '@/lib/domain/care/feedback/feedback.model';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../support/fake-platform';
import { feedbackListOnWire, feedbackOnWire } from '../../support/feedback.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const list = platform.on(feedbackListCall, feedbackListOnWire);
const send = platform.on(feedbackCreateCall, feedbackOnWire);

const TEXT = '投注记录翻到第二页会跳回顶部';
const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const stored = (key: string): Feedback => ({
  ticketId: 'F81001',
  kind: 'suggestion',
  state: 'submitted',
  pictureIds: [],
  hasDiagnostics: false,
  createdAt: 0,
  changedAt: 0,
  messages: [{ id: key, from: 'member', text: TEXT, at: 0 }],
});
const onSent = jest.fn();
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '说明' });
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交反馈' }));

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

test('a lost response whose request arrived counts as sent', async () => {
  send.mockRejectedValueOnce(LOST);
  list.mockImplementation(async () => [stored(send.mock.calls[0]![0].ticketKey)]);
  renderWithClient(<FeedbackForm memberId="m1" onSent={onSent} />);
  await userEvent.type(field(), TEXT);
  await submit();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(sessionStorage.getItem('feedbackDraft')).toBeNull();
});

test('a response that stays lost keeps the text, and the repeat has the same key', async () => {
  send.mockRejectedValueOnce(LOST).mockImplementationOnce(async ({ ticketKey }) => stored(ticketKey));
  list.mockRejectedValue(LOST);
  const { unmount } = renderWithClient(<FeedbackForm memberId="m1" onSent={onSent} />);
  await userEvent.type(field(), TEXT);
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('不会重复记录');
  expect(field().value).toBe(TEXT);
  // Also after a reload.
  unmount();
  renderWithClient(<FeedbackForm memberId="m1" onSent={onSent} />);
  expect(field().value).toBe(TEXT);
  await submit();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[1]![0].ticketKey).toBe(send.mock.calls[0]![0].ticketKey);
});

test('a rejection appears at its field, and changed content under a used key gets a new key', async () => {
  send
    .mockRejectedValueOnce(new BusinessError(10_003, '请至少输入10个字', { field: 'text' }))
    .mockRejectedValueOnce(new BusinessError(10_003, '这条反馈已用其他内容提交', { field: 'ticketKey' }))
    .mockImplementationOnce(async ({ ticketKey }) => stored(ticketKey));
  list.mockResolvedValue([]);
  renderWithClient(<FeedbackForm memberId="m1" onSent={onSent} />);
  await userEvent.type(field(), TEXT);
  await submit();
  expect(await screen.findByText('请至少输入10个字')).toBeTruthy();
  await userEvent.type(field(), '。');
  await submit();
  expect(await screen.findByText(/上次提交已收到/)).toBeTruthy();
  await submit();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  const keys = send.mock.calls.map(([input]) => input.ticketKey);
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

test('diagnostic data is sent only when the member agreed, and is shown before', async () => {
  send.mockImplementation(async ({ ticketKey }) => stored(ticketKey));
  renderWithClient(<FeedbackForm memberId="m1" onSent={onSent} />);
  await userEvent.type(field(), TEXT);
  await userEvent.click(screen.getByRole('checkbox', { name: '附带诊断信息' }));
  const shown = screen.getByText(/版本 2\.0\.0/).textContent;
  await submit();
  await waitFor(() => expect(send.mock.calls[0]![0].diagnostics).toBe(shown));
});

test('the draft of another member is not shown', () => {
  sessionStorage.setItem(
    'feedbackDraft',
    JSON.stringify({ memberId: 'm2', kind: 'problem', text: TEXT, key: '3F2504E0-4F89-41D3-9A0C-0305E82C3301' }),
  );
  renderWithClient(<FeedbackForm memberId="m1" onSent={onSent} />);
  expect(field().value).toBe('');
});
