import type { FastifyInstance } from 'fastify';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { VENUE_CODES } from '@pavilion/contract/constants';
import { CODE } from '@pavilion/contract/codes';
import { gameAddress } from '../../community/game/game-launch';
import { findVenueSession, memberCodeOf, openVenueSession } from '../../member/session/venue-session';
import { findMemberById } from '../../member/account/member';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { createLimit } from '../../../kernel/http/limit';
import { originOf } from '../../../kernel/http/public-host';
import { route } from '../../member/call/route';
import { LAUNCH_COPY } from './launch.copy';

/** Name of a launch for trial play. */
const TRIAL = 'trial';

/** Launches in a minute: of one member, and of all visitors at one address. The site's server launches once in half a day. */
const LAUNCHES = { member: 60, guests: 240 };

/** Launches a venue. Without a token the session is a guest's, in the same shape (contract §2.15). 6501 when too often. */
export function registerLaunchCall(app: FastifyInstance, context: Context): void {
  const limits = { member: createLimit(LAUNCHES.member), guests: createLimit(LAUNCHES.guests) };
  context.onReset(() => {
    for (const limit of Object.values(limits)) limit.clear();
  });
  route(app, context, venueLaunchCall, async ({ body, session, ip, request }) => {
    await (session ? limits.member.take(session.memberId) : limits.guests.take(ip));
    const game = await gameAddress(
      context,
      { venue: body.enName, code: body.gameCode, trial: body.temporaryParam === TRIAL },
      session,
      request.headers,
    );
    if (game) return game;
    const code = VENUE_CODES.find((one) => one === body.enName);
    if (!code) throw new Rejection(CODE.common, LAUNCH_COPY.closed);
    const member = session ? await findMemberById(context.db, session.memberId) : null;
    const token = await openVenueSession(context, code, session);
    const venue = context.venues[code];
    const origin = originOf(context.env, code, request.headers);
    const memberCode = memberCodeOf(member);
    const createdAt = async () => (await findVenueSession(context, code, token))?.createdAt ?? 0;
    return venue.launch({ origin, token, memberCode, createdAt });
  });
}
