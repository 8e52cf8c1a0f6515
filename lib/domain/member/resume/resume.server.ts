import 'server-only';
import { getMyGames, getRounds } from '@/lib/domain/community/game/game.api';
import { getOpenDeposits } from '@/lib/domain/money/deposit/deposit.api';
import { getSite } from '@/lib/domain/site/config/site.server';
import { readParts, type PartReaders } from '@/lib/platform/read-parts.server';
import { joinOpenOrders } from '@/lib/domain/betting/order/open-orders.rules';
import { listOpenOrders } from '@/lib/domain/betting/order/open-orders.server';
import { withinTime } from '@/lib/kit/http/deadline';
import type { MemberIdentity } from '@/lib/venues/member.server';
import { DAY } from '@pavilion/number/duration';
import { readFollowedMatches } from './followed-matches.server';
import type { Resume } from './resume.model';
import { toResume, type ResumeParts } from './resume.rules';

/** Days in which an unfinished round is looked for. */
const ROUND_DAYS = 2;
/** ms for what the venues know: the shelf does not wait for a late one. */
const VENUE_MS = 1_500;

/**
 * The first shelf of the token's member; null when all calls fail.
 * @throws BusinessError when the session has ended.
 */
export async function readResume(member: MemberIdentity): Promise<Resume | null> {
  const now = Date.now() + (await getSite()).worldOffset;
  const readers: PartReaders<ResumeParts> = {
    games: (caller) => getMyGames(undefined, caller),
    rounds: async (caller) => (await getRounds({ from: now - ROUND_DAYS * DAY, to: now, page: 1 }, undefined, caller)).list,
    deposits: (caller) => getOpenDeposits(undefined, caller),
    bets: async () => {
      const reply = await withinTime({ timeout: VENUE_MS }, () => listOpenOrders(member));
      return reply && joinOpenOrders(reply, undefined);
    },
    followed: (caller) => withinTime({ timeout: VENUE_MS }, () => readFollowedMatches(caller, now)),
  };
  const parts = await readParts<ResumeParts>('resume', readers, member);
  return parts && toResume(parts);
}
