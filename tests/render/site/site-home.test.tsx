/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { HomeBanner } from '@/components/site/home/home-banner';
import { HomeCategories } from '@/components/site/home/home-categories';
import { NoticeLine } from '@/components/site/home/notice-line';
import { watchCounts } from '@/components/site/home/home-parts';
import type { Counts } from '@/lib/domain/betting/counts/counts.model';
import { toBanners, toNotices } from '@/lib/domain/site/home/banner.rules';
import { toCategories } from '@/lib/domain/site/home/category.rules';
import namingFixture from '../../contract/fixtures/naming-list.json';
import noticeFixture from '../../contract/fixtures/notice-list.json';
import adsFixture from '../../contract/fixtures/station-ads.json';

jest.mock('@/components/site/home/home-parts', () => ({ watchCounts: jest.fn() }));
beforeAll(() => {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
});

const NAMING = namingFixture.response.data as Parameters<typeof toCategories>[0];
const PAGES = Object.fromEntries(NAMING.map(({ category }) => [category, `/game/${category}`]));
/** Every category has its page here. */
const CATEGORIES = toCategories(NAMING, { pages: PAGES });
const tile = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) }).textContent;

describe('the games on the home page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.mocked(watchCounts).mockReset();
  });
  afterEach(() => jest.useRealTimers());

  // @spec 7.29
  test('lists categories in order, linking each open venue and labelling a closed one', () => {
    render(<HomeCategories categories={CATEGORIES} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(CATEGORIES.map(({ name }) => name));
    const states = new Set<string>();
    for (const category of CATEGORIES) {
      fireEvent.click(screen.getByRole('button', { name: category.name }));
      const list = within(screen.getByRole('list', { name: `${category.name}场馆` }));
      expect(list.getAllByRole('listitem')).toHaveLength(category.venues.length);
      for (const venue of category.venues) {
        states.add(venue.state);
        const link = list.queryByRole('link', { name: new RegExp(venue.name) });
        expect([venue.name, link?.getAttribute('href') ?? null]).toEqual([venue.name, venue.state === 'open' ? venue.href : null]);
      }
    }
    expect([...states].toSorted()).toEqual(['maintenance', 'open']);
  });

  test('has a heading instead of tabs for a single category, and its tiles show live counts', () => {
    const sport = toCategories(NAMING.filter(({ category }) => category === 'TY'));
    expect(sport.map(({ code }) => code)).toEqual(['TY']);
    const open = sport[0]!.venues.find(({ state }) => state === 'open');
    render(<HomeCategories categories={sport} counts={{ TY: 66 }} live={{ [open!.code]: 64 }} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('heading', { name: '体育场馆' }).parentElement!.textContent).toContain('66 场滚球');
    expect(screen.getByRole('link', { name: new RegExp(open!.name) }).textContent).toContain('滚球 64');
  });

  test('shows the categories after a refresh, and the first one when the chosen one is gone', () => {
    const { rerender } = render(<HomeCategories categories={[]} />);
    expect(screen.queryByRole('region', { name: '游戏分类' })).toBeNull();
    rerender(<HomeCategories categories={CATEGORIES} />);
    const shown = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
    expect(shown()).toEqual([CATEGORIES[0]!.name]);
    fireEvent.click(screen.getByRole('button', { name: CATEGORIES[1]!.name }));
    rerender(<HomeCategories categories={CATEGORIES.toReversed()} />);
    expect(shown()).toEqual([CATEGORIES[1]!.name]);
    rerender(<HomeCategories categories={CATEGORIES.toSpliced(1, 1)} />);
    expect(shown()).toEqual([CATEGORIES[0]!.name]);
  });

  test('shows 0 for a venue without live matches', () => {
    const sport = toCategories(NAMING);
    const open = sport[0]!.venues.find(({ state }) => state === 'open');
    render(<HomeCategories categories={sport} live={{ [open!.code]: 0 }} />);
    expect(screen.getByRole('link', { name: new RegExp(open!.name) }).textContent).toContain('滚球 0');
  });

  // @spec 3.08 7.38
  test('shows counts from 10 on, the server’s first and then the browser’s', async () => {
    let notify: (counts: Counts) => void = () => undefined;
    const stop = jest.fn();
    jest.mocked(watchCounts).mockImplementation((onCounts) => {
      notify = onCounts;
      return stop;
    });
    const [second, third] = CATEGORIES.slice(1);
    const { unmount } = render(<HomeCategories categories={CATEGORIES} counts={{ TY: 1234, [second!.code]: 9 }} />);
    const tiles = () => [tile('体育'), tile(second!.name), tile(third!.name)];
    expect(tiles()).toEqual(['体育1,234', second!.name, third!.name]);
    expect(watchCounts).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(watchCounts).toHaveBeenCalledTimes(1);
    act(() => notify({ TY: 7, [third!.code]: 30 }));
    expect(tiles()).toEqual(['体育', second!.name, `${third!.name}30`]);
    unmount();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

// @spec 7.15
test('shows the first notice in one line, and all of them below', () => {
  const notices = toNotices(noticeFixture.response.data);
  render(<NoticeLine notices={notices} />);
  expect(screen.getByText(new RegExp(`^${notices[0]!.title}：`))).toBeTruthy();
  expect(within(screen.getByRole('list', { name: '全部公告', hidden: true })).getAllByRole('listitem', { hidden: true })).toHaveLength(
    notices.length,
  );
});

// @spec 7.17
test('shows the text of each banner, and opens outside links in a new page', () => {
  const [ad] = adsFixture.response.data;
  const ads = [
    { ...ad!, id: '1', sort: 2, title: '外面', jumpType: 2, jumpUrl: 'https://news.example.com/' },
    { ...ad!, id: '2', sort: 1, title: '规则', jumpType: 1, jumpUrl: '/help/tytzgz' },
    { ...ad!, id: '3', sort: 3, title: '没有去处', jumpType: 0, jumpUrl: '' },
  ];
  render(<HomeBanner banners={toBanners(ads)} />);
  const [inside, outside, ...more] = screen.getAllByRole('link');
  expect([inside!.textContent, inside!.getAttribute('href')]).toEqual(['规则', '/help/tytzgz']);
  expect([outside!.textContent, outside!.getAttribute('target'), outside!.getAttribute('rel')]).toEqual([
    '外面',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(more).toHaveLength(0);
  expect(screen.getByText('没有去处')).toBeTruthy();
});

test('keeps clauses of a banner’s title unbroken', () => {
  const [ad] = adsFixture.response.data;
  render(<HomeBanner banners={toBanners([{ ...ad!, title: '让球与大小，四分之一球也算得清' }])} />);
  expect(screen.getByText('让球与大小，')).toBeTruthy();
  expect(screen.getByText('四分之一球也算得清')).toBeTruthy();
});
