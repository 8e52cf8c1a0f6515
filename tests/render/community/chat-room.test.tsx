/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Composer } from '@/components/community/chat/composer';
import { Message } from '@/components/community/chat/message';
import { SharedBetCard } from '@/components/community/chat/shared-bet-card';
import { toastQueue } from '@/components/ui/toast/toast-queue';
import type { SharedBet } from '@/lib/domain/community/chat/chat.model';
import { toEntry } from '@/lib/domain/community/chat/message.rules';
import { roomStart, type RoomState } from '@/lib/domain/community/chat/room.rules';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import type { Match, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { route } from '@/lib/routes';
import frames from '../../contract/fixtures/chat-frames.json';
import { handicap, match, winner } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

const fetchMatch = jest.fn<Promise<Match>, [string]>();
jest.mock('@/lib/venues/registry', () => ({
  ...jest.requireActual<object>('@/lib/venues/registry'),
  readingOf: async () => ({ getMatch: (id: string) => fetchMatch(id) }),
}));

const BET = frames.response.shareBetRecord.msgData.bet as SharedBet;
const TWO: SharedBet = {
  ...BET,
  odds: '2.928',
  legs: [BET.legs[0]!, { matchId: '9', match: '西岭 v 东湾', market: '独赢', selection: '西岭', odds: '1.6' }],
};
const today = match('863211', { markets: [winner('1'), handicap('2')] });
const other = match('9', { home: { id: '3', name: '西岭' }, away: { id: '4', name: '东湾' }, markets: [winner('8', ['1.58', '4', '5'])] });

const MEMBER = { id: '3001000021', vipLevel: 2 };

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  useSlip.setState({ legs: [], stakes: {} });
  useSlip.setState({ mode: 'single' });
  fetchMatch.mockReset().mockImplementation(async (id) => (id === '9' ? other : today));
});
const know = (one: Match) => client.setQueryData<Snapshot<Match>>(matchOptions('FBTY', one.id).queryKey, { data: one, at: Date.now() });
const renderNode = (node: ReactNode) => renderWithClient(node, client);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a shared bet shows its selection, hides the amount and is copied at the current price', async () => {
  know(
    match('863211', {
      markets: [winner('1'), handicap('2', '-0.5/1', { selections: handicap('2').selections.map((one) => ({ ...one, price: '1.79' })) })],
    }),
  );
  fetchMatch.mockResolvedValue(
    match('863211', {
      markets: [handicap('2', '-0.5/1', { selections: handicap('2').selections.map((one) => ({ ...one, price: '1.77' })) })],
    }),
  );
  renderNode(<SharedBetCard bet={BET} />);
  const card = screen.getByRole('region', { name: '晒单 单关' });
  expect(within(card).getByText('让球·红城 v 蓝港')).toBeTruthy();
  expect(within(card).getByText('金额已隐藏')).toBeTruthy();
  expect(card.textContent).toContain('下注时1.83');
  expect(card.textContent).toContain('现价▼1.79');
  await userEvent.click(button('跟单'));
  // The price was checked once more: the slip holds the newest.
  await waitFor(() =>
    expect(useSlip.getState().legs).toMatchObject([{ selectionId: '2_1', seenPrice: '1.77', marketName: '让球', line: '-0.5/1' }]),
  );
  expect(toastQueue.current()?.text).toBe('已按现价放入投注单');
  expect(button('已在投注单').disabled).toBe(true);
});

