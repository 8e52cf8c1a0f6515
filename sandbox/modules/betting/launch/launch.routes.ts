import type { FastifyInstance } from 'fastify';
import { venueLaunchCall } from '../../../../lib/contract/calls/game.calls';
import type { VenueCode } from '../../../../lib/contract/constants';
import { CODE } from '../../../../lib/contract/codes';
import { gameAddress } from '../../community/game/game.launch';
import { findVenueSession, memberCodeOf, openVenueSession, timeStampOf } from '../../member/session/venue-session';
import { memberById } from '../../member/account/member';
import type { Context } from '../../context';
import { Refusal } from '../../../kernel/http/refusal';
import { createLimit } from '../../../kernel/http/limit';
import { route } from '../../route';
import { OB_COUNTS_PATH, OB_MERCHANT } from '../../../venues/ob/counts.routes';
import { LAUNCH_WORDS } from '../../site/config/site.copy';
import { OPEN_VENUES, venueOrigin } from '../../../kernel/http/venue.origin';

/** What a launch for trial play names. */
const TRIAL = 'trial';

/** Launches in a minute: of one member, and of all visitors at one address. The site's server launches once in half a day. */
const LAUNCHES = { member: 60, guests: 240 };

/** Launching a venue. Without a token the session is a guest's, in the same shape (contract §2.15). 6501 when too often. */
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
    const venue = OPEN_VENUES.find((code) => code === body.enName);
    if (!venue) throw new Refusal(CODE.common, LAUNCH_WORDS.closed);
    const member = session ? await memberById(context.db, session.memberId) : null;
    const token = await openVenueSession(context, venue, session);
    const origin = venueOrigin(context.env, venue, request.headers);
    const memberCode = memberCodeOf(member);
    const createdAt = async () => (await findVenueSession(context, venue, token))?.createdAt ?? 0;
    return LAUNCH[venue]({ origin, token, memberCode, createdAt });
  });
}

interface Launch {
  origin: string;
  token: string;
  memberCode: string;
  /** Real ms at which the session began. */
  createdAt: () => Promise<number>;
}

const LAUNCH: Readonly<Record<VenueCode, (launch: Launch) => object | Promise<object>>> = {
  IMTY: imLaunch,
  OBTY: obLaunch,
  FBTY: fbLaunch,
};

function fbLaunch({ origin, token, memberCode }: Launch) {
  const query = new URLSearchParams({ token, language: 'CMN', memberCode });
  return { url: `${origin}/index.html?${query}`, h5Url: '', activityUrl: '', resource: '', token, apiUrl: origin };
}

/** IM's session is its token and the time stamp of its launch; names in the address are spelled as IM spells them. */
async function imLaunch({ origin, token, memberCode, createdAt }: Launch) {
  const query = new URLSearchParams({ token, timestamp: timeStampOf(await createdAt()), LanguageCode: 'CHS', memberCode, language: 'CHS' });
  return { url: `${origin}/mobile/index.html?${query}`, h5Url: '', activityUrl: '', resource: '', token, apiUrl: origin };
}

function obLaunch({ origin, token, memberCode }: Launch) {
  const query = new URLSearchParams({ token, language: 'zh', memberCode, merchantCode: OB_MERCHANT });
  return {
    url: `${origin}/h5/index.html?${query}`,
    h5Url: `${origin}/h5/`,
    activityUrl: `${origin}/activity/`,
    resource: { resourceUrl: `${origin}/static/`, resourceGamingUrl: `${origin}/gaming/` },
    token,
    apiUrl: origin + OB_COUNTS_PATH,
  };
}
