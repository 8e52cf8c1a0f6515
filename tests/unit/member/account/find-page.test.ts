import { FINDABLE_PAGES } from '@/lib/domain/member/account/find-page.copy';
import { findPages } from '@/lib/domain/member/account/find-page.rules';

const titles = (typed: string) => findPages(typed).map(({ title }) => title);

test('finds a page by its title, and by other names of what it shows', () => {
  expect(titles('流水')).toEqual(['流水']);
  expect(titles('提现')).toEqual(['取款']);
  expect(titles(' usdt ')).toEqual(['收款账户']);
  expect(titles('记录')[0]).toBe('投注记录');
  expect([titles(''), titles('  '), titles('没有这一页')]).toEqual([[], [], []]);
});

test('each page is listed once', () => {
  expect(new Set(FINDABLE_PAGES.map(({ href }) => href)).size).toBe(FINDABLE_PAGES.length);
});
