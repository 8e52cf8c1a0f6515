import { getMember } from '@/lib/domain/member/account/member.api';
import { isToken } from '@/lib/domain/member/session/session.rules';
import { beginSession } from '@/lib/domain/member/session/begin-session';
import { BusinessError } from '@/lib/kit/http/errors';
import type { PlatformCaller } from '@/lib/platform/caller';
import { callPlatform } from '@/lib/platform/browser.client';
import { currentToken } from '@/lib/platform/token';
import { takeTicket } from './take-ticket.mutations';

/** ms for the platform's verdict on a token, for which the member waits. */
const REQUEST_MS = 10_000;

/** The newest token that the app gave: a response about an older one opens nothing. */
let newest = '';

/**
 * Opens the session of a token that the app gave, once the platform has confirmed it; the present session stays until then. It
 * lasts as long as the webview, as one from the address does.
 */
export async function takeToken(
  token: string,
  caller: PlatformCaller = callPlatform,
): Promise<'begun' | 'same' | 'rejected' | 'failed' | 'replaced'> {
  if (!isToken(token)) return 'rejected';
  newest = token;
  if (token === currentToken()) return 'same';
  try {
    const { userName } = await getMember({ anonymous: true, headers: { 'X-API-TOKEN': token }, timeout: REQUEST_MS }, caller);
    if (newest !== token) return 'replaced';
    await beginSession({ token, userName, remember: false });
    takeTicket(userName);
    return 'begun';
  } catch (error) {
    if (newest !== token) return 'replaced';
    return error instanceof BusinessError ? 'rejected' : 'failed';
  }
}
