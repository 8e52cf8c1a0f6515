import { sessionRenewCall } from '@/lib/contract/calls/member.calls';
import { READ_TIMEOUT_MS } from '@/lib/contract/constants';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import { currentToken } from '@/lib/platform/token';
import { isToken } from './session.rules';
import { replaceToken } from './session.store';

/** The token that this page has asked a successor for. */
let asked: string | null = null;

/**
 * Puts a new token of the same session in the place of an old one, asked for once a page. What the answer finds changed
 * stays as it is.
 * @throws As the platform's caller does; the present token is kept.
 */
export async function renewToken(caller: PlatformCaller = callPlatform): Promise<void> {
  const token = currentToken();
  if (token === null || token === asked) return;
  asked = token;
  const { token: next } = await caller(sessionRenewCall, {}, { timeout: READ_TIMEOUT_MS });
  if (next !== null && isToken(next) && currentToken() === token) await replaceToken(next);
}
