import { isCallError } from '@/lib/kit/http/errors';

/** An order after a change of it, null while its state is unknown; and the message of a change that failed. */
export interface OrderChange<T> {
  order: T | null;
  message: string | null;
}

/** Sends a change of an order. Without a response, or when it is rejected, reads the order. */
export async function sendOrRead<T>(send: () => Promise<T>, read: () => Promise<T>): Promise<OrderChange<T>> {
  try {
    return { order: await send(), message: null };
  } catch (error) {
    if (!isCallError(error)) throw error;
    return { order: await read().catch(() => null), message: error.message };
  }
}
