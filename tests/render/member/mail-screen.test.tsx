/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mailDeleteCall, mailListCall, mailReadCall, mailUnreadCall } from '@pavilion/contract/calls/mail.calls';
import { MailScreen } from '@/components/member/mail/mail-screen';
import type { Mail } from '@/lib/domain/member/mail/mail.model';
import { BusinessError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { fakePlatform } from '../../support/fake-platform';
import { mailsOnWire, unreadOnWire } from '../../support/mail.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const deleteMails = platform.on(mailDeleteCall, unreadOnWire);
const getMails = platform.on(mailListCall, mailsOnWire);
const getUnread = platform.on(mailUnreadCall, unreadOnWire);
const readMails = platform.on(mailReadCall, unreadOnWire);

const mail = (mailId: string, isRead: boolean): Mail => ({
  mailId,
  kind: 'account',
  title: `标题${mailId}`,
  content: '内容',
  link: '/mine/userInfo',
  at: 0,
  isRead,
});

beforeEach(() => {
  jest.resetAllMocks();
  getMails.mockResolvedValue({ list: [mail('2', false), mail('1', true)], next: null, unread: 1 });
  getUnread.mockResolvedValue(1);
});

test('a mail is marked as read when opened, and links to its page', async () => {
  readMails.mockResolvedValue(0);
  renderWithClient(<MailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: /^未读 标题2/ }));
  expect(readMails).toHaveBeenCalledWith({ mailIds: ['2'] });
  expect(await screen.findByText('0 封未读')).toBeTruthy();
  expect(screen.getByRole('link', { name: '前往查看' }).getAttribute('href')).toBe('/mine/userInfo');
  expect(screen.queryByText('未读')).toBeNull();
});

test('selected mails are deleted after a confirmation', async () => {
  deleteMails.mockResolvedValue(0);
  renderWithClient(<MailScreen />);
  await screen.findByText('标题1');
  await userEvent.click(screen.getByRole('button', { name: '编辑' }));
  await userEvent.click(screen.getByRole('button', { name: '全选' }));
  expect(screen.getByText('已选 2 封')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(deleteMails).toHaveBeenCalledWith({ mailIds: ['2', '1'] }));
  expect(await screen.findByText('暂无站内信')).toBeTruthy();
});

test('a failed read mark shows the mail as unread again', async () => {
  readMails.mockRejectedValue(new BusinessError(10_001, '稍后再试'));
  renderWithClient(<MailScreen />);
  await screen.findByText('1 封未读');
  await userEvent.click(screen.getByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(getMails).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('button', { name: /^未读 标题2/ })).toBeTruthy();
});

test('a number of unread mails that could not be read is not shown as none', async () => {
  getMails.mockRejectedValue(new BusinessError(10_001, '稍后再试'));
  getUnread.mockRejectedValue(new BusinessError(10_001, '稍后再试'));
  renderWithClient(<MailScreen />, makeQueryClient());
  await screen.findByText('站内信加载失败');
  expect(screen.queryByText(/封未读/)).toBeNull();
});
