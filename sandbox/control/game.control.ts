import type { FastifyInstance } from 'fastify';
import { CODE } from '../../lib/contract/codes';
import { gameOf } from '../modules/community/game/game.catalog';
import { closeGame } from '../modules/community/game/game.state';
import type { Context } from '../modules/context';
import { Refusal } from '../kernel/http/refusal';
import { gameSchema } from './control.schema';
import { post } from './control.post';

/** Maintenance of a game. */
export function registerGameControl(app: FastifyInstance, context: Context): void {
  post(app, '/sandbox/games/:code', gameSchema, async ({ closed, until = null }, params) => {
    const game = gameOf(params.code ?? '');
    if (!game) throw new Refusal(CODE.common);
    await closeGame(context, game.code, closed, until);
    return { code: game.code, closed, until };
  });
}
