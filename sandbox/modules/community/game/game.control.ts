import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { post } from '../../../kernel/control/control-call';
import { CODE } from '@pavilion/contract/codes';
import { Rejection } from '../../../kernel/http/rejection';
import type { Context } from '../../context';
import { findMemberByName } from '../../member/account/member';
import { gameOf } from './game-catalog';
import { memberOwner } from './game-session';
import { closeGame } from './game-state';
import { hashOfSeed } from './round-random';
import { prepareRound, saveRound } from './round.store';

/** Closes a game for maintenance, with the end of the window if there is one, or opens it again. */
const gameSchema = z.object({ closed: z.boolean(), until: z.optional(z.nullable(z.iso.datetime())) });

/** The seed of a member's prepared round, hexadecimal: together with the player's own seed it decides the round. */
const seedSchema = z.object({ userName: z.string(), seed: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

/** Calls for testers: maintenance of a game, and a known seed for the next round. */
export function registerGameControl(app: FastifyInstance, context: Context): void {
  post(app, '/sandbox/games/:code', gameSchema, async ({ closed, until = null }, params) => {
    const game = gameOf(params.code ?? '');
    if (!game) throw new Rejection(CODE.common);
    await closeGame(context, game.code, closed, until);
    return { code: game.code, closed, until };
  });

  post(app, '/sandbox/games/:code/seed', seedSchema, async ({ userName, seed }, params) => {
    const game = gameOf(params.code ?? '');
    const member = await findMemberByName(context.db, userName);
    if (!game || !member) throw new Rejection(CODE.common);
    const { id } = await prepareRound(context.db, memberOwner(member.id), member.id, game.code);
    await saveRound(context.db, id, { seed, seedHash: hashOfSeed(seed) });
    return { round: String(id) };
  });
}
