/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gameListCall } from '@pavilion/contract/calls/game.calls';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { CODE } from '@pavilion/contract/codes';
import { DAY } from '@pavilion/number/duration';
import { GameLobby } from '@/components/community/game/game-lobby';
import { PlayScreen } from '@/components/community/game/play-screen';
import { setVenueOrigins } from '@/lib/domain/betting/launch/origins';
import { toGame } from '@/lib/domain/community/game/game.rules';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import gameFixture from '../../contract/fixtures/game-list.json';
import { fakePlatform } from '../../support/fake-platform';
import { myGamesOnWire } from '../../support/game.builder';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const launch = platform.on(venueLaunchCall, (url: string) => ({ url, h5Url: '', activityUrl: '', token: '', apiUrl: '' }));
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

test('a game under maintenance says when it is expected back, where that is known', async () => {
  globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  setVenueOrigins({ [DICE!.venue]: ['https://games.example.com'] });
  launch.mockRejectedValue(new BusinessError(CODE.liveMaintenance, '', null, 'platform'));
  const until = new Date(Date.now() + DAY).toISOString();
  const { unmount } = renderWithClient(<PlayScreen code="dice" served={{ ...DICE!, until }} trial={false} signedIn />, makeQueryClient());
  expect(await screen.findByText('云亭快三维护中')).toBeTruthy();
  expect(screen.getByText(/^预计 .*\d\d:\d\d 恢复，其他游戏不受影响$/)).toBeTruthy();
  unmount();
  renderWithClient(<PlayScreen code="dice" served={DICE!} trial={false} signedIn />, makeQueryClient());
  expect(await screen.findByText('其他游戏不受影响')).toBeTruthy();
});
