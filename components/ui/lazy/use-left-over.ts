import { useSyncExternalStore } from 'react';
import { hasStored } from '@/lib/kit/browser/storage';

const never = () => () => undefined;

/**
 * True if an earlier page stored a text with the pattern, such as a command without a response. False on the server, and while the
 * page starts. Its store is only loaded with the part that follows the command.
 */
export function useLeftOver(key: string, pattern: RegExp): boolean {
  return useSyncExternalStore(
    never,
    () => hasStored(key, pattern),
    () => false,
  );
}
