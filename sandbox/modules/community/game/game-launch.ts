import type { IncomingHttpHeaders } from 'node:http';
import { CODE } from '@pavilion/contract/codes';
import type { Session } from '../../member/session/session';
import { gameOrigin } from './game-origin';
import type { Context } from '../../context';
import { uuidOf } from '../../../kernel/http/client.rules';
import { Rejection } from '../../../kernel/http/rejection';
import { hasDeposited } from '../../money/deposit/deposit.store';
import { framedGameOf, gameOf, GAMES, STUDIO_VENUES, type GameCode } from './game-catalog';
import { GAME_COPY } from './game.copy';
import { memberOwner, openGameSession } from './game-session';
import { maintenanceOf } from './game-state';
import { hasOpenRound } from './round.store';

/**
 * The launch of one of the studio's games, or of a framed venue's page; null when the studio does not serve the venue. Without a
 * session, or on request, it is trial play of the device. The token is in the fragment, which no server and no log sees.
 * @throws Rejection for an unknown game, one under maintenance at which nothing is open, and a member without money who never
 * deposited.
 */
export async function gameAddress(
  context: Context,
  input: { venue: string; code: string; trial: boolean },
  session: Session | null,
  headers: IncomingHttpHeaders,
): Promise<object | null> {
  if (!STUDIO_VENUES.includes(input.venue)) return null;
  const game = input.code === '' ? framedGameOf(input.venue) : gameOf(input.code);
  if (game?.venue !== input.venue) throw new Rejection(CODE.common, GAME_COPY.unknownGame);
  const opener = input.trial ? null : session;
  const until = maintenanceOf(context, game.code);
  // An open round can be ended under maintenance.
  if (until !== undefined && !(opener && (await hasOpenSteps(context, opener.memberId, game.code)))) {
    throw new Rejection(CODE.liveMaintenance, GAME_COPY.maintenance, { maintainEnd: until });
  }
  if (opener && (await isWithoutMoney(context, opener.memberId))) {
    throw new Rejection(CODE.validation, GAME_COPY.firstDeposit, { field: 'firstDeposit' });
  }
  const token = await openGameSession(context, game.code, opener ?? { device: uuidOf(headers) });
  const origin = gameOrigin(context.env, headers);
  return { url: `${origin}/play/${game.code}#token=${token}`, h5Url: '', activityUrl: '', resource: '', token, apiUrl: origin };
}

/** True when a member has an open round at the game that takes several steps. */
async function hasOpenSteps({ db }: Context, memberId: string, game: GameCode): Promise<boolean> {
  return GAMES[game].rules.kind === 'steps' && (await hasOpenRound(db, memberOwner(memberId), game));
}

/** True for a member without available money who never deposited. */
async function isWithoutMoney({ db, ledger }: Context, memberId: string): Promise<boolean> {
  const { available } = await ledger.balanceOf(db, memberId);
  return available === 0n && !(await hasDeposited(db, memberId));
}
