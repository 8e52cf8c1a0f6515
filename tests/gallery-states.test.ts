import { readFileSync } from 'node:fs';
import { targetsIn } from './support/import-graph';
import { sourcesUnder } from './support/sources';

/**
 * States of a screen with a title of their own, empty and failed ones, have a picture in the gallery. The gallery names a state by a
 * text that the picture shows (`shows` of `take`).
 */
const read = (file: string) => readFileSync(file, 'utf8');
const gallery = ['tests/e2e/gallery', 'tests/e2e/pages']
  .flatMap((folder) => sourcesUnder(folder))
  .map(read)
  .join('\n');

/** Parameters of a text with parameters: a character of no text. */
const GAP = '\u0000';

/** The part of a text that it always has, the longest one of a text with parameters; null for a table of texts. */
function fixedPart(value: unknown): string | null {
  const text: unknown = typeof value === 'function' ? (value as (...gaps: string[]) => unknown)(GAP, GAP, GAP) : value;
  return typeof text === 'string' ? text.split(GAP).toSorted((a, b) => b.length - a.length)[0]! : null;
}

/** Texts of the `…_COPY.name` that a file names in this expression. */
function textsIn(file: string, text: string, expression: string): string[] {
  return [...expression.matchAll(/\b(\w+_COPY)\.(\w+)/g)].flatMap(([, table, name]) => {
    const [, module] = new RegExp(`import \\{[^}]*\\b${table}\\b[^}]*\\} from '([^']+)'`).exec(text) ?? [];
    if (module === undefined) return [];
    const { target } = targetsIn(file, `import '${module}'`)[0]!;
    const copy = jest.requireActual<Record<string, Record<string, unknown>>>(`../${target}`)[table!]!;
    const part = fixedPart(copy[name!]);
    return part === null ? [] : [part];
  });
}

/** Titles of the empty and failed states of a component, by the elements that show them. */
function statesOf(file: string): string[] {
  const text = read(file);
  const elements = [...text.matchAll(/<(?:EmptyState|ErrorState|PagedList|QueryContent|PagedHistory)\b([\s\S]*?)(?:\/>|>\s*\n)/g)];
  return elements.flatMap(([, props]) =>
    [...props!.matchAll(/\b(?:title|error|empty)=\{([^}]*)\}/g)].flatMap(([, expression]) => textsIn(file, text, expression!)),
  );
}

/** States whose title no picture names yet. A new state does not belong here: take its picture. */
const NOT_NAMED: ReadonlySet<string> = new Set([
  '任务没有取到',
  '其他场馆没有这场比赛',
  '反馈没有取到',
  '商城订单没有取到',
  '奖品表没有取到',
  '我的名次没有取到',
  '投注记录没有取到',
  '搜索没有成功',
  '无法进入 ',
  '暂无开放的体育场馆',
  '暂无开放的玩法',
  '暂时不能存款',
  '暂时没有进行中的活动',
  '未开赛',
  '榜单没有取到',
  '每日输赢没有取到',
  '比价没有取到',
  '比赛数据没有取到',
  '没有找到“',
  '没有找到这个游戏',
  '没有相同的盘口',
  '没有符合筛选的比赛',
  '没有这笔订单',
  '活动没有取到',
  '游戏列表没有加载出来',
  '游戏记录没有加载出来',
  '现在没有可以送的礼物',
  '申请没有取到',
  '礼物没有取到',
  '站内信没有取到',
  '签到没有取到',
  '翻牌记录没有取到',
  '该场馆暂无冠军盘',
  '还没有人说话',
  '还没有反馈',
  '还没有翻牌记录',
  '这一天没有已结束的比赛',
  '这个分类还没有商品',
  '邀请记录没有取到',
]);

test('each empty and failed state has a picture in the gallery', () => {
  const states = ['app', 'components']
    .flatMap((folder) => sourcesUnder(folder))
    .flatMap((file) => statesOf(file).map((title) => ({ file, title })));
  expect(states.length).toBeGreaterThan(50);
  const wrong = states
    .filter(({ title }) => !gallery.includes(title) && !NOT_NAMED.has(title))
    .map(({ file, title }) => `${file} shows “${title}”: take that state in a file of tests/e2e/gallery/.`);
  expect(wrong).toEqual([]);
});

test('the list of states without a picture names no other', () => {
  const titles = new Set(['app', 'components'].flatMap((folder) => sourcesUnder(folder)).flatMap(statesOf));
  expect([...NOT_NAMED].filter((title) => !titles.has(title) || gallery.includes(title))).toEqual([]);
});
