import type { FastifyInstance } from 'fastify';
import { venueLaunchCall } from '../../lib/contract/calls/game.calls';
import { CODE } from '../../lib/contract/codes';
import { openVenueSession } from '../member/venue-session';
import { memberById } from '../member/member';
import type { Context } from '../server/context';
import { Refusal } from '../server/refusal';
import { route } from '../server/route';
import { LAUNCH_WORDS } from './site.copy';
import { OPEN_VENUES, venueOrigin } from './venue.origin';

/** Launching a venue. Without a token the session is a guest's, in the same shape (contract §2.15). */
export function registerLaunchCall(app: FastifyInstance, context: Context): void {
  route(app, context, venueLaunchCall, async ({ body, session, request }) => {
    const venue = OPEN_VENUES.find((code) => code === body.enName);
    if (!venue) throw new Refusal(CODE.common, LAUNCH_WORDS.closed);
    const member = session ? await memberById(context.db, session.memberId) : null;
    const token = await openVenueSession(context, venue, member?.id ?? null, session?.tokenHash ?? null);
    const origin = venueOrigin(context.env, venue, request.headers);
    const query = new URLSearchParams({ token, language: 'CMN', memberCode: member ? `PVL${member.userName.toUpperCase()}` : 'PVLGUEST' });
    return { url: `${origin}/index.html?${query}`, h5Url: '', activityUrl: '', resource: '', token, apiUrl: origin };
  });
}
