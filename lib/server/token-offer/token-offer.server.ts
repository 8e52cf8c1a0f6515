import 'server-only';
import { TOKEN_OFFER_COOKIE } from '@pavilion/contract/cookies';
import { readCapped } from '@/lib/server/forward/body.server';
import { sessionCookies, writeCookies } from '../../domain/site/gate/cookie.server';
import { isSameSite } from '@/lib/server/forward/forward.rules';
import { isTokenText } from '../../domain/site/gate/gate.rules';
import { redirectHeaders } from '../../domain/site/gate/headers.rules';
import { safeReturnPath } from '../../domain/site/gate/redirect.rules';

const FORM_MAX = 4096;

/**
 * Handles the member's decision on an offered session (contract §2.17): `choice=take` opens it, anything else keeps the current
 * one. Accepts only the site's own form. 303 to the path of the link.
 */
export async function decideTokenOffer(request: Request, offer: string | null): Promise<Response> {
  const { headers } = request;
  const https = headers.get('x-forwarded-proto') === 'https';
  const own = isSameSite({
    fetchSite: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host: headers.get('x-forwarded-host') ?? headers.get('host') ?? '',
  });
  if (!own) return new Response(null, { status: 403, headers: redirectHeaders(https) });
  const bytes = await readCapped(request.body, FORM_MAX).catch(() => new Uint8Array(0));
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  const taken = form.get('choice') === 'take' && offer !== null && isTokenText(offer) ? sessionCookies(offer) : [];
  const cookies = [...taken, { name: TOKEN_OFFER_COOKIE, value: '', maxAge: 0, httpOnly: true }];
  const responseHeaders = new Headers([...redirectHeaders(https), ['Location', safeReturnPath(form.get('redirect'))]]);
  writeCookies(responseHeaders, cookies, https);
  return new Response(null, { status: 303, headers: responseHeaders });
}
