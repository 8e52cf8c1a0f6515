import { depositMethodsCall } from '@pavilion/contract/calls/deposit-method.calls';
import { knownMinor } from '@pavilion/number/known-money';
import { knownTime } from '@/lib/kit/format/known-time';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { DepositMethod } from './deposit.model';

/** Ways to deposit, with their limits. */
export async function getDepositMethods(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<DepositMethod[]> {
  const { list } = await caller(depositMethodsCall, {}, { signal });
  return list.map(({ min, max, openTime, ...same }) => ({
    ...same,
    min: knownMinor(min),
    max: knownMinor(max),
    opensAt: knownTime(openTime),
  }));
}
