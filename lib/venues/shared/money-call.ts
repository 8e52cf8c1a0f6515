import { MONEY_TIMEOUT_MS } from '@pavilion/contract/constants';
import type { VenueCode } from '@pavilion/contract/constants';
import type { PlacementResult } from '@/lib/domain/betting/order/order.model';
import type { Scope } from '@/lib/kit/http/deadline';
import { withinTime } from '@/lib/kit/http/deadline';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';

interface MoneyCall<T> {
  /** Prepares everything that the call needs before it is sent: the session, and the bet's data. */
  ready(scope: Scope): Promise<unknown>;
  send(scope: Scope): Promise<T>;
  /** The result after the send began and failed. */
  failed(error: unknown): T;
  /** The result when the preparation failed: the money did not move. */
  notSent(reason: string): T;
}

/**
 * Sends a call that moves money once, with one time limit that includes the preparation. Never repeats it. Work shared with other
 * calls (a launch, a quote within IM's pace) has a limit of its own.
 */
export async function sendMoney<T>({ ready, send, failed, notSent }: MoneyCall<T>): Promise<T> {
  let sent = false;
  try {
    // When the preparation ends too late, the aborted signal prevents the send.
    return await withinTime({ timeout: MONEY_TIMEOUT_MS }, async (scope) => {
      await ready(scope);
      sent = true;
      return send(scope);
    });
  } catch (error) {
    return sent ? failed(error) : notSent(memberMessage(error));
  }
}

/** Result of a bet after a failed send; `toRejection` maps the venue's own codes. */
export function afterFailure(
  error: unknown,
  venue: VenueCode,
  toRejection: (code: number | string) => PlacementResult | null,
): PlacementResult {
  if (error instanceof BusinessError) {
    const known = error.source === venue ? toRejection(error.code) : null;
    return known ?? { state: 'rejected', reason: memberMessage(error), code: String(error.code) };
  }
  // A gateway rejected it before the venue received it.
  if (error instanceof NetworkError && error.status >= 400 && error.status < 500 && error.status !== 408) {
    return { state: 'rejected', reason: memberMessage(error), code: String(error.status) };
  }
  return { state: 'unknown' };
}
