import type { QueryClient } from '@tanstack/react-query';
import { BusinessError, isCallError } from '@/lib/kit/http/errors';
import { rejectedField } from '@/lib/kit/http/rejection.rules';
import { getRealName, sendRealName } from './real-name.api';
import { NAME_COPY } from './real-name.copy';
import type { RealName, RealNameChange } from './real-name.model';
import { realNameOptions } from './real-name.queries';

/** Sets the real name. Without a response, and after a rejection that is not about the name, its state is read again. */
export async function setRealName(realName: string, queryClient: QueryClient): Promise<RealNameChange> {
  const { queryKey } = realNameOptions();
  try {
    queryClient.setQueryData(queryKey, await sendRealName(realName));
    return { done: true };
  } catch (error) {
    if (!isCallError(error)) throw error;
    const rejected = error instanceof BusinessError;
    if (rejected && rejectedField(error, ['realName'])) return { done: false, isField: true, message: error.message };
    const current = await getRealName().catch(() => null);
    if (current) queryClient.setQueryData(queryKey, current);
    return current && isSet(current)
      ? { done: true }
      : { done: false, isField: false, message: rejected ? error.message : NAME_COPY.unknown };
  }
}

const isSet = ({ state }: RealName) => state === 'reviewing' || state === 'verified';
