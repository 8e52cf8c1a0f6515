import { payeeNumberFault } from '@pavilion/contract/payee-number';
import { isRealName } from '@pavilion/contract/real-name';
import { helpPath } from '@/lib/routes';
import { HELP_PAGES, helpPage } from '@/lib/domain/care/help/help.copy';
import { betsOf, FULL_COVER, MAX_COMBO_LEGS, maxReturn } from '@/lib/domain/betting/slip/combo.rules';
import { formatMinor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import { cashOutRate, MIN_PART } from '@/sandbox/modules/betting/order/cash-out.rules';
import { factorOf, sumOfProducts } from '@/sandbox/modules/betting/ruling/combination.rules';
import { opposedStakes } from '@/sandbox/modules/betting/order/opposition.rules';
import { ODDS_FLOOR, validStakeOf } from '@/sandbox/modules/betting/order/valid-stake';
import { DEPOSIT_TURNOVER, PAY_WITHIN_MS, percentText, termsOf } from '@/sandbox/modules/money/deposit/deposit.rules';
import { METHODS } from '@/sandbox/modules/money/deposit/method.copy';
import { findWeakness } from '@/sandbox/modules/member/account/password-weakness';
import { SMS } from '@/sandbox/modules/member/verification/sms';
import { MAX_PER_KIND } from '@/sandbox/modules/money/payee-registry/payee.rules';
import { claimTimes, SHOWN_DAYS } from '@/sandbox/modules/money/rebate/rebate.rules';
import { URGE_MS } from '@/sandbox/modules/money/transaction/transaction.rules';
import { SECRET_TRIES } from '@/sandbox/modules/member/step-up/secret-tries';
import { DEPOSIT_BONUS_TURNOVER, offersOf } from '@/sandbox/modules/rewards/grant/bonus.rules';
import { LEVEL_GIFT_MS, levelCoupon, vipCoupon } from '@/sandbox/modules/rewards/coupon/coupon.rules';
import { TRAITS } from '@/sandbox/modules/rewards/person/person.tables';
import { ONCE_A_PERSON, PROMOTIONS } from '@/sandbox/modules/rewards/bonus/promotion.copy';
import { LEVELS } from '@/sandbox/modules/member/vip/level-table';
import { inviteRulesOf } from '@/lib/domain/rewards/invite/invite.copy';
import { PERIOD } from '@/sandbox/modules/member/vip/vip.rules';
import { METHOD_OF_KIND } from '@/sandbox/modules/money/payee-registry/method.copy';
import { AUDIT_COPY, GAMES_COUNT, ODDS_COUNT, OPPOSED_COUNT, OPPOSED_DRAW } from '@/lib/domain/money/withdraw/audit.copy';
import { validStakeOfRound } from '@/sandbox/modules/community/game/valid-stake';
import { allocateTurnover } from '../../../support/stake-course';
import { VIP_COPY } from '@/lib/domain/member/vip/vip.copy';
import { COUNTED_KINDS, type CountedKind } from '../../../support/market-roles';
import { DAY, MINUTE } from '../../../support/time';
import { MARKET_NAMES } from '@/lib/domain/betting/match/market.copy';
import { sellsKind } from '@/sandbox/venues/fb/fb.numbers';
import { playOf } from '@/sandbox/venues/ob/ob.numbers';
import { MARKET_PERIODS } from '@/sandbox/world/engine/market.model';

const section = (slug: string, id: string) => helpPage(slug)!.sections.find((one) => one.id === id)!;
const textOf = (slug: string, id: string) => {
  const { text = [], points = [] } = section(slug, id);
  return [...text, ...points].join('\n');
};
/** A table without its heading. */
const rows = (slug: string, id: string) => section(slug, id).table!.slice(1);

const coins = (amount: bigint) => formatMinor(amount * 100n).replace('.00', '');
const span = ({ min, max }: { min: bigint; max: bigint }) => `${coins(min)} – ${coins(max)}`;
const fee = ({ feeRate }: { feeRate: bigint }) => (feeRate === 0n ? '免' : `${percentText(feeRate)}%`);
const depositBy = (name: string) => METHODS.find((method) => method.name === name)!;
const payoutBy = (name: string) => Object.values(METHOD_OF_KIND).find((method) => method.name === name)!;
const percent = (hundredths: bigint) => `${formatMinor(hundredths)}%`;

// @spec 2.66 2.67
test('the spec’s 21 help pages exist, each once', () => {
  const slugs = HELP_PAGES.map(({ slug }) => slug);
  const named =
    'khjc ckjc qkjc zzjc yhkgz xnbcqkjc dzqbjc tytzjc tytzgz pklxsm cgtzsm tqjssm fssm lsjhsm viptqsm smrzsm zhmm zhaqzn lxtz fwtk cjwt';
  expect(slugs.toSorted()).toEqual(named.split(' ').toSorted());
});

test('every link from one help page to another leads to an existing section', () => {
  for (const { slug, sections } of HELP_PAGES) {
    expect([slug, new Set(sections.map(({ id }) => id)).size]).toEqual([slug, sections.length]);
    for (const { link } of sections) {
      const [path, anchor] = link?.href.split('#') ?? [];
      if (!anchor) continue;
      const target = HELP_PAGES.find((page) => helpPath(page.slug) === path);
      expect(target?.sections.map(({ id }) => id)).toContain(anchor);
    }
  }
});

describe('deposits', () => {
  test('methods, limits and fees are the platform’s', () => {
    expect(rows('ckjc', 'methods')).toEqual(METHODS.map((method) => [method.name, coins(method.min), coins(method.max), fee(method)]));
  });

  test('the time to pay, the turnover and the pause between two urges are the platform’s', () => {
    expect(textOf('ckjc', 'steps')).toContain(`${PAY_WITHIN_MS / MINUTE} 分钟倒计时`);
    expect(textOf('ckjc', 'one')).toContain(`${DEPOSIT_TURNOVER} 倍有效投注`);
    expect(textOf('ckjc', 'late')).toContain(`每 ${URGE_MS / MINUTE} 分钟一次`);
  });

  test('wallets list the limits and fees of both directions', () => {
    const wallets = METHODS.filter(({ kind }) => kind === 'wallet');
    expect(rows('dzqbjc', 'limits')).toEqual(
      wallets.map((method) => [method.name, span(method), fee(method), span(payoutBy(method.name))]),
    );
    for (const { name } of wallets) expect(helpPage('dzqbjc')!.summary).toContain(name);
    expect(textOf('dzqbjc', 'bind')).toContain(`最多绑定 ${MAX_PER_KIND} 个`);
  });
});

test('the rules of football explain each kind of market that is sold on it', () => {
  const isSold = (kind: CountedKind) =>
    sellsKind('football', kind) || MARKET_PERIODS.some((period) => playOf('football', { kind, period }) !== null);
  const explained = rows('tytzgz', 'markets').flatMap(([names]) => names!.split('、'));
  expect(explained.toSorted()).toEqual(
    COUNTED_KINDS.filter(isSold)
      .map((kind) => MARKET_NAMES[kind])
      .toSorted(),
  );
});

test('virtual coins: limits, rate, digits and lengths of addresses are the platform’s', () => {
  const table = rows('xnbcqkjc', 'network');
  const names = ['USDT-TRC20', 'USDT-ERC20'];
  expect(table.map((row) => row.slice(2))).toEqual(names.map((name) => [span(depositBy(name)), span(payoutBy(name))]));
  const rate = formatMinor(depositBy(names[0]!).rate!);
  expect(textOf('xnbcqkjc', 'deposit')).toContain(`1 USDT = ${rate} 币，在 ${PAY_WITHIN_MS / MINUTE} 分钟倒计时内锁定`);
  expect(textOf('xnbcqkjc', 'withdraw')).toContain(`1 USDT = ${formatMinor(payoutBy(names[1]!).rate!)} 币`);
  expect(termsOf(depositBy(names[0]!), 10_000n, 7, false).payAmount.split('.')[1]).toHaveLength(4);
  expect(textOf('xnbcqkjc', 'deposit')).toContain('小数点后四位');
  expect(textOf('xnbcqkjc', 'bind')).toContain(`最多绑定 ${MAX_PER_KIND} 个`);
});

test('bank cards: length, number of cards and limits are the platform’s', async () => {
  expect(textOf('yhkgz', 'which')).toContain('15 到 19 位');
  expect(await Promise.all([14, 20].map((length) => payeeNumberFault('bank', '4'.repeat(length))))).toEqual(['form', 'form']);
  const within = await Promise.all([15, 19].map((length) => payeeNumberFault('bank', '4'.repeat(length))));
  expect(within).not.toContain('form');
  expect(textOf('yhkgz', 'which')).toContain(`最多绑定 ${MAX_PER_KIND} 张`);
  expect(textOf('yhkgz', 'limits')).toContain(`每笔 ${coins(METHOD_OF_KIND.bank.min)} 到 ${coins(METHOD_OF_KIND.bank.max)} 币`);
});

describe('combinations', () => {
  test('the number of bets of each system', () => {
    for (const [legs, pairs, triples, cover] of rows('cgtzsm', 'systems')) {
      const count = Number.parseInt(legs!, 10);
      expect(pairs).toBe(`${betsOf(count, 2)} 注`);
      expect(triples).toBe(count > 3 ? `${betsOf(count, 3)} 注` : '—');
      expect(cover).toBe(`${count}串${betsOf(count, FULL_COVER)}，${betsOf(count, FULL_COVER)} 注`);
    }
    expect(textOf('cgtzsm', 'what')).toContain(`一张最多 ${MAX_COMBO_LEGS} 项`);
  });

  test('the example of 1.80, 2.00 and 2.50 pays the stated amount', () => {
    const prices = ['1.80', '2.00', '2.50'] as Odds[];
    const factors = prices.map((price, at) => factorOf(price, at === 2 ? 'lost' : 'won'));
    const shown = [3, 2, FULL_COVER].map((size) => {
      const bets = betsOf(3, size);
      const { top, bottom } = sumOfProducts(factors, size);
      return [formatMinor(1000n * BigInt(bets)), formatMinor(maxReturn(prices, size, 1000n)), formatMinor((1000n * top) / bottom)];
    });
    expect(rows('cgtzsm', 'example').map((row) => row.slice(1))).toEqual(shown);
  });
});

test('cash-out: the venue’s share, the smallest part, a decided bet and valid stakes', () => {
  const leg = (top: bigint, min: bigint) => ({ fair: { top, bottom: 1n }, min: { top: min, bottom: 1n } });
  expect(textOf('tqjssm', 'price')).toContain(`公平价值减去 ${100 - Number(cashOutRate(1, [leg(1n, 0n)])) / 100}%`);
  expect(cashOutRate(1, [leg(2n, 2n)])).toBe(20_000n);
  expect(textOf('tqjssm', 'how')).toContain(`都不能少于 ${formatMinor(MIN_PART)}`);
  const bet = { state: 'settled', stake: 5000n, cashedStake: 2000n, opposedStake: 0n, outcome: 'won', size: 1 } as const;
  expect(validStakeOf({ ...bet, legs: [{ sport: 'football', price: '1.9' }] })).toBe(3000n);
});

describe('loyalty', () => {
  const names = LEVELS.map((_, level) => `VIP ${level}`);

  test('the rates of rebates, the lowest odds, and the days to claim and to read', () => {
    const kinds = ['football', 'basketball', 'tennis', 'combo', 'game'] as const;
    expect(rows('fssm', 'rates')).toEqual(LEVELS.map(({ rates }, level) => [names[level], ...kinds.map((kind) => percent(rates[kind]))]));
    expect(textOf('fssm', 'valid')).toContain(`赔率低于 ${formatMinor(ODDS_FLOOR)}`);
    const { from, until } = claimTimes(0);
    expect(textOf('fssm', 'claim')).toContain(`次日 00:0${(from - DAY) / MINUTE} 起可以领取，${(until - DAY) / DAY} 天内有效`);
    expect(textOf('fssm', 'detail')).toContain(`最近 ${SHOWN_DAYS} 天`);
  });

  test('the conditions of a level and its free withdrawals', () => {
    const amount = (minor: bigint) => (minor === 0n ? '—' : coins(minor / 100n));
    expect(rows('viptqsm', 'levels')).toEqual(
      LEVELS.map(({ need, keep, freeWithdrawals }, level) => [names[level], amount(need), amount(keep), `${freeWithdrawals} 次`]),
    );
    const [, ...gifted] = LEVELS;
    expect(rows('viptqsm', 'gifts')).toEqual(
      gifted.map(({ gift, monthly }, index) => [names[index + 1], coins(gift / 100n), coins(monthly / 100n)]),
    );
    const level = levelCoupon(1, 0);
    expect([level.kind, level.turnoverTimes, level.turnoverBase]).toEqual(['cash', 1, 'bonus']);
    expect(textOf('viptqsm', 'gifts')).toContain(
      `升级后 ${LEVEL_GIFT_MS / DAY} 天内在「福利券」领取并使用，需完成 ${level.turnoverTimes} 倍流水`,
    );
    const { minDeposit, percent: added } = vipCoupon(1, 0);
    expect(textOf('viptqsm', 'gifts')).toContain(`单笔存款满 ${coins(minDeposit / 100n)} 币，加赠 ${added}%`);
    expect(VIP_COPY.ruleList.join('')).toContain(
      `升级后 ${LEVEL_GIFT_MS / DAY} 天内在「福利券」领取并使用，需完成 ${level.turnoverTimes} 倍流水`,
    );
    expect(textOf('viptqsm', 'keep')).toContain(`${PERIOD / DAY} 天的保级期`);
    expect(textOf('viptqsm', 'rebate')).toContain(`赔率低于 ${formatMinor(ODDS_FLOOR)} 的注单和相反投注`);
  });
});

test('turnover: its size, and the example of the locked amount', () => {
  expect(textOf('lsjhsm', 'what')).toContain(`存款：${DEPOSIT_TURNOVER} 倍有效投注`);
  const deposit = { source: 'deposit' as const, title: '', amount: 1000n, required: 1000n, at: 0 };
  expect(allocateTurnover([deposit], [{ stake: 400n, placedAt: 1, closedAt: 2 }])[0]!.locked).toBe(600n);
  expect(textOf('lsjhsm', 'locked')).toContain('存款 1,000，已完成 400 有效投注，还锁定 600');
});

test('the share of games in valid stakes is the same in every text and on the platform', () => {
  const counted = (payout: bigint) => validStakeOfRound({ state: 'settled', stake: 10n, payout });
  const example = `例：投 10，赢得 12，计 ${counted(12n)}；投 10，没有中，计 ${counted(0n)}`;
  for (const page of ['lsjhsm', 'fssm']) expect(textOf(page, 'valid')).toContain(`${GAMES_COUNT}。${example}`);
  expect(AUDIT_COPY.rule).toContain(GAMES_COUNT);
  // At most the stake, and nothing before it is settled.
  expect([counted(100n), validStakeOfRound({ state: 'open', stake: 10n, payout: 0n })]).toEqual([10n, 0n]);
});

test('the lowest odds, opposite bets and deposit bonuses are described alike in every text, and as the platform applies them', () => {
  expect(ODDS_COUNT).toContain(`赔率低于 ${formatMinor(ODDS_FLOOR)}`);
  for (const page of ['lsjhsm', 'fssm', 'fwtk'])
    for (const text of [ODDS_COUNT, OPPOSED_COUNT, OPPOSED_DRAW]) expect(textOf(page, 'valid')).toContain(text);
  for (const text of [ODDS_COUNT, OPPOSED_COUNT, OPPOSED_DRAW]) expect(AUDIT_COPY.rule).toContain(text);
  const leg = {
    ...({ sport: 'football', matchId: 'm', period: 'full', kind: 'handicap', line: 0, price: '1.9', inPlay: false } as const),
    ...({ homeAtBet: null, awayAtBet: null, cashedStake: 0n, placedAt: 1, closedAt: null, isCombo: false } as const),
  };
  const opposed = opposedStakes([
    { ...leg, betId: 1n, role: 'home', stake: 100n },
    { ...leg, betId: 2n, role: 'away', stake: 60n },
  ]);
  expect(textOf('lsjhsm', 'valid')).toContain(`主队投 100，客队投 60，只计 ${160n - opposed.get(1n)! - opposed.get(2n)!}`);
  const across = opposedStakes([
    { ...leg, betId: 3n, kind: 'total', line: 6, role: 'over', stake: 500n },
    { ...leg, betId: 4n, kind: 'total', line: 2, role: 'under', stake: 500n, period: 'second-half' },
  ]);
  expect([...across.values()]).toEqual([500n, 500n]);
  expect(textOf('lsjhsm', 'valid')).toContain('全场大球投 500，下半场小球投 500，不计');
  // Bets that cover each other in another way: at most what they can lose.
  const covered = opposedStakes([
    { ...leg, betId: 5n, kind: 'total', line: 2, role: 'over', stake: 100n },
    { ...leg, betId: 6n, kind: 'correct-score', line: null, role: '0-0', stake: 100n },
  ]);
  expect(200n - covered.get(5n)! - (covered.get(6n) ?? 0n)).toBe(200n - 190n);
  expect(OPPOSED_COUNT).toContain('同场的单注合起来，最多计可能输掉的金额');
  expect(textOf('lsjhsm', 'what')).toContain(`（存款 + 红利）的 ${DEPOSIT_BONUS_TURNOVER} 倍，存款本身的 ${DEPOSIT_TURNOVER} 倍另计`);
  const terms = PROMOTIONS.flatMap((promotion) => promotion.terms).join();
  expect(terms).toContain(`（存款 + 红利）${DEPOSIT_BONUS_TURNOVER} 倍流水`);
  expect(terms).toContain(`赔率低于 ${formatMinor(ODDS_FLOOR)} 的注单`);
  expect(VIP_COPY.ruleList.join()).toContain(`赔率低于 ${formatMinor(ODDS_FLOOR)} 的注单`);
});

test('names, passwords and codes have the bounds that the pages state', async () => {
  expect(textOf('smrzsm', 'how')).toContain('2 到 30 个汉字');
  const within = [1, 2, 30, 31].map((length) =>
    isRealName('阿'.repeat(Math.min(length, 15)) + (length > 15 ? `·${'布'.repeat(length - 16)}` : '')),
  );
  expect(within).toEqual([false, true, true, false]);
  expect(textOf('zhmm', 'login')).toContain('8 到 20 位');
  expect(await Promise.all(['ab12345', 'kq7-wz2x', `a1${'x'.repeat(19)}`].map((one) => findWeakness(one, 'demo2026')))).toEqual([
    'form',
    null,
    'form',
  ]);
  expect(textOf('zhmm', 'login')).toContain(`${SMS.lifeMs / MINUTE}分钟内有效`);
  expect(textOf('zhmm', 'pin')).toContain(`连续输错 ${SECRET_TRIES.tries} 次会锁定 ${SECRET_TRIES.lockMs / MINUTE} 分钟`);
});

test('the terms of rewards that a person gets once list each of them, and its promotions state the condition', () => {
  const now = Date.parse('2026-11-21T04:00:00Z');
  const facts = { registeredAt: now, birthday: '1990-11-02', verified: true, firstDeposit: null, stakes: [] };
  const personal = offersOf(facts, now).filter((offer) => offer.personal);
  expect(personal.map(({ promotionId }) => promotionId).toSorted()).toEqual(['81001', '81002', '81005', '81006']);
  const conditions = PROMOTIONS.filter(({ terms }) => terms.includes(ONCE_A_PERSON)).map(({ id }) => id);
  expect(conditions.toSorted()).toEqual(personal.map(({ promotionId }) => promotionId).toSorted());
  const terms = `${textOf('fwtk', 'once')} ${textOf('smrzsm', 'why')}`;
  for (const { name } of personal) expect(terms).toContain(name.replace('新会员', '').replace('实名', ''));
  // Every trait is named where the condition is stated.
  for (const text of [
    textOf('fwtk', 'once'),
    ONCE_A_PERSON,
    inviteRulesOf({ deposit: 1n, stake: 1n, reward: 1n, turnover: 1, tiers: [] }).join(),
  ]) {
    for (const trait of ['实名', '收款账户', '设备']) expect(text).toContain(trait);
  }
  expect(TRAITS).toHaveLength(3);
  expect(textOf('yhkgz', 'which')).toContain('一张卡只属于一个姓名');
});
