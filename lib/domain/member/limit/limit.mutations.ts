import type { QueryClient } from '@tanstack/react-query';
import { isCallError } from '@/lib/kit/http/errors';
import { MEMBER_KEY } from '@/lib/query-keys';
import type * as Api from './limit.api';
import type { Limits } from './limit.model';
import { limitsOptions } from './limit.queries';
import { limitRejectionOf, type LimitRejection } from './limit.rules';

/** Makes one change and returns null, or returns why it was not made. Member, limits and history are read again either way. */
export async function runLimitChange(
  change: (api: typeof Api) => Promise<Limits>,
  queryClient: QueryClient,
): Promise<LimitRejection | null> {
  try {
    const limits = await change(await import('./limit.api'));
    await queryClient.cancelQueries({ queryKey: limitsOptions().queryKey });
    queryClient.setQueryData(limitsOptions().queryKey, limits);
    return null;
  } catch (error) {
    if (!isCallError(error)) throw error;
    return limitRejectionOf(error);
  } finally {
    void queryClient.invalidateQueries({ queryKey: MEMBER_KEY });
  }
}
