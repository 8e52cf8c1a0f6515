/** @jest-environment jest-fixed-jsdom */
import { act, screen } from '@testing-library/react';
import { HomeResume } from '@/components/site/home/home-resume';
import { endSession } from '@/lib/domain/member/session/session.store';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { saveToken } from '@/lib/platform/token';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';
import { resumeCall } from '../../support/site-calls';

const getResume = fakePlatform().on(resumeCall);

const linksOf = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => saveToken('t'.repeat(32), false));

test('a member goes on with a round, bets, a deposit, a match or a game; 隐藏余额 covers the amounts', async () => {
  getResume.mockResolvedValue({
    shelf: 'resume',
    tiles: [
      { kind: 'round', title: '高低牌', note: '可收手', amount: '14.01', id: 'high-low' },
      { kind: 'bets', title: '2 笔未结算注单', note: '投注', amount: '50.00', id: '' },
      { kind: 'deposit', title: '乐享', note: '待付款', amount: '300.00', id: '31' },
      { kind: 'match', title: '红城 对 蓝港', note: '11-21 20:30', amount: null, id: 'FBTY/863211' },
      { kind: 'game', title: '扫雷', note: '电子', amount: null, id: 'mines' },
    ],
  });
  renderWithClient(<HomeResume signedIn />, makeQueryClient());
  await screen.findByRole('region', { name: '继续玩' });
  expect(linksOf()).toEqual([
    ['高低牌可收手 14.01', '/game/play/high-low'],
    ['2 笔未结算注单投注 50.00', '/mine/record/betRecord'],
    ['乐享待付款 300.00', '/mine/finance/deposit?order=31'],
    ['红城 对 蓝港11-21 20:30', '/game/sport/FBTY/863211'],
    ['扫雷电子', '/game/play/mines'],
  ]);
  act(() => usePreference.getState().toggleHideBalance());
  expect(linksOf()[0]).toEqual(['高低牌可收手 ****', '/game/play/high-low']);
  act(() => usePreference.getState().toggleHideBalance());
  act(() => endSession());
  expect(screen.queryByRole('region')).toBeNull();
});

test('a shelf that cannot be read leads to both halves of the site, and a visitor has none', async () => {
  getResume.mockRejectedValue(new Error('503'));
  renderWithClient(<HomeResume signedIn />, makeQueryClient());
  await screen.findByRole('link', { name: '游戏大厅' });
  expect(linksOf().map(([, href]) => href)).toEqual(['/game', '/game/sport']);
  act(() => endSession());
  expect(screen.queryByRole('link')).toBeNull();
});
