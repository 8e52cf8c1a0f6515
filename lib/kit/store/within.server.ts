import 'server-only';
import { keepOutOfStore } from './rendering.server';

/**
 * The result for a page if it comes within `ms`, else null; the promise continues. Its errors pass through. A document without it
 * sends that part later or not at all, so it is for its own visitor alone.
 */
export async function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    const result = await Promise.race([promise, timeout]);
    if (result === null) keepOutOfStore();
    return result;
  } finally {
    clearTimeout(timer);
  }
}
