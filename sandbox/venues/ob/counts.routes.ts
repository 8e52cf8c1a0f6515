import type { FastifyInstance } from 'fastify';
import { CODE } from '@pavilion/contract/codes';
import { gameCounts } from '../../modules/community/game/game-state';
import { findVenueSession } from '../../modules/member/session/venue-session';
import type { Context } from '../../modules/context';
import { WORLD_SPORTS } from '../../world/engine/world.model';
import { rejectionEnvelope } from '../../kernel/http/rejection';

export const OB_MERCHANT = 'PVL01';
/** Path of the platform counts; the token follows it. */
export const OB_COUNTS_PATH = '/merchant/counts';

/** Error messages of the platform counts (samples: counts). */
const MESSAGES = { expired: '令牌已过期', parameters: '参数有误' } as const;

/** The platform counts use the platform's envelope, and report an expired token in their message (samples: counts). */
export function registerObCounts(app: FastifyInstance, { db, env, world, settings }: Context): void {
  app.get<{ Params: { token: string }; Querystring: { merchantCode?: string } }>(`${OB_COUNTS_PATH}/:token`, async (request) => {
    const { token } = request.params;
    const known = request.headers.requestid === token && request.query.merchantCode === OB_MERCHANT;
    if (!known) return rejectionEnvelope(CODE.common, MESSAGES.parameters);
    if (!(await findVenueSession({ db }, 'OBTY', token, env.obTokenMs))) return rejectionEnvelope(CODE.common, MESSAGES.expired);
    const now = world.now();
    const live = WORLD_SPORTS.flatMap((sport) => world.live(now, sport)).filter((match) => !match.cancelled).length;
    return { status_code: CODE.success, message: '', data: { TY: live, ...gameCounts({ settings }) } };
  });
}
