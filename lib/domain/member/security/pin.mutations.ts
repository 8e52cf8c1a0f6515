import type { QueryClient } from '@tanstack/react-query';
import type { Member } from '@/lib/domain/member/account/member.model';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { BusinessError, isCallError, NetworkError } from '@/lib/kit/http/errors';
import { MEMBER_KEY, WITHDRAW_KEY } from '@/lib/query-keys';
import type { NewPin } from './pin.api';
import { PIN_COPY } from './pin.copy';
import { pinRejectionOf, type PinRejection } from './pin.rules';

/** Queries that show if there is a PIN: the member's, and those of withdrawal. */
const STALE_KEYS = [MEMBER_KEY, WITHDRAW_KEY] as const;

/** Saves a PIN and returns null, or returns why it is not saved. The queries that know of a PIN become stale either way. */
export async function savePin(input: NewPin, queryClient: QueryClient): Promise<PinRejection | null> {
  try {
    await (await import('./pin.api')).setPin(input);
    queryClient.setQueryData<Member>(MEMBER_KEY, (member) => member && { ...member, hasPin: true });
    return null;
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (error instanceof BusinessError) return pinRejectionOf(error) ?? { field: null, message: memberMessage(error) };
    return { field: null, message: error instanceof NetworkError ? PIN_COPY.lost : memberMessage(error) };
  } finally {
    for (const queryKey of STALE_KEYS) void queryClient.invalidateQueries({ queryKey });
  }
}
