/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SEED_HASH_RULE } from '@pavilion/number/seed-hash.copy';
import { callGame, NoResponse, tellSite } from '../../../sandbox/modules/community/game/client/api';
import { GamePage } from '../../../sandbox/modules/community/game/client/game-page';
import { GAME_CODES, GAMES, type GameCode } from '../../../sandbox/modules/community/game/game-catalog';
import { aGameView, DECISIONS } from '../../support/round-views.builder';

jest.mock('../../../sandbox/modules/community/game/client/api', () => {
  // The module reads the colour scheme once; jsdom knows none.
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  return { ...jest.requireActual<object>('../../../sandbox/modules/community/game/client/api'), callGame: jest.fn(), tellSite: jest.fn() };
});
const call = jest.mocked(callGame);

let reduced = false;
beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
  reduced = false;
  window.matchMedia = ((query: string) => ({ matches: reduced && query.includes('reduce') })) as typeof window.matchMedia;
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Everything that is presented except clocks: text, colour, picture and label of every element without children. */
function presented(): Set<string> {
  const leaves = [...document.querySelectorAll('main *:not(time)')].filter(
    ({ children }) => children.length === 0 || children[0]?.closest('svg'),
  );
  return new Set(leaves.map((leaf) => [leaf.textContent, leaf.getAttribute('class'), leaf.getAttribute('aria-label')].join(' | ')));
}

/** Opens a game just before its result, and lets the result come. */
async function decide(game: GameCode) {
  const { before, after, buttons } = DECISIONS[game];
  call.mockResolvedValueOnce(aGameView(game, before));
  render(<GamePage />);
  await pass(50);
  for (const button of buttons.slice(0, -1)) fireEvent.click(screen.getByRole('button', { name: button }));
  const first = presented();
  const others = before.filter(({ id }) => id !== after.id);
  const decided = aGameView(game, [after, ...others], { balance: 123_456, prepared: { round: '10', hash: 'ef'.repeat(32) } });
  call.mockResolvedValue(decided);
  const request = async () => {
    if (buttons.length > 0) fireEvent.click(screen.getByRole('button', { name: buttons.at(-1)! }));
    await pass(buttons.length > 0 ? 0 : 4_000);
  };
  return { first, request };
}

describe.each(GAME_CODES)('%s', (game) => {
  it('reveals nothing of a result before its time, neither visibly nor to a screen reader nor to the rest of the site', async () => {
    const { first, request } = await decide(game);
    await request();
    const meanwhile = presented();
    expect(jest.mocked(tellSite)).not.toHaveBeenCalled();
    await pass(GAMES[game].revealMs - 1);
    const late = presented();
    await pass(1);
    const settleMs = GAMES[game].settleMs?.(DECISIONS[game].after.outcome) ?? 0;
    if (settleMs > 0) expect(presented()).not.toContain('1,234.56 |  | ');
    await pass(settleMs);
    const fresh = [...presented()].filter((line) => !first.has(line));
    expect(fresh).toContain('1,234.56 |  | ');
    expect(fresh.filter((line) => meanwhile.has(line) || late.has(line))).toEqual([]);
    expect(jest.mocked(tellSite).mock.calls).toEqual([['balance']]);
  });

  it('shows the result at once with reduced motion', async () => {
    reduced = true;
    const { request } = await decide(game);
    await request();
    expect(presented()).toContain('1,234.56 |  | ');
  });

  it('accepts no further bet while a result is being revealed', async () => {
    const { request } = await decide(game);
    await request();
    const { buttons } = DECISIONS[game];
    // A table's button has another name without a bet.
    const go = screen.queryByRole('button', { name: buttons.at(-1) ?? /^点选投注项/ }) ?? screen.getByText(/^点选投注项|^先选一个投注项/);
    if (buttons.length > 0) expect(go.hasAttribute('disabled')).toBe(true);
    await pass(GAMES[game].revealMs);
  });
});

it.each(GAME_CODES)('%s: the panel calls the value before a round a hash, and explains how it is computed', async (game) => {
  const { before } = DECISIONS[game];
  call.mockResolvedValue(aGameView(game, before));
  render(<GamePage />);
  await pass(50);
  const panel = screen.getByTestId('hash').parentElement!.textContent!;
  expect(panel).toMatch(/由一个密钥.*其 SHA-256 哈希为：[0-9a-f]{64}/);
  expect(panel).toContain(SEED_HASH_RULE);
});

it('a result whose response was lost is revealed like any other once it is requested again', async () => {
  const { request } = await decide('baccarat');
  call.mockRejectedValueOnce(new NoResponse());
  await request();
  fireEvent.click(screen.getByRole('button', { name: '查询结果' }));
  await pass(0);
  expect(presented()).not.toContain('1,234.56 |  | ');
  await pass(GAMES.baccarat.revealMs);
  await pass(GAMES.baccarat.settleMs!(DECISIONS.baccarat.after.outcome));
  expect(presented()).toContain('1,234.56 |  | ');
});

it('a failed request for the timetable while a result is being revealed keeps the result', async () => {
  const { request } = await decide('dice');
  await request();
  call.mockRejectedValue(new NoResponse());
  await pass(GAMES.dice.revealMs);
  expect(presented()).toContain('1,234.56 |  | ');
  await pass(4_000);
  expect(presented()).toContain('1,234.56 |  | ');
});
