import { lobbyAddress } from '@/lib/domain/community/game/lobby-address.rules';

const VENUES = [{ code: 'PVDJ' }, { code: 'XXDJ' }];

test.each([
  [{}, { kind: 'list' }],
  [{ venue: 'PVDJ', tab: 'new' }, { kind: 'list' }],
  [
    { venue: 'pvdj', tab: 'new' },
    { kind: 'moved', query: 'tab=new&venue=PVDJ' },
  ],
  [{ tab: 'nothing' }, { kind: 'moved', query: '' }],
  [{ venue: 'lhdj' }, { kind: 'frame', frame: 'lhdj' }],
  [{ venue: 'AGZR' }, { kind: 'unknown', code: 'AGZR' }],
  [{ venue: 'constructor' }, { kind: 'unknown', code: 'constructor' }],
])('a lobby address %j opens %j', (requested, expected) => {
  expect(lobbyAddress(requested, VENUES)).toEqual(expected);
});

test('no venue is reported as unknown while the games are not loaded', () => {
  expect(lobbyAddress({ venue: 'AGZR' }, null)).toEqual({ kind: 'list' });
});
