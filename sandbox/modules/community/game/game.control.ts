import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { post } from '../../../kernel/control/control-call';
import { CODE } from '@pavilion/contract/codes';
import { Rejection } from '../../../kernel/http/rejection';
import type { Context } from '../../context';
import { gameOf } from './game-catalog';
import { closeGame } from './game-state';

/** Closes a game for maintenance, with the end of the window if there is one, or opens it again. */
const gameSchema = z.object({ closed: z.boolean(), until: z.optional(z.nullable(z.iso.datetime())) });

/** Calls for testers: maintenance of a game. */
export function registerGameControl(app: FastifyInstance, context: Context): void {
  post(app, '/sandbox/games/:code', gameSchema, async ({ closed, until = null }, params) => {
    const game = gameOf(params.code ?? '');
    if (!game) throw new Rejection(CODE.common);
    await closeGame(context, game.code, closed, until);
    return { code: game.code, closed, until };
  });
}
