import { unreadText } from '@/lib/domain/member/mail/mail-link.copy';
import { joinMails, mailLink } from '@/lib/domain/member/mail/mail.rules';
import type { Mail } from '@/lib/domain/member/mail/mail.model';

const mail = (mailId: string): Mail => ({ mailId, kind: 'system', title: '', content: '', link: null, at: 0, isRead: false });

test('a mail links only to pages of this site', () => {
  expect(mailLink('/mine/feedback?view=list')).toBe('/mine/feedback?view=list');
  expect(mailLink('/')).toBe('/');
  for (const link of [
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/api/health',
  ]) {
    expect(mailLink(link)).toBeNull();
  }
});

test('a row that appears on two pages is listed once', () => {
  const pages = [
    { list: [mail('3'), mail('2')], next: '2', unread: 0 },
    { list: [mail('2'), mail('1')], next: null, unread: 0 },
  ];
  expect(joinMails(pages).map(({ mailId }) => mailId)).toEqual(['3', '2', '1']);
  expect([1, 99, 100].map(unreadText)).toEqual(['1', '99', '99+']);
});
