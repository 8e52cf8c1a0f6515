/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MailScreen } from '@/components/member/mail/mail-screen';
import { deleteMails, getMails, getUnread, readMails } from '@/lib/domain/member/mail/mail.api';
import type { Mail } from '@/lib/domain/member/mail/mail.model';
import { BusinessError } from '@/lib/kit/http/errors';
import { renderWithClient } from '../../support/render-with-client';

jest.mock('@/lib/domain/member/mail/mail.api', () => ({
  getMails: jest.fn(),
  getUnread: jest.fn(),
  readMails: jest.fn(),
  deleteMails: jest.fn(),
}));

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
  jest.mocked(getMails).mockResolvedValue({ list: [mail('2', false), mail('1', true)], next: null, unread: 1 });
  jest.mocked(getUnread).mockResolvedValue(1);
});

test('a mail is marked as read when opened, and links to its page', async () => {
  jest.mocked(readMails).mockResolvedValue(0);
  renderWithClient(<MailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: /^未读 标题2/ }));
  expect(readMails).toHaveBeenCalledWith(['2']);
  expect(await screen.findByText('0 封未读')).toBeTruthy();
  expect(screen.getByRole('link', { name: '前往查看' }).getAttribute('href')).toBe('/mine/userInfo');
  expect(screen.queryByText('未读')).toBeNull();
});

test('selected mails are deleted after a confirmation', async () => {
  jest.mocked(deleteMails).mockResolvedValue(0);
  renderWithClient(<MailScreen />);
  await screen.findByText('标题1');
  await userEvent.click(screen.getByRole('button', { name: '编辑' }));
  await userEvent.click(screen.getByRole('button', { name: '全选' }));
  expect(screen.getByText('已选 2 封')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(deleteMails).toHaveBeenCalledWith(['2', '1']));
  expect(await screen.findByText('还没有站内信')).toBeTruthy();
});

test('a failed read mark shows the mail as unread again', async () => {
  jest.mocked(readMails).mockRejectedValue(new BusinessError(10_001, '稍后再试'));
  renderWithClient(<MailScreen />);
  await screen.findByText('1 封未读');
  await userEvent.click(screen.getByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(getMails).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('button', { name: /^未读 标题2/ })).toBeTruthy();
});
