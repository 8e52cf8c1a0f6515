import type { ReactElement } from 'react';
import { PayeeAddScreen } from '@/components/money/payee/payee-add-screen';
import { PayeeListScreen } from '@/components/money/payee/payee-list-screen';
import { VirtualCoinScreen } from '@/components/money/payee/virtual-coin-screen';
import { RealNameScreen } from '@/components/member/security/real-name-screen';
import { PAYEE_PAGES } from '@/lib/domain/money/payee/payee.model';
import { requireMember } from '@/lib/domain/member/account/viewer.server';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
jest.mock('@/components/shell/page', () => ({ Page: () => null }));
jest.mock('@/components/ui/back/back-button', () => ({ BackButton: () => null }));
jest.mock('@/lib/domain/member/account/viewer.server', () => ({ requireMember: jest.fn() }));

interface PageModule {
  metadata: { title: string };
  default: (props: {
    searchParams: Promise<Record<string, string | string[]>>;
  }) => Promise<ReactElement<{ title: string; children: ReactElement }>>;
}

const BACK = '/mine/finance/withdrawal';

const PAGES: readonly [path: string, load: () => Promise<unknown>, screen: unknown, props: object, title: string][] = [
  ['/mine/addBankCard', () => import('@/app/(member)/mine/addBankCard/page'), PayeeAddScreen, { kind: 'bank' }, '银行卡'],
  ['/mine/virtualCoinCard', () => import('@/app/(member)/mine/virtualCoinCard/page'), VirtualCoinScreen, { network: 'erc20' }, 'USDT 地址'],
  ['/mine/addEBpayCard', () => import('@/app/(member)/mine/addEBpayCard/page'), PayeeAddScreen, { kind: 'ebpay' }, '添加 EBpay 钱包'],
  ['/mine/ebpayAcount', () => import('@/app/(member)/mine/ebpayAcount/page'), PayeeListScreen, { kind: 'ebpay' }, 'EBpay 钱包'],
  ['/mine/addKOIpayCard', () => import('@/app/(member)/mine/addKOIpayCard/page'), PayeeAddScreen, { kind: 'koipay' }, '添加 KOIpay 钱包'],
  ['/mine/koipayAcount', () => import('@/app/(member)/mine/koipayAcount/page'), PayeeListScreen, { kind: 'koipay' }, 'KOIpay 钱包'],
  ['/mine/addAlipayCard', () => import('@/app/(member)/mine/addAlipayCard/page'), PayeeAddScreen, { kind: 'alipay' }, '添加支付宝'],
  ['/mine/alipayAcount', () => import('@/app/(member)/mine/alipayAcount/page'), PayeeListScreen, { kind: 'alipay' }, '支付宝'],
  ['/mine/sharelifeAcount', () => import('@/app/(member)/mine/sharelifeAcount/page'), PayeeAddScreen, { kind: 'sharelife' }, '乐享钱包'],
  ['/mine/addwechatCard', () => import('@/app/(member)/mine/addwechatCard/page'), PayeeAddScreen, { kind: 'wechat' }, '添加微信'],
  ['/mine/wechatAcount', () => import('@/app/(member)/mine/wechatAcount/page'), PayeeListScreen, { kind: 'wechat' }, '微信'],
  [
    '/mine/addDigitalCard',
    () => import('@/app/(member)/mine/addDigitalCard/page'),
    PayeeAddScreen,
    { kind: 'digital' },
    '添加数字人民币钱包',
  ],
  ['/mine/digitalAcount', () => import('@/app/(member)/mine/digitalAcount/page'), PayeeListScreen, { kind: 'digital' }, '数字人民币钱包'],
  ['/mine/userInfo/authentication', () => import('@/app/(member)/mine/userInfo/authentication/page'), RealNameScreen, {}, '实名认证'],
  [
    '/mine/userInfo/authentication/bindBankCard',
    () => import('@/app/(member)/mine/userInfo/authentication/bindBankCard/page'),
    PayeeAddScreen,
    { kind: 'bank', path: '/mine/userInfo/authentication/bindBankCard' },
    '绑定银行卡',
  ],
];

async function shownBy(load: () => Promise<unknown>, query: Record<string, string | string[]>) {
  const { default: page, metadata } = (await load()) as PageModule;
  const { title, children } = (await page({ searchParams: Promise.resolve(query) })).props;
  const screen = (children.props as { children: ReactElement }).children;
  return { title, metadata, type: screen.type, props: screen.props };
}

// @spec 2.51 2.52 2.53 2.54 2.55 2.56 2.57 2.58 2.59 2.60 2.61 2.62 2.63 2.64 2.65
test.each(PAGES)('%s is a member’s page of its kind with a link back', async (_, load, screen, props, title) => {
  jest.mocked(requireMember).mockClear();
  const shown = await shownBy(load, { back: BACK, network: 'ERC20' });
  expect(shown).toEqual({ title, metadata: { title }, type: screen, props: { ...props, back: BACK } });
  expect(requireMember).toHaveBeenCalledTimes(1);
});

test.each(PAGES)('%s links to no other site', async (path, load) => {
  const none = path.endsWith('/bindBankCard') ? BACK : null;
  for (const back of ['https://evil.example', '//evil.example', ['/mine', '/mine'], '']) {
    expect((await shownBy(load, { back })).props).toMatchObject({ back: none });
  }
});

test('every kind has a page for its list and one for its form', () => {
  const paths = new Set(PAGES.map(([path]) => path));
  const linked = Object.values(PAYEE_PAGES).flatMap(({ list, add }) => [list, add].map((page) => page.replace(/\?.*/, '')));
  expect(linked.filter((path) => !paths.has(path))).toEqual([]);
});
