import { Agent } from 'node:http';
import path from 'node:path';
import { logoutCall } from '@pavilion/contract/calls/member.calls';
import { isMemberPath } from '@/lib/domain/site/gate/path.rules';
import { expect, test } from '../../fixtures';
import { buildWithoutMiddleware } from '../../gateless';
import { requestRaw, type RawResponse } from '../../raw-request';
import { SIGN_KEY } from '../../stack';
import { pagePaths } from '../../../support/app-paths';
import { sendCall } from '../../../support/platform-client';
import { FULL_RUN, sample } from '../../../support/seed';

/** The balance on a member's pages, which no other response may show. */
const BALANCE = /7,?531\.46/;

/** Frames of venues are a member's with an address to show. */
const FRAMES = ['/game/sport/im?url=https://v', '/game/sport/ob?url=https://v', '/game/gaming/ybdj?url=https://v'];
const PARAMETERS = { venue: 'FBTY', slug: 'tytzgz', id: '0', code: 'slot' };

/** Requests to which the framework responds with less than a document. */
const FORMS: readonly Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { purpose: 'prefetch' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'next-resume': '1' },
];

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
test.afterAll(() => agent.destroy());

const cookieOf = (token: string, uuid: string) => `token=${token}; uuid=${uuid}; isCheck=1`;

/** One request. The framework redirects a payload's request to the same address with a number; no other redirect is followed. */
async function request(origin: string, target: string, headers: Record<string, string>): Promise<RawResponse> {
  const response = await requestRaw(agent, origin, { path: target, headers });
  const { location = '' } = response.headers;
  if (!('rsc' in headers) || !/[?&]_rsc=/.test(location)) return response;
  const { pathname, search } = new URL(location, origin);
  return requestRaw(agent, origin, { path: pathname + search, headers });
}

for (const gate of ['with its middleware', 'without its middleware'] as const) {
  test(`the site ${gate} shows a member’s data only to the holder of a valid token`, async ({ stack, control, match }, info) => {
    test.slow();
    const other =
      gate === 'with its middleware'
        ? null
        : await stack.startOtherSite(buildWithoutMiddleware(path.resolve('.data/e2e', String(info.parallelIndex), 'without-middleware')));
    const origin = other?.origin ?? stack.origin;
    const person = () => control.member({ balance: '7531.46' });
    const [member, loggedOut, ended] = [await person(), await person(), await person()];
    const stranger = await control.member({ balance: '12.00' });
    const names = [member, loggedOut, ended].map(({ userName }) => userName);
    const shown = ({ body }: RawResponse) => names.some((name) => body.includes(name)) || BALANCE.test(body);

    for (const { token, uuid } of [member, loggedOut, ended]) {
      await expect.poll(async () => shown(await request(origin, '/mine', { cookie: cookieOf(token, uuid) }))).toBe(true);
    }
    const { token, uuid } = loggedOut;
    expect((await sendCall(stack.platform, logoutCall, {}, { token, uuid, key: SIGN_KEY })).status_code).toBe(6000);
    await control.kick({ token: ended.token, code: 10_004 });
    const cookies = {
      'no token': 'isCheck=1',
      'an empty token': 'token=; isCheck=1',
      'an invented token': cookieOf(`pvl_${'a'.repeat(43)}`, member.uuid),
      'a token that was logged out': cookieOf(loggedOut.token, loggedOut.uuid),
      'a token that is over': cookieOf(ended.token, ended.uuid),
      'another member’s token': cookieOf(stranger.token, stranger.uuid),
      'another member’s token on this one’s device': cookieOf(stranger.token, member.uuid),
    };
    const isOwn = (page: string) => isMemberPath(page.split('?')[0]!, page.includes('?') ? `?${page.split('?')[1]}` : '');
    const all = [...pagePaths({ ...PARAMETERS, match: match.ids.FBTY! }), ...FRAMES];
    const others = all.filter((page) => !isOwn(page));
    const faults: string[] = [];
    const led = new Map<string, number>();
    for (const page of [...all.filter(isOwn), ...(FULL_RUN ? others : sample(others, 10, gate))]) {
      for (const [name, cookie] of Object.entries(cookies)) {
        const isDead = !name.startsWith('another');
        const picked = FULL_RUN ? FORMS : [{}, ...sample(FORMS.slice(1), 1, `${page} ${name}`)];
        await Promise.all(
          (isDead && isOwn(page) ? picked : [{}]).map(async (form) => {
            const response = await request(origin, page, { cookie, ...form });
            if (shown(response)) faults.push(`${page} ${JSON.stringify(form)} with ${name}: ${response.status} shows the member`);
            if (/\/user\/login\?redirect=/.test(response.headers.location ?? '')) led.set(name, (led.get(name) ?? 0) + 1);
            // Without a token no call is needed. A page that waits too long for the platform shows that the session is unknown.
            else if (isOwn(page) && !('rsc' in form) && /^(no|an empty)/.test(name))
              faults.push(`${page} with ${name}: ${response.status}`);
          }),
        );
      }
    }
    await other?.stop();
    expect(faults).toEqual([]);
    expect(Object.keys(cookies).filter((name) => !led.get(name))).toEqual([
      'another member’s token',
      'another member’s token on this one’s device',
    ]);
  });
}
