import type { CallAnswer } from '@/lib/contract/call';
import { dividendCheckCall, dividendLeadCall, dividendReceiveCall } from '@/lib/contract/calls/activity.calls';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';

/** Bonuses that the member claims by hand, with their states. */
export function getDividends(caller: PlatformCaller = callPlatform): Promise<CallAnswer<typeof dividendLeadCall>> {
  return caller(dividendLeadCall, {});
}

/** Whether there is a bonus to claim now. */
export function checkDividend(caller: PlatformCaller = callPlatform): Promise<CallAnswer<typeof dividendCheckCall>> {
  return caller(dividendCheckCall, {});
}

/**
 * Claims a bonus. The caller makes one key per decision of the member and reuses it for every repeat, so that the money moves
 * once.
 * @throws BusinessError 10001 when it is claimed already, over, or not the member's.
 */
export function claimDividend(
  id: string,
  idempotencyKey: string,
  caller: PlatformCaller = callPlatform,
): Promise<CallAnswer<typeof dividendReceiveCall>> {
  return caller(dividendReceiveCall, { id }, { idempotencyKey });
}
