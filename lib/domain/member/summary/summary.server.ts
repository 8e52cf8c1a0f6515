import 'server-only';
import { getRebates } from '@/lib/domain/money/rebate/rebate.api';
import { getPayees } from '@/lib/domain/money/payee/payee.api';
import { getWithdrawInfo } from '@/lib/domain/money/withdraw/withdraw.api';
import { countBonuses } from '@/lib/domain/rewards/bonus/bonus.api';
import { getMonth } from '@/lib/domain/rewards/calendar/calendar.api';
import { getCoupons } from '@/lib/domain/rewards/coupon/coupon.api';
import { getFlipState } from '@/lib/domain/rewards/flip/flip.api';
import { getMine } from '@/lib/domain/rewards/leaderboard/leaderboard.api';
import { getMall } from '@/lib/domain/rewards/mall/mall.api';
import { readParts, type PartReaders } from '@/lib/platform/read-parts.server';
import type { ServerIdentity } from '@/lib/platform/server.client';
import { getLimits } from '../limit/limit.api';
import { getRealName } from '../security/real-name.api';
import { getVip } from '../vip/vip.api';
import type { Summary } from './summary.model';
import { toSummary, type SummaryParts } from './summary.rules';

const READERS: PartReaders<SummaryParts> = {
  vip: (caller) => getVip(undefined, caller),
  withdraw: (caller) => getWithdrawInfo(undefined, caller),
  month: (caller) => getMonth(null, undefined, caller),
  bonuses: (caller) => countBonuses(undefined, caller),
  coupons: (caller) => getCoupons(undefined, caller),
  rebates: (caller) => getRebates(undefined, caller),
  payees: (caller) => getPayees(undefined, caller),
  realName: (caller) => getRealName(undefined, caller),
  limits: (caller) => getLimits(undefined, caller),
  mall: (caller) => getMall(undefined, caller),
  flip: (caller) => getFlipState(undefined, caller),
  peak: (caller) => getMine('this', undefined, caller),
};

/**
 * The states of the pages of the token's member; null when all calls fail. A state whose call fails is null.
 * @throws BusinessError when the session has ended.
 */
export async function readSummary(member: ServerIdentity): Promise<Summary | null> {
  const parts = await readParts<SummaryParts>('summary', READERS, member);
  return parts && toSummary(parts);
}
