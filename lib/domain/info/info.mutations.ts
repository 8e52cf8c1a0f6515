import type { QueryClient } from '@tanstack/react-query';
import { memberWords } from '@/lib/kit/http/error.rules';
import { BusinessError, isCallError, NetworkError } from '@/lib/kit/http/errors';
import { INFO_COPY } from './info.copy';
import type { InfoWish } from './info.model';
import { infoOptions } from './info.queries';
import { infoRefusalOf, type InfoField } from './info.rules';

/** Sends a request and returns null, or returns why it was not taken. */
export async function submitInfo(wish: InfoWish, queryClient: QueryClient): Promise<{ field: InfoField | null; message: string } | null> {
  try {
    await (await import('./info.api')).sendInfoRequest(wish);
    return null;
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (error instanceof BusinessError) return infoRefusalOf(error);
    return { field: null, message: error instanceof NetworkError ? INFO_COPY.lost : memberWords(error) };
  } finally {
    await queryClient.invalidateQueries({ queryKey: infoOptions().queryKey });
  }
}
