import { readdirSync } from 'node:fs';
import { PICTURED_GAMES } from '@/lib/domain/community/game/game-pictures';
import { GAME_CODES } from '../../../../sandbox/modules/community/game/game-catalog';

test('every game of the lobby has its drawing, and no drawing is without a game', () => {
  const drawings = readdirSync('public/assets/games').map((file) => file.replace('.svg', ''));
  expect(drawings.toSorted()).toEqual([...PICTURED_GAMES].toSorted());
  expect([...PICTURED_GAMES].toSorted()).toEqual([...GAME_CODES].toSorted());
});
