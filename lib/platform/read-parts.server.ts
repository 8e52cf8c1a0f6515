import 'server-only';
import { isSessionEnd } from '@pavilion/contract/codes';
import { REFRESH_TIMEOUT_MS } from '@pavilion/contract/constants';
import { BusinessError } from '@/lib/kit/http/errors';
import { logFailure } from '@/lib/kit/http/failure-log.server';
import type { PlatformCaller } from './caller';
import { platformFor, type ServerIdentity } from './server.client';

/** A reader for each part of a member's data; a part is null where its call failed, since unknown is not zero. */
export type PartReaders<Parts> = { [Name in keyof Parts]: (caller: PlatformCaller) => Promise<Parts[Name]> };

/**
 * The parts of the token's member, read at the platform in parallel within 5 s; null when all calls fail. `name` is for the log.
 * @throws BusinessError when the platform says that the session has ended, with its reason, which it may give only once.
 */
export async function readParts<Parts extends object>(
  name: string,
  readers: PartReaders<Parts>,
  member: ServerIdentity,
): Promise<Parts | null> {
  const platform = platformFor(member);
  // A page that is here waits for these; a document would not.
  const caller: PlatformCaller = (call, request, options) => platform(call, request, { timeout: REFRESH_TIMEOUT_MS, ...options });
  const names = Object.keys(readers) as (keyof Parts & string)[];
  const readPart = async (part: keyof Parts & string) => {
    try {
      return await readers[part](caller);
    } catch (error) {
      if (error instanceof BusinessError && isSessionEnd(error.code)) throw error;
      logFailure(`${name} ${part}`, error);
      return null;
    }
  };
  const read = await Promise.all(names.map(async (part) => [part, await readPart(part)] as const));
  return read.every(([, part]) => part === null) ? null : (Object.fromEntries(read) as unknown as Parts);
}