test('the member’s own shared bet has no copy button', () => {
  know(today);
  renderNode(<SharedBetCard bet={BET} own />);
  expect(screen.getByRole('region', { name: '晒单 单关' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a parlay is copied as one, with its current combined price', async () => {
  know(today);
  know(other);
  renderNode(<SharedBetCard bet={TWO} />);
  expect(screen.getByRole('region', { name: '晒单 二串一' }).textContent).toContain('按现价跟单，总赔率 2.89');
  await userEvent.click(button('跟单'));
  await waitFor(() => expect(useSlip.getState()).toMatchObject({ mode: 'parlay', legs: [{ selectionId: '2_1' }, { selectionId: '8_1' }] }));
});

test.each([
  [{ size: 0, bets: 4 }, '3串4'],
  [{ size: 2, bets: 3 }, '二串一×3'],
  [{}, '3 场复式'],
])('a system of three legs with %j is titled %s', (combo, title) => {
  renderNode(<SharedBetCard bet={{ ...TWO, ...combo, odds: '', legs: [...TWO.legs, { ...TWO.legs[1]!, matchId: '10' }] }} />);
  expect(screen.getByRole('region', { name: `晒单 ${title}` })).toBeTruthy();
});

test('a leg that is off sale is labelled and the others can be copied, and with none left nothing can', async () => {
  const moved = match('863211', { markets: [handicap('3', '-1')] });
  know(moved);
  know(other);
  fetchMatch.mockImplementation(async (id) => (id === '9' ? other : moved));
  renderNode(<SharedBetCard bet={TWO} />);
  expect(screen.getByText('已停售')).toBeTruthy();
  expect(screen.getByText('1 项已停售，其余按现价')).toBeTruthy();
  await userEvent.click(button('跟单'));
  await waitFor(() => expect(toastQueue.current()?.text).toBe('已按现价放入投注单，1 项已停售'));
  expect(useSlip.getState()).toMatchObject({ mode: 'single', legs: [{ selectionId: '8_1' }] });
  cleanup();
  renderNode(<SharedBetCard bet={BET} />);
  expect(screen.getByText('都已停售，不能跟单')).toBeTruthy();
  expect(button('跟单').disabled).toBe(true);
  cleanup();
  renderNode(<SharedBetCard bet={{ ...BET, venue: 'V188' }} />);
  expect(screen.getByText('都已停售，不能跟单')).toBeTruthy();
});

test('a suspended market and a venue that does not respond add nothing to the slip', async () => {
  know(match('863211', { markets: [handicap('2', '-0.5/1', { state: 'suspended' })] }));
  renderNode(<SharedBetCard bet={BET} />);
  expect(screen.getByText('暂停')).toBeTruthy();
  expect(screen.getByText('盘口暂停，恢复后可跟单')).toBeTruthy();
  expect(button('跟单').disabled).toBe(true);
  cleanup();
  know(today);
  renderNode(<SharedBetCard bet={BET} />);
  fetchMatch.mockRejectedValue(new Error('down'));
  await userEvent.click(button('跟单'));
  await waitFor(() => expect(toastQueue.current()?.text).toBe('现价加载失败，请稍后再试'));
  expect(useSlip.getState().legs).toEqual([]);
});

describe('in another odds type than Europe', () => {
  beforeEach(() => usePreference.setState({ oddsType: 2 }));
  afterEach(() => act(() => usePreference.setState({ oddsType: 3 })));

  test('shows old and current price like the buttons do, and a product in Europe odds, labelled so', async () => {
    know(
      match('863211', {
        markets: [handicap('2', '-0.5/1', { selections: handicap('2').selections.map((one) => ({ ...one, price: '1.79' })) })],
      }),
    );
    know(other);
    renderNode(<SharedBetCard bet={BET} />);
    expect(screen.getByRole('region').textContent).toContain('下注时0.83现价▼0.79');
    expect(screen.getByRole('region').textContent).not.toMatch(/1\.(83|79)|欧洲盘/);
    cleanup();
    renderNode(<SharedBetCard bet={TWO} />);
    const { textContent } = screen.getByRole('region');
    expect(textContent).toContain('欧洲盘 2.92');
    expect(textContent).toContain('总赔率 欧洲盘 2.82');
    // 独赢 is Europe's on its button too.
    expect(textContent).toContain('下注时1.60现价▼1.58');
  });

  test('colours a negative price like its button, but not a positive one', () => {
    know(today);
    renderNode(<SharedBetCard bet={BET} />);
    expect(screen.getAllByText('0.83').map(({ className }) => className.includes('text-up'))).toEqual([false, false]);
    act(() => usePreference.setState({ oddsType: 4 }));
    expect(screen.getAllByText('\u22121.20').map(({ className }) => className.includes('text-up'))).toEqual([true, true]);
  });

  test('shows the price of a closed market in Europe odds', () => {
    know(match('863211', { markets: [] }));
    renderNode(<SharedBetCard bet={BET} />);
    expect(screen.getByRole('region').textContent).toContain('下注时欧洲盘 1.83已停售');
  });
});

test('shows an amount that its owner shared', () => {
  know(today);
  renderNode(<SharedBetCard bet={{ ...BET, amount: '100.00' }} />);
  expect(screen.getByText('投注 100.00 币')).toBeTruthy();
});

test('shows messages as plain text', () => {
  const wire = { ...frames.response.broadcast.msgData, content: '<img src=x onerror=alert(1)> <script>1</script>', nickName: 'hainan2007' };
  const { container } = renderNode(<Message entry={toEntry(wire)!} roomId="1" match={today} own={false} />);
  expect(screen.getByText('<img src=x onerror=alert(1)> <script>1</script>')).toBeTruthy();
  expect(container.querySelector('img, script')).toBeNull();
  expect(screen.getByRole('article', { name: 'ha**07 20:00' })).toBeTruthy();
});

test('shows a score change between the messages', () => {
  renderNode(
    <Message entry={{ kind: 'score', id: 'score-2-1', after: '1', home: 2, away: 1, minute: 61 }} roomId="1" match={today} own={false} />,
  );
  expect(screen.getByText(/^61′ 红城 2.*1 蓝港$/)).toBeTruthy();
});

describe('the composer', () => {
  const RIGHTS = { maySpeak: true, reason: '', until: null, vipMin: 0, vipMax: 10 };
  const inside: RoomState = {
    ...roomStart('1'),
    past: 'ready',
    chat: { status: 1, phase: 'open', attempts: 0, wanted: '1', room: '1', online: 2, arrival: null, rights: RIGHTS },
  };
  const send = jest.fn(() => true);
  const room = (over: Partial<RoomState> = {}) => ({
    ...inside,
    ...over,
    send,
    replyTo: () => undefined,
    older: async () => false,
    retry: () => undefined,
  });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '说点什么' });
  beforeEach(() => send.mockClear().mockReturnValue(true));

  test('sends a non-empty message and clears itself', async () => {
    renderNode(<Composer returnPath="/chat" room={room()} member={MEMBER} signedIn />);
    expect(button('发送').disabled).toBe(true);
    await userEvent.type(field(), '  加油 {Enter}');
    expect(send).toHaveBeenCalledWith('加油');
    expect(field().value).toBe('');
  });

  test('puts an emoji at the cursor and leaves the cursor behind it', async () => {
    renderNode(<Composer returnPath="/chat" room={room()} member={MEMBER} signedIn />);
    await userEvent.type(field(), '进了好球');
    await userEvent.click(button('表情'));
    field().setSelectionRange(2, 2);
    await userEvent.click(button('⚽'));
    await userEvent.click(button('🎉'));
    expect(field().value).toBe('进了⚽🎉好球');
    expect([field().selectionStart, field().selectionEnd]).toEqual([5, 5]);
  });

  const back = (reason: string, attempt: number, arrived = false) => ({ text: '加油', reason, revision: attempt, after: '', arrived });

  test('restores a message that was not sent, unless another was started', async () => {
    const view = renderNode(<Composer returnPath="/chat" room={room()} member={MEMBER} signedIn />);
    const again = (node: ReactNode) => view.rerender(node);
    act(() =>
      again(<Composer returnPath="/chat" room={room({ returned: back('发言过于频繁，请稍后再试', 1) })} member={MEMBER} signedIn />),
    );
    expect(field().value).toBe('加油');
    expect(toastQueue.current()?.text).toBe('发言过于频繁，请稍后再试');
    await userEvent.clear(field());
    await userEvent.type(field(), '另一句');
    act(() => again(<Composer returnPath="/chat" room={room({ returned: back('x', 2) })} member={MEMBER} signedIn />));
    expect(field().value).toBe('另一句');
  });

  test('clears a restored message once the room has it, and nothing else', async () => {
    const view = renderNode(<Composer returnPath="/chat" room={room()} member={MEMBER} signedIn />);
    const again = (over: Partial<RoomState>) =>
      act(() => view.rerender(<Composer returnPath="/chat" room={room(over)} member={MEMBER} signedIn />));
    again({ returned: back('x', 1) });
    expect(field().value).toBe('加油');
    again({ returned: back('x', 1, true) });
    expect(field().value).toBe('');
    again({ returned: back('x', 2) });
    await userEvent.type(field(), '！');
    again({ returned: back('x', 2, true) });
    expect(field().value).toBe('加油！');
  });

  test('when closed, also closes 表情 and 晒单', () => {
    const share = '晒单，去投注记录选择';
    renderNode(<Composer returnPath="/chat" room={room()} member={MEMBER} signedIn />);
    expect(screen.getByRole('link', { name: share }).getAttribute('href')).toBe(route('/mine/record/betRecord'));
    expect(button('表情').disabled).toBe(false);
    cleanup();
    renderNode(<Composer returnPath="/chat" room={room({ closed: '聊天室已关闭，仅可查看' })} member={MEMBER} signedIn />);
    expect(screen.queryByRole('link')).toBeNull();
    expect([button(share).disabled, button('表情').disabled]).toEqual([true, true]);
  });

  test('shows the whole reason as the field’s description, and nothing without a reason', () => {
    const reason = '您在聊天室多次发布与赛事无关的内容，已被管理员禁言，如有疑问请联系客服';
    const muted = (until: string | null) => room({ chat: { ...inside.chat, rights: { ...RIGHTS, maySpeak: false, reason, until } } });
    const view = renderNode(<Composer returnPath="/chat" room={room()} member={MEMBER} signedIn />);
    expect([field().hasAttribute('aria-describedby'), view.container.textContent]).toEqual([false, '']);
    view.rerender(<Composer returnPath="/chat" room={muted('2031-11-21T01:30:00.000Z')} member={MEMBER} signedIn />);
    const text = screen.getByText(`${reason}，至 11-21 09:30`);
    expect(text.id).toBe(field().getAttribute('aria-describedby'));
    expect(text.getAttribute('aria-live')).toBe('polite');
  });

  test('is replaced by the reason when closed, and by a login link for a visitor', () => {
    renderNode(
      <Composer
        returnPath="/chat"
        room={room({ chat: { ...inside.chat, rights: { ...RIGHTS, maySpeak: false, reason: '您已被禁言' } } })}
        member={MEMBER}
        signedIn
      />,
    );
    expect([field().disabled, field().placeholder]).toEqual([true, '您已被禁言']);
    cleanup();
    renderNode(<Composer returnPath="/chat" room={room()} member={null} signedIn />);
    expect(field().placeholder).toBe('正在连接聊天室');
    cleanup();
    renderNode(<Composer returnPath="/chat" room={room()} member={null} signedIn={false} />);
    expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe(
      `${route('/user/login')}?redirect=${encodeURIComponent('/chat')}`,
    );
  });
});
