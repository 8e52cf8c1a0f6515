import { MONEY_TIMEOUT_MS } from '@/lib/contract/constants';
import type { VenueCode } from '@/lib/contract/constants';
import type { PlacementResult } from '@/lib/domain/order/order.model';
import type { Scope } from '@/lib/kit/http/deadline';
import { withinTime } from '@/lib/kit/http/deadline';
import { memberWords } from '@/lib/kit/http/error.rules';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';

interface MoneyCall<T> {
  /** What must stand before anything is sent: the session, and what the bet is made of. */
  ready(): Promise<unknown>;
  send(scope: Scope): Promise<T>;
  /** What a failure means after the send began. */
  failed(error: unknown): T;
  /** Nothing was sent: whatever failed before, the money did not move. */
  notSent(reason: string): T;
}

/** Sends what moves money once, within its one time, preparations included. Never sends again. */
export async function sendMoney<T>({ ready, send, failed, notSent }: MoneyCall<T>): Promise<T> {
  let sent = false;
  try {
    // What is ready only after the time finds the signal aborted and sends nothing.
    return await withinTime({ timeout: MONEY_TIMEOUT_MS }, async (scope) => {
      await ready();
      sent = true;
      return send(scope);
    });
  } catch (error) {
    return sent ? failed(error) : notSent(memberWords(error));
  }
}

/** What a failed send says about a bet; `toRefusal` knows the venue's own codes. */
export function afterFailure(
  error: unknown,
  venue: VenueCode,
  toRefusal: (code: number | string) => PlacementResult | null,
): PlacementResult {
  if (error instanceof BusinessError) {
    const known = error.source === venue ? toRefusal(error.code) : null;
    return known ?? { state: 'rejected', reason: memberWords(error), code: String(error.code) };
  }
  // Refused by a gateway before the venue saw it.
  if (error instanceof NetworkError && error.status >= 400 && error.status < 500 && error.status !== 408) {
    return { state: 'rejected', reason: memberWords(error), code: String(error.status) };
  }
  return { state: 'unknown' };
}
