import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { sessionCookies, withCookies, writeCookies } from '@/lib/domain/site/gate/cookie.server';
import { factsOf } from '@/lib/domain/site/gate/facts.rules';
import { NONCE_HEADER, RETURN_PATH_HEADER } from '@/lib/domain/site/gate/gate.model';
import { decide } from '@/lib/domain/site/gate/gate.rules';
import { contentSecurityPolicy, documentHeaders, passesGate, redirectHeaders } from '@/lib/domain/site/gate/headers.rules';
import { isHandlerPath } from '@/lib/domain/site/gate/path.rules';
import { returnPathOf } from '@/lib/domain/site/gate/redirect.rules';
import { getSite, peekSite } from '@/lib/domain/site/config/site.server';
import { env } from '@/lib/env';

/** Everything but hashed files and the folder of plain pictures runs through here; no header, which anyone can send, exempts a request. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/static/|assets/).*)'],
};

/** A path that no route matches. */
const NO_ROUTE = '/-/-';

/** Request → facts → decision → redirect or page. lib/domain/site/gate has the rules; nothing is decided here. */
export async function middleware(request: NextRequest): Promise<Response> {
  const { nextUrl, headers } = request;
  // Calls, health and reports do not wait for the configuration.
  if (isHandlerPath(nextUrl.pathname)) return NextResponse.next();
  const https = (headers.get('x-forwarded-proto') ?? nextUrl.protocol).startsWith('https');
  const facts = factsOf(
    {
      method: request.method,
      path: nextUrl.pathname,
      search: nextUrl.search,
      host: headers.get('x-forwarded-host') ?? headers.get('host') ?? '',
      header: (name) => headers.get(name),
      cookie: (name) => request.cookies.get(name)?.value ?? null,
    },
    env.DOWNLOAD_HOSTS,
  );
  const site = peekSite() ?? (await getSite());
  const decision = decide(facts, {
    downloadRedirect: env.DOWNLOAD_REDIRECT,
    maintenance: site.preInfo?.maintainConfig.status === 0,
  });

  if (decision.kind === 'reject') {
    return new Response(null, { status: decision.status, headers: [['Allow', 'GET, HEAD'], ...redirectHeaders(https)] });
  }
  if (decision.kind === 'redirect') {
    const taken = decision.takeToken === null ? [] : sessionCookies(decision.takeToken);
    const responseHeaders = new Headers([...redirectHeaders(https), ['Location', `${nextUrl.origin}${decision.location}`]]);
    writeCookies(responseHeaders, [...decision.cookies, ...taken], https);
    return new Response(null, { status: decision.status, headers: responseHeaders });
  }

  const nonce = randomBytes(16).toString('base64url');
  const framedBy = facts.device === 'app' ? env.APP_FRAME_ORIGINS : [];
  const policy = contentSecurityPolicy({ nonce, https, origins: site.origins, development: !env.PRODUCTION, framedBy });
  const passed = new Headers();
  headers.forEach((value, name) => {
    if (passesGate(name)) passed.set(name, value);
  });
  if (decision.cookies.length > 0) passed.set('Cookie', withCookies(headers.get('cookie'), decision.cookies));
  // The framework reads the nonce from the request's policy and uses it for its own scripts.
  passed.set('Content-Security-Policy', policy);
  passed.set(NONCE_HEADER, nonce);
  passed.set(RETURN_PATH_HEADER, returnPathOf(facts.path, facts.search));
  const init = { request: { headers: passed } };
  const response = decision.kind === 'missing' ? NextResponse.rewrite(new URL(NO_ROUTE, request.url), init) : NextResponse.next(init);
  for (const [name, value] of documentHeaders({ path: facts.path, https, framedBy }, policy)) response.headers.set(name, value);
  writeCookies(response.headers, decision.cookies, https);
  return response;
}
