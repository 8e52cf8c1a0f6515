import 'server-only';
import { isSessionEnd } from '@pavilion/contract/codes';
import { REFRESH_TIMEOUT_MS } from '@pavilion/contract/constants';
import { getRebates } from '@/lib/domain/money/rebate/rebate.api';
import { getPayees } from '@/lib/domain/money/payee/payee.api';
import { getWithdrawInfo } from '@/lib/domain/money/withdraw/withdraw.api';
import { countBonuses } from '@/lib/domain/rewards/bonus/bonus.api';
import { getMonth } from '@/lib/domain/rewards/calendar/calendar.api';
import { getCoupons } from '@/lib/domain/rewards/coupon/coupon.api';
import { getFlipState } from '@/lib/domain/rewards/flip/flip.api';
import { getMine } from '@/lib/domain/rewards/leaderboard/leaderboard.api';
import { getMall } from '@/lib/domain/rewards/mall/mall.api';
import { BusinessError } from '@/lib/kit/http/errors';
import { logFailure } from '@/lib/kit/http/failure-log.server';
import type { PlatformCaller } from '@/lib/platform/caller';
import { platformFor, type ServerIdentity } from '@/lib/platform/server.client';
import { getLimits } from '../limit/limit.api';
import { getRealName } from '../security/real-name.api';
import { getVip } from '../vip/vip.api';
import type { Summary } from './summary.model';
import { toSummary, type SummaryParts } from './summary.rules';

type Readers = { [Name in keyof SummaryParts]: (caller: PlatformCaller) => Promise<NonNullable<SummaryParts[Name]>> };

const READERS: Readers = {
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

const NAMES = Object.keys(READERS) as (keyof SummaryParts)[];

/**
 * The states of the pages of the token's member, read at the platform in parallel within 5 s; null when all calls fail. A state
 * whose call fails is null.
 * @throws BusinessError when the platform says that the session has ended, with its reason, which it may give only once.
 */
export async function readSummary(member: ServerIdentity & { token: string }): Promise<Summary | null> {
  const platform = platformFor(member);
  // A page that is here waits for these; a document would not.
  const caller: PlatformCaller = (call, request, options) => platform(call, request, { timeout: REFRESH_TIMEOUT_MS, ...options });
  const read = await Promise.all(NAMES.map(async (name) => [name, await readPart(name, caller)] as const));
  return read.every(([, part]) => part === null) ? null : toSummary(Object.fromEntries(read) as unknown as SummaryParts);
}

async function readPart(name: keyof SummaryParts, caller: PlatformCaller): Promise<unknown> {
  try {
    return await READERS[name](caller);
  } catch (error) {
    if (error instanceof BusinessError && isSessionEnd(error.code)) throw error;
    logFailure(`summary ${name}`, error);
    return null;
  }
}
