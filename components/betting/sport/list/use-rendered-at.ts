import { useSyncExternalStore } from 'react';
import { documentAge } from '@/lib/kit/browser/document-age';
import { steadyNow } from '@/lib/kit/browser/steady-time';

const never = () => () => {};

/**
 * ms on this device's clock at which the server rendered the component's data: before now by the document's age while the document
 * is hydrated, now after a client-side navigation, whose response is never stored.
 */
export function useRenderedAt(): number {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isHydrating ? steadyNow() - documentAge() : steadyNow();
}
