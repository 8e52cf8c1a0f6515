import { sessionRenewCall } from '@pavilion/contract/calls/member.calls';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import { currentToken } from '@/lib/platform/token';
import { isToken } from './session.rules';
import { replaceToken } from './begin-session';

/** The token for which this page has already requested a new one. */
let renewed: string | null = null;

/**
 * Replaces an old token by a new one of the same session, once per page. Drops the response when the token has changed meanwhile.
 * @throws As the platform's caller does; the present token stays.
 */
export async function renewToken(caller: PlatformCaller = callPlatform): Promise<void> {
  const token = currentToken();
  if (token === null || token === renewed) return;
  renewed = token;
  const { token: next } = await caller(sessionRenewCall, {});
  if (next !== null && isToken(next) && currentToken() === token) await replaceToken(next);
}
