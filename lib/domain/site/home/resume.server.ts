import 'server-only';
import { getMyGames, getRounds } from '@/lib/domain/community/game/game.api';
import { getOpenDeposits } from '@/lib/domain/money/deposit/deposit.api';
import { getSite } from '@/lib/domain/site/config/site.server';
import { readParts, type PartReaders } from '@/lib/platform/read-parts.server';
import type { ServerIdentity } from '@/lib/platform/server.client';
import { DAY } from '@pavilion/number/duration';
import type { Resume } from './resume.model';
import { toResume, type ResumeParts } from './resume.rules';

/** Days in which an unfinished round is looked for. */
const ROUND_DAYS = 2;

/**
 * The first shelf of the token's member; null when all calls fail.
 * @throws BusinessError when the session has ended.
 */
export async function readResume(member: ServerIdentity): Promise<Resume | null> {
  const now = Date.now() + (await getSite()).worldOffset;
  const readers: PartReaders<ResumeParts> = {
    games: (caller) => getMyGames(undefined, caller),
    rounds: async (caller) => (await getRounds({ from: now - ROUND_DAYS * DAY, to: now, page: 1 }, undefined, caller)).list,
    deposits: (caller) => getOpenDeposits(undefined, caller),
  };
  const parts = await readParts<ResumeParts>('resume', readers, member);
  return parts && toResume(parts);
}
