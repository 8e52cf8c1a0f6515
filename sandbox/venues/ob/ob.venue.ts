import type { FastifyInstance } from 'fastify';
import { CODE } from '../../../lib/contract/codes';
import { findVenueSession } from '../../member/venue-session';
import { memberById } from '../../member/member';
import type { Context } from '../../server/context';
import { refusalEnvelope } from '../../server/refusal';
import { OB_WORDS } from './ob.copy';

/** What pages may send to OB (samples: ob-*, counts). */
export const OB_HEADERS = ['content-type', 'requestid', 'client-type', 'lang'] as const;
export const OB_MERCHANT = 'PVL01';
/** Path of the platform counts, below which the token stands. */
export const OB_COUNTS_PATH = '/merchant/counts';

const OK = '0000000';
const AUTH_FAILED = '0400401';

/** OB's own envelope of a failed call. */
export function obRefusal(code: number | string, message: string = OB_WORDS.failed): object {
  return { code: String(code).padStart(7, '0'), msg: message, ts: Date.now(), data: null };
}

/** As much of the OB venue as the platform counts need: who the member is there, and how much is on. */
export function registerOb(app: FastifyInstance, context: Context): void {
  const { db, env, world } = context;
  const sessionOf = (token: string) => findVenueSession({ db }, 'OBTY', token, env.obTokenMs);

  app.get<{ Querystring: { token?: string } }>('/yewu12/api/user/getUserInfo', async (request) => {
    const token = String(request.query.token ?? '');
    const session = request.headers.requestid === token ? await sessionOf(token) : null;
    if (!session) return obRefusal(AUTH_FAILED, OB_WORDS.auth);
    const member = session.memberId === null ? null : await memberById(db, session.memberId);
    return {
      code: OK,
      msg: '',
      ts: Date.now(),
      data: {
        userId: `53551${(member?.id ?? '0').padStart(13, '0')}`,
        userName: member ? `PVL${member.userName.toUpperCase()}` : 'PVLGUEST',
        currency: 'CNY',
        userBetPrefer: 1,
      },
    };
  });

  /** The counts speak the platform's envelope, and say in words that a token has run out (samples: counts). */
  app.get<{ Params: { token: string }; Querystring: { merchantCode?: string } }>(`${OB_COUNTS_PATH}/:token`, async (request) => {
    const { token } = request.params;
    const known = request.headers.requestid === token && request.query.merchantCode === OB_MERCHANT;
    if (!known) return refusalEnvelope(CODE.common, OB_WORDS.parameters);
    if (!(await sessionOf(token))) return refusalEnvelope(CODE.common, OB_WORDS.expired);
    const live = world.live(world.now()).filter((match) => !match.cancelled).length;
    return { status_code: CODE.success, message: '', data: { TY: live, DZ: 0, DJ: 0, ZR: 0, CP: 0, QP: 0 } };
  });
}
