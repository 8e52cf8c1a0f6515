import 'server-only';
import { gameListCall } from '@pavilion/contract/calls/game.calls';
import { refreshedCall } from '@/lib/domain/site/config/refreshed-call.server';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import type { Game } from './game.model';
import { toGame } from './game.rules';

const games = processSingleton('games', () => refreshedCall(gameListCall, { category: '' }));

/** All games, the same for every visitor; null when the platform did not respond in time. Never throws. */
export async function getGames(): Promise<readonly Game[] | null> {
  return (await games().get()).value?.list.map(toGame) ?? null;
}
