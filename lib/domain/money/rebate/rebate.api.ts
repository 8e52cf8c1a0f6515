import { knownTime } from '@/lib/kit/format/known-time';
import type { CallResponse } from '@pavilion/contract/call';
import { rebateClaimCall, rebateDayCall, rebateListCall } from '@pavilion/contract/calls/rebate.calls';
import { knownMinor } from '@pavilion/number/known-money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { RebateDay, RebatePage, Rebates } from './rebate.model';

const PAGE_SIZE = 20;

function toDay(wire: CallResponse<typeof rebateListCall>['list'][number]): RebateDay {
  const { validStake, amount, claimFrom, claimUntil, claimTime, ...same } = wire;
  return {
    ...same,
    validStake: knownMinor(validStake),
    amount: knownMinor(amount),
    claimFrom: knownTime(claimFrom),
    claimUntil: knownTime(claimUntil),
    claimedAt: knownTime(claimTime),
  };
}

/** Rebates of the last 30 days on which bets were settled, and of today. */
export async function getRebates(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Rebates> {
  const { list, claimable, oddsFloor } = await caller(rebateListCall, {}, { signal });
  return { list: list.map(toDay), claimable: knownMinor(claimable), oddsFloor };
}

/** One page of the bets that were settled on a day, newest first. @throws BusinessError 10003 for a day before the last 30. */
export async function getRebateDay(
  day: string,
  page: number,
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<RebatePage> {
  const { day: wire, exact, list, hasMore } = await caller(rebateDayCall, { day, page, size: PAGE_SIZE }, { signal });
  return {
    page,
    day: wire ? toDay(wire) : null,
    exact,
    hasMore,
    list: list.map(({ stake, validStake, settleTime, ...same }) => ({
      ...same,
      stake: knownMinor(stake),
      validStake: knownMinor(validStake),
      settledAt: knownTime(settleTime),
    })),
  };
}

/**
 * Pays the rebates of these days into the central wallet, all or none; returns the amount as decimal text. A repeat with the
 * same key moves nothing more.
 * @throws BusinessError 10001 when one of them cannot be claimed, 10003 when the key was used for other days.
 */
export async function claimRebates(
  days: readonly string[],
  idempotencyKey: string,
  caller: PlatformCaller = callPlatform,
): Promise<string> {
  return (await caller(rebateClaimCall, { days: [...days] }, { idempotencyKey })).total;
}
