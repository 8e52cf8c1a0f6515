/** @jest-environment jest-fixed-jsdom */
import { isValidElement, type ReactElement } from 'react';
import { render, screen } from '@testing-library/react';
import HelpSlugPage from '@/app/(open)/help/[slug]/page';
import { HelpArticle } from '@/components/care/help/help-article';
import { ODDS_TYPE } from '@pavilion/contract/constants';
import { HELP_PAGES, helpPage } from '@/lib/domain/care/help/help.copy';
import { beginSession } from '@/lib/domain/member/session/begin-session';
import type { PreInfo } from '@/lib/domain/site/config/pre-info.api';
import { rememberPreInfo } from '@/lib/domain/site/config/pre-info.storage';
import { SUPPORT_FAQ } from '@/lib/domain/care/support/support.copy';
import { displayOdds } from '@/lib/domain/betting/sport/price/odds.rules';
import { factorOf } from '@/sandbox/modules/betting/ruling/combination.rules';
import { rulingOf } from '@/sandbox/modules/betting/ruling/ruling.rules';
import { outcomeOf } from '@/sandbox/modules/betting/ruling/settlement.rules';
import { SECRET_TRIES } from '@/sandbox/modules/member/step-up/secret-tries';
import { DEPOSIT_TURNOVER } from '@/sandbox/modules/money/deposit/deposit.rules';
import { MAX_PER_KIND } from '@/sandbox/modules/money/payee-registry/payee.rules';
import { METHOD_OF_KIND } from '@/sandbox/modules/money/payee-registry/method.copy';
import { rulesOf } from '@/sandbox/modules/member/vip/level-table';
import { FEE_RATE } from '@/sandbox/modules/money/withdraw/withdraw.rules';
import { formatMinor } from '@pavilion/number/money';
import type { Outcome, Wager } from '@/sandbox/modules/betting/ruling/bet.model';
import type { MatchState, Pair } from '@/sandbox/world/engine/world.model';

/** All text of a page, or of one of its sections. */
function textOf(slug: string, section?: string): string {
  const sections = helpPage(slug)!.sections.filter(({ id }) => section === undefined || id === section);
  return sections.flatMap(({ text = [], points = [], table = [] }) => [...text, ...points, ...table.flat()]).join('\n');
}

const rules = (section: string) => textOf('tytzgz', section);

const wager = (changes: Partial<Wager>): Wager => ({
  kind: 'winner',
  period: 'full',
  line: null,
  role: 'home',
  scoreAtBet: null,
  twoWay: false,
  ...changes,
});

const state = (changes: Partial<MatchState>) =>
  ({ corners: [0, 0], halfScore: null, periodScores: [], periodsDone: 0, ...changes }) as MatchState;

