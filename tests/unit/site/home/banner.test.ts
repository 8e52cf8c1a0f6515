import { noticesAt, toBanners, toNotices } from '@/lib/domain/site/home/banner.rules';
import { clausesOf } from '@/lib/domain/site/home/clause.rules';

const ad = (over: object) => ({
  id: '1',
  position: 'home',
  title: '标题',
  imageUrl: '/act/static/a.svg',
  jumpType: 1,
  jumpUrl: '/game/sport',
  sort: 1,
  startTime: '2026-11-19T12:00:00.000Z',
  endTime: null,
  content: '',
  ...over,
});

// @spec 7.17
test('shows banners in their order, with pictures and links of this site only', () => {
  const banners = toBanners([
    ad({ id: '2', sort: 2, jumpUrl: '//evil.example/x', imageUrl: 'https://evil.example/a.png' }),
    ad({ id: '1', sort: 1 }),
    ad({ id: '3', sort: 3, jumpType: 2, jumpUrl: 'https://news.example/' }),
  ]);
  expect(banners.map(({ id, picture, link }) => [id, picture, link])).toEqual([
    ['1', '/act/static/a.svg', { kind: 'page', href: '/game/sport' }],
    ['2', '', null],
    ['3', '/act/static/a.svg', { kind: 'outside', href: 'https://news.example/' }],
  ]);
});

test('a notice keeps its text when its link is not safe', () => {
  const notice = {
    id: '1',
    category: 1,
    title: '通知',
    content: '内容',
    startTime: '2026-11-19T12:00:00.000Z',
    endTime: null,
    jumpUrl: '',
    sort: 1,
  };
  expect(
    toNotices([notice, { ...notice, id: '2', jumpUrl: '/help/zhaqzn' }, { ...notice, id: '3', jumpUrl: 'javascript:alert(1)' }]).map(
      ({ id, href }) => [id, href],
    ),
  ).toEqual([
    ['1', null],
    ['2', '/help/zhaqzn'],
    ['3', null],
  ]);
});

test('splits a title after its punctuation, and loses no character', () => {
  expect(clausesOf('让球与大小，四分之一球也算得清')).toEqual(['让球与大小，', '四分之一球也算得清']);
  expect(clausesOf('一句话')).toEqual(['一句话']);
  expect(clausesOf('，开头？！结尾。')).toEqual(['，', '开头？！', '结尾。']);
  expect(clausesOf('')).toEqual([]);
});

test('a notice appears on the page that it links to and those below it, and everywhere when it has no link', () => {
  const notices = ['/game/sport', '/game/sport?venue=IMTY', '/game/sports', '/game/sport/results', null].map((href, index) => ({
    id: String(index),
    title: '',
    content: '',
    href,
  }));
  const at = (path: string) => noticesAt(notices, [path]).map(({ id }) => id);
  expect(at('/game/sport')).toEqual(['0', '1', '3', '4']);
  expect(at('/game/chess')).toEqual(['4']);
});
