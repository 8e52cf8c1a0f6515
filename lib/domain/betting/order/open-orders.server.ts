import 'server-only';
import { isSessionEnd } from '@pavilion/contract/codes';
import { VENUE_CODES } from '@pavilion/contract/constants';
import type { VenueCode } from '@pavilion/contract/constants';
import { getSite } from '@/lib/domain/site/config/site.server';
import { BusinessError } from '@/lib/kit/http/errors';
import { logFailure } from '@/lib/kit/http/failure-log.server';
import { recordsOfMember, type MemberIdentity } from '@/lib/venues/member.server';
import type { OpenOrdersReply } from './open-orders.model';
import { toReplyPart } from './open-orders-reply.rules';

/** The bet time is no condition of open orders. */
const FIRST_PAGE = { settled: false, from: 0, to: Number.MAX_SAFE_INTEGER, page: 1 } as const;

/**
 * The open orders of the token's member at every venue of the configuration, read in parallel within 5 s. A venue that fails has no
 * part; null when all fail.
 * @throws BusinessError when the platform says that the session has ended, with its reason, which it may give only once.
 */
export async function listOpenOrders(member: MemberIdentity): Promise<OpenOrdersReply | null> {
  const { origins } = await getSite();
  const offered = VENUE_CODES.filter((venue) => (origins.venues[venue] ?? []).length > 0);
  const venues = await Promise.all(offered.map(async (venue) => ({ venue, part: await readPart(venue, member) })));
  return venues.every(({ part }) => part === null) ? null : { venues };
}

async function readPart(venue: VenueCode, member: MemberIdentity) {
  try {
    return toReplyPart(await recordsOfMember(member, venue).getOrders(FIRST_PAGE));
  } catch (error) {
    if (!(error instanceof BusinessError && error.source === 'platform')) logFailure(`${venue} getOrders`, error);
    // The platform may reject the launch of one member although the venue is well.
    else if (isSessionEnd(error.code)) throw error;
    return null;
  }
}
