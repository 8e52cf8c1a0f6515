import { readFileSync } from 'node:fs';
import { spaced } from '@pavilion/number/spaced';
import { sourcesUnder } from './support/sources';

/** Texts that members read, in one style: "Write a text" in CONTRIBUTING.md. */
const FILES = ['app', 'components', 'lib', 'sandbox']
  .flatMap(sourcesUnder)
  .filter((file) => /\.copy\.ts$|\.tsx$|page-(?:titles|descriptions)\.ts$/.test(file) && !/(?:team|english)-(?:names|nations)/.test(file));

/** Names and texts that the specification, the platform's samples or an operator fix without spaces. */
const FIXED = new RegExp(
  [
    '(?:FB|IM|OB|188)体育|(?:YB|IM)电竞',
    String.raw`VIP特权说明|IP受限|uuid为空|SHA-256\([^)]*\)`,
    String.raw`年?满18周?岁|\d+串\d+|串1\b|\d+秒[前后]|分钟?内有效`,
    '账号为4-11位|密码为8-20位|6位数字提款密码|11位手机号码|编号为16位|输入10个字',
  ].join('|'),
  'g',
);

const HAN = String.raw`\p{Script=Han}`;

/** Wrong writing, and what to write instead. */
const INSTEAD: ReadonlyArray<readonly [pattern: RegExp, instead: string]> = [
  [/你/, '您'],
  [/[“”]/, '「」'],
  [/…|\.{3}['"`<]/, 'no ellipsis'],
  [new RegExp(`${HAN}[,:;!?()]${HAN}`, 'u'), '，：；！？（）'],
  [new RegExp(`${HAN}[A-Za-z0-9]|[A-Za-z0-9%]${HAN}`, 'u'), 'a space between Chinese and Latin letters or digits'],
  [/没有取到|没有加载|没有刷新|取不到|读不到/, '…加载失败'],
  [/没有成功|没有(?:上传|提交|分享|发送)成功/, '…失败'],
  [/没有(?:收到|查到|找到|通过|到账|入账|转出|提交|成交|完成|扣|绑定)/, '未…'],
  [/没有这[个笔条张件场项]/, '…不存在'],
  [/还没有|现在没有/, '暂无… or 未…'],
  [/没有(?:响应|回应|答复|应答)/, '无响应'],
  [/正在取(?!消)/, '正在加载…'],
  [/写着/, '显示'],
  [/它/, 'the noun, or nothing'],
  [/的话(?!题)/, '若… or …内容'],
  [new RegExp(`进行${HAN}{2}操作`, 'u'), 'the verb alone'],
  [/派回|半输半赢/, '返还; 赢半、输半'],
  [/VIP(?:\d|\$?\{)/, 'VIP 3, with a space'],
];

/** Lines with a text: others are code alone. */
const TEXT = new RegExp(`${HAN}|VIP`, 'u');

/** A source without its comments, with as many lines. */
const code = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, '')).replaceAll(/^\s*\/\/.*$/gm, '');

const faultsIn = (source: string) =>
  code(source)
    .split('\n')
    .flatMap((line, index) =>
      INSTEAD.flatMap(([pattern, instead]) => {
        const found = pattern.exec(line.replaceAll(FIXED, '·'));
        return found && TEXT.test(line) ? [`${index + 1}: ${line.trim()} (${found[0]} → ${instead})`] : [];
      }),
    );

test('names of payments, wallets and sources stand in templates that set them off by script', () => {
  const value = String.raw`\$\{(?:name|names|title|first|payee|method|gift)\}`;
  const bare = new RegExp(`(?<!spaced)\`[^\`\\n]*(?:${HAN} ?${value}|${value} ?${HAN})`, 'u');
  const copies = FILES.filter((file) =>
    /^(?:lib\/domain\/(?:money|care\/(?:guide|register-guide)|community\/(?:game|chat\/room-gift)|site\/frame)|sandbox\/modules\/money)\/.*\.copy\.ts$/.test(
      file,
    ),
  );
  expect(copies.length).toBeGreaterThan(10);
  expect(
    copies.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => (bare.test(line) ? [`${file}: ${line.trim()}`] : [])),
    ),
  ).toEqual([]);
  expect([spaced`用${'EBpay'}扫码`, spaced`用${'支付宝'}扫码`, spaced`刷新 ${'FB体育'}余额`, spaced`${'USDT-TRC20'}：付款`]).toEqual([
    '用 EBpay 扫码',
    '用支付宝扫码',
    '刷新 FB体育余额',
    'USDT-TRC20：付款',
  ]);
});

test('texts follow the style', () => {
  expect(FILES.filter((file) => file.endsWith('.copy.ts')).length).toBeGreaterThan(150);
  expect(FILES.flatMap((file) => faultsIn(readFileSync(file, 'utf8')).map((fault) => `${file}:${fault}`))).toEqual([]);
});

test.each([
  ['你的余额', '您'],
  ['“我的”页面', '「」'],
  ['正在打开…', 'no ellipsis'],
  ['余额不足,请存款', '，'],
  ['近7天', 'a space'],
  ['USDT地址', 'a space'],
  ['任务没有取到', '加载失败'],
  ['没有收到付款', '未'],
  ['没有这笔订单', '不存在'],
  ['还没有反馈', '暂无'],
  ['VIP3', 'a space'],
  ['VIP${level}', 'a space'],
  ['<Tag>VIP{level}</Tag>', 'a space'],
])('finds %s', (text, instead) => {
  expect(faultsIn(`  text: '${text}',`).join('\n')).toContain(instead);
});

test.each(['账号为4-11位字母和数字', 'FB体育', '近 7 天', '（UTC+8）', '3串4', '/** 你 */'])('accepts %s', (text) => {
  expect(faultsIn(text.startsWith('/*') ? text : `  text: '${text}',`)).toEqual([]);
});