test.each(HELP_PAGES)('$slug: its title is the only level-1 heading, in the header', async (page) => {
  const shown: unknown = await HelpSlugPage({ params: Promise.resolve({ slug: page.slug }) });
  expect(isValidElement(shown) && (shown as ReactElement<{ title: string }>).props.title).toBe(page.title);
  render(<HelpArticle page={page} />);
  expect(screen.queryAllByRole('heading', { level: 1 })).toEqual([]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(page.sections.length);
});

test('help links only to existing pages and promises only existing features', () => {
  const all = [...HELP_PAGES.map(({ slug }) => textOf(slug)), ...SUPPORT_FAQ.map(({ answer: response }) => response)].join('\n');
  for (const promise of ['立即修改密码', '更正前后的比分', '不会比实际派彩更高', '可以随时停用账号', '也不提供充值'])
    expect(all).not.toContain(promise);
  // The closed registration names no reason, the bar has no handle, and who is logged out elsewhere holds no device there.
  for (const promise of ['页面会写明原因', '上拉', '登录过的设备上退出']) expect(all).not.toContain(promise);
});

test('the privacy page lists what a login stores in this browser', async () => {
  localStorage.clear();
  document.cookie = 'token=; Max-Age=0; Path=/';
  rememberPreInfo({ ip: '203.0.113.9' } as PreInfo, 0);
  await beginSession({ token: 't'.repeat(32), userName: 'demo2026', remember: true });
  const before = JSON.stringify({ ...localStorage });
  const text = textOf('fwtk', 'data');
  const names = { tttttttt: '登录令牌', demo2026: '账号名', '203.0.113.9': '网络地址' };
  for (const [value, name] of Object.entries(names)) {
    expect(before).toContain(value);
    expect(text).toContain(name);
  }
});

test('the privacy page lists what the platform stores about a member', () => {
  const text = textOf('fwtk', 'platform');
  for (const word of ['手机号', '付款人姓名', '注单', '聊天发言', '客服对话', '密码只存散列', '真实姓名', '收款账户', '收货信息', '图片'])
    expect(text).toContain(word);
});

test('the odds table and its example agree with the shown odds and payouts', () => {
  const [, ...rows] = helpPage('pklxsm')!.sections[0]!.table!;
  const types = [ODDS_TYPE.europe, ODDS_TYPE.hongkong, ODDS_TYPE.malay, ODDS_TYPE.indonesia];
  for (const [at, [, , low, high]] of rows.entries())
    expect([low, high]).toEqual(['1.80', '2.50'].map((price) => displayOdds(price, types[at]!).replace('\u2212', '-')));
  // 66.00 at 2.50 returns 99.00 beside the stake.
  const { top, bottom } = factorOf('2.50', 'won');
  expect((6600n * top) / bottom - 6600n).toBe(9900n);
  expect(textOf('pklxsm', 'cut')).toContain('押 66.00 净赢的是 99.00');
});

test('football rules explain 平局退款 on a draw, 波胆 beyond the listed scores, and corners on the line', () => {
  expect(outcomeOf(wager({ kind: 'draw-no-bet' }), [1, 1])).toBe('push');
  const other = (period: 'full' | 'first-half', score: Pair) =>
    outcomeOf(wager({ kind: 'correct-score', period, role: 'other-score' }), score);
  expect([other('full', [4, 4]), other('full', [5, 0]), other('first-half', [2, 2]), other('first-half', [0, 3])]).toEqual([
    'lost',
    'won',
    'lost',
    'won',
  ]);
  expect(outcomeOf(wager({ kind: 'corner-total', role: 'over', line: 40 }), [6, 4])).toBe('push');
  const text = rules('markets');
  for (const fact of ['和局退回本金', '全场逐一列出每队 0 到 4 球的比分，上半场每队 0 到 2 球', '角球总数']) expect(text).toContain(fact);
});

test('basketball rules explain that overtime counts only for the match and a level quarter returns the stake', () => {
  const over = state({
    sport: 'basketball',
    phase: 'ended',
    score: [110, 108],
    halfScore: [50, 50],
    periodScores: [
      [25, 25],
      [25, 25],
      [25, 25],
      [25, 25],
      [10, 8],
    ],
    periodsDone: 5,
  });
  expect([rulingOf(over, 'full'), rulingOf(over, 'second-half'), rulingOf(over, 'q4')]).toEqual([
    { score: [110, 108] },
    { score: [50, 50] },
    { score: [25, 25] },
  ]);
  expect(outcomeOf(wager({ period: 'q4', twoWay: true }), [25, 25])).toBe('push');
  const text = rules('basketball');
  for (const fact of ['包含加时赛', '都不含加时赛', '打和时退回本金']) expect(text).toContain(fact);
});

test('tennis rules explain that a retirement settles the complete sets and voids an unplayed set', () => {
  const retired = state({
    sport: 'tennis',
    phase: 'abandoned',
    score: [1, 0],
    periodScores: [
      [6, 4],
      [2, 1],
    ],
    periodsDone: 1,
  });
  expect([rulingOf(retired, 'set-1'), rulingOf(retired, 'full')]).toEqual([{ score: [6, 4] }, { brokenOff: [1, 0] }]);
  const straight = state({
    sport: 'tennis',
    phase: 'ended',
    score: [2, 0],
    periodScores: [
      [6, 4],
      [6, 1],
    ],
    periodsDone: 2,
  });
  expect([rulingOf(straight, 'set-3'), rulingOf(straight, 'full', 'total')]).toEqual(['void', { score: [12, 5] }]);
  const text = rules('tennis');
  for (const fact of ['退赛', '已打完的盘照常结算', '未打到的盘', '按全场局数']) expect(text).toContain(fact);
});

test('the parlay table gives the factor of every result at 1.90', () => {
  const [, ...rows] = helpPage('tytzgz')!.sections.find(({ id }) => id === 'parlay')!.table!;
  const outcomes: readonly (readonly Outcome[])[] = [['won'], ['half-won'], ['push', 'void'], ['half-lost'], ['lost']];
  for (const [at, row] of rows.entries())
    for (const outcome of outcomes[at]!) {
      const { top, bottom } = factorOf('1.90', outcome);
      expect(row[2]).toBe((Number(top) / Number(bottom)).toFixed(2));
    }
  expect(rules('outright')).toContain('最终的名次');
});

test('the withdrawal guide has the limits, the fee, the turnover and the tries that the platform applies', () => {
  const coins = (amount: bigint) => formatMinor(amount * 100n).replace('.00', '');
  const [, ...rows] = helpPage('qkjc')!.sections.find(({ id }) => id === 'amount')!.table!;
  expect(rows).toEqual(Object.values(METHOD_OF_KIND).map(({ name, min, max }) => [name, coins(min), coins(max)]));
  const rates = new Set(Object.values(METHOD_OF_KIND).flatMap(({ rate }) => (rate === null ? [] : [formatMinor(rate)])));
  expect([...rates].map((rate) => `1 USDT = ${rate} 币`)).toEqual(['1 USDT = 7.20 币']);
  expect(textOf('qkjc', 'fee')).toContain('1 USDT = 7.20 币');
  expect(textOf('qkjc', 'fee')).toContain(
    `前 ${rulesOf(0).freeWithdrawals} 笔免手续费，VIP 等级越高免费笔数越多，之后每笔收取金额的 ${Number(FEE_RATE) / 100}%`,
  );
  expect(textOf('qkjc', 'checks')).toContain(`最多绑定 ${MAX_PER_KIND} 个`);
  expect(textOf('qkjc', 'checks')).toContain(`${DEPOSIT_TURNOVER} 倍有效投注`);
  expect(textOf('qkjc', 'pin')).toContain(`连续输错 ${SECRET_TRIES.tries} 次，提款密码会锁定 ${SECRET_TRIES.lockMs / 60_000} 分钟`);
});
