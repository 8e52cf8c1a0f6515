import type { QueryClient } from '@tanstack/react-query';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { BusinessError, isCallError, NetworkError } from '@/lib/kit/http/errors';
import { INFO_COPY } from './info.copy';
import type { InfoInput } from './info.model';
import { infoOptions } from './info.queries';
import { hasOpen, infoRejectionOf, type InfoField } from './info.rules';

/**
 * Sends a request and returns null, or returns why it was not accepted. After a lost response the list shows if it arrived: no other of its
 * kind was open before.
 */
export async function submitInfo(input: InfoInput, queryClient: QueryClient): Promise<{ field: InfoField | null; message: string } | null> {
  const api = await import('./info.api');
  const { queryKey } = infoOptions();
  try {
    await api.sendInfoRequest(input);
    return null;
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (error instanceof BusinessError) return infoRejectionOf(error);
    const list = await api.getInfoRequests().catch(() => null);
    if (list && hasOpen(list, input.kind)) return null;
    return { field: null, message: error instanceof NetworkError ? INFO_COPY.lost : memberMessage(error) };
  } finally {
    void queryClient.invalidateQueries({ queryKey });
  }
}
