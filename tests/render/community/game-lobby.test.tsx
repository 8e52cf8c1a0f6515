/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gameListCall } from '@pavilion/contract/calls/game.calls';
import { GameLobby } from '@/components/community/game/game-lobby';
import { PlayScreen } from '@/components/community/game/play-screen';
import { toGame } from '@/lib/domain/community/game/game.rules';
import { NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import gameFixture from '../../contract/fixtures/game-list.json';
import { fakePlatform } from '../../support/fake-platform';
import { myGamesOnWire } from '../../support/game.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getMyGames = platform.on(gameListCall, myGamesOnWire);

let requested = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(requested),
}));

const [DICE] = (gameFixture.response.data.list as Parameters<typeof toGame>[0][]).map(toGame);
const lobby = (games: readonly NonNullable<typeof DICE>[] | null) =>
  renderWithClient(<GameLobby games={games} category="lottery" venues={[]} signedIn={false} path="/game/lottery" />, makeQueryClient());

beforeEach(() => {
  requested = '';
  getMyGames.mockReset();
});

test('games that the server loaded are shown without another request', () => {
  lobby([DICE!]);
  expect(screen.getByRole('link', { name: /云亭快三/ })).toBeTruthy();
  expect(getMyGames).not.toHaveBeenCalled();
});

test('search and tabs appear above four games or more, not above fewer', async () => {
  const many = Array.from({ length: 4 }, (_, index) => ({ ...DICE!, code: `dice-${index}`, name: `快三${index}` }));
  const { unmount } = lobby(many.slice(1));
  expect(screen.queryByLabelText('搜索游戏')).toBeNull();
  expect(screen.queryByRole('button', { name: '热门' })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(3);
  unmount();
  lobby(many);
  expect(screen.getByRole('button', { name: '热门' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('搜索游戏'), '没有的游戏');
  expect(screen.getByText('未找到「没有的游戏」')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '看全部游戏' }));
  expect(screen.getAllByRole('link')).toHaveLength(4);
});

test('a venue without games in the category shows none, never another venue’s', () => {
  requested = 'venue=AGZR';
  lobby([DICE!]);
  expect(screen.queryByRole('link', { name: /云亭快三/ })).toBeNull();
  expect(screen.getByText('该场馆暂无游戏')).toBeTruthy();
});

test('the page requests games that the server could not load, and reports when that fails', async () => {
  getMyGames.mockRejectedValue(new NetworkError({ status: 503, message: '', statusText: '', online: true }));
  lobby(null);
  const retry = await screen.findByRole('button', { name: '重试' }, { timeout: 10_000 });
  getMyGames.mockResolvedValue({ games: [DICE!], favorites: [], recent: [] });
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: /云亭快三/ })).toBeTruthy();
});

test('the page finds a game that the server could not load, and reports one that does not exist', async () => {
  getMyGames.mockResolvedValue({ games: [DICE!], favorites: [], recent: [] });
  const { unmount } = renderWithClient(<PlayScreen code="dice" served={null} trial={false} signedIn={false} />, makeQueryClient());
  expect(await screen.findByText('登录后开始游戏')).toBeTruthy();
  unmount();
  renderWithClient(<PlayScreen code="nothing" served={null} trial={false} signedIn={false} />, makeQueryClient());
  expect(await screen.findByText('游戏不存在')).toBeTruthy();
});
