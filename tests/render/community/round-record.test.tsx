/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { RoundHistory } from '@/components/community/game/round-history';
import type { Round } from '@/lib/domain/community/game/game.model';
import { roundListCall } from '@pavilion/contract/calls/game.calls';
import { SEED_HASH_RULE } from '@pavilion/number/seed-hash.copy';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';
import { roundsOnWire } from '../../support/game.builder';

const platform = fakePlatform();
const getRounds = platform.on(roundListCall, roundsOnWire);

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: () => undefined }), useSearchParams: () => new URLSearchParams() }));

const aRound = (changes: Partial<Round>): Round => ({
  id: '1',
  game: 'high-low',
  name: '高低牌',
  bet: '',
  state: 'open',
  stake: 1_000n,
  payout: 0n,
  result: '进行中',
  resumable: true,
  takeable: 1_401n,
  at: Date.UTC(2026, 10, 26, 22, 0, 0),
  settledAt: null,
  hash: 'ab',
  seed: '',
  clientSeed: '',
  ...changes,
});

async function show(list: Round[], open: bigint) {
  const totals = { count: list.length, stake: 1_000n, payout: 1_940n, open };
  getRounds.mockResolvedValue({ page: 1, hasMore: false, list, totals });
  renderWithClient(<RoundHistory />, makeQueryClient());
  return { region: await screen.findByRole('region', { name: `共 ${list.length} 局` }), rows: screen.getAllByRole('listitem') };
}

test('an unfinished round shows what can be cashed out, links back into the game, and is not shown as lost', async () => {
  const { region, rows } = await show(
    [
      aRound({}),
      aRound({ id: '2', takeable: null }),
      aRound({ id: '3', game: 'dice', name: '云亭快三', bet: '大', result: '待开', resumable: false, takeable: null }),
      aRound({
        id: '4',
        game: 'slot',
        name: '琉璃转轮',
        state: 'settled',
        payout: 1_940n,
        result: '七 七 七',
        resumable: false,
        takeable: null,
      }),
    ],
    3_000n,
  );
  expect(rows.map(({ textContent }) => textContent!.replace(/^.*?·/, '').trim())).toEqual([
    '进行中·可收手 14.01未结算投注 10.00继续',
    '进行中未结算投注 10.00继续',
    '待开奖未结算投注 10.00',
    '七 七 七+9.40投注 10.00',
  ]);
  expect(within(rows[0]!).getByRole('link', { name: '继续高低牌' }).getAttribute('href')).toBe('/game/play/high-low');
  expect(region.textContent).toBe('共 4 局投注10.00派彩19.40输赢+9.40未结算30.00');
});

test('the proof of a round explains how its hash is computed', async () => {
  const { rows } = await show([aRound({ state: 'settled', resumable: false, takeable: null, result: 'A 2', seed: 'cd' })], 0n);
  fireEvent.click(within(rows[0]!).getByRole('button'));
  expect(within(rows[0]!).getByRole('region', { name: '公平凭证' }).textContent).toContain(SEED_HASH_RULE);
});

test('without an open round the totals mention none', async () => {
  const { region } = await show([aRound({ state: 'settled', resumable: false, takeable: null, result: 'A 2' })], 0n);
  expect(region.textContent).not.toContain('未结算');
});
