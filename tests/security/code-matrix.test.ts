/** @jest-environment jest-fixed-jsdom */
import { CODE, isSessionEnd } from '@pavilion/contract/codes';
import { type Effect, type PageFacts, outcomeOf, type Outcome } from '@/lib/domain/member/session/rejection.model';
import { listenToRejections } from '@/lib/domain/member/session/rejection.listener';
import { BusinessError } from '@/lib/kit/http/errors';
import { createFbVenue } from '../support/whole-venues';
import { createCaller, type PlatformPort } from '@/lib/platform/pipeline';
import { broadcastCode, listenToCodes } from '@/lib/platform/code-event';
import { PLATFORM_CALLS } from '../support/platform-calls';

/** The product's reaction to each code, written independently from spec §8 and contract §3. */
const WANTED: Readonly<Record<Exclude<keyof typeof CODE, 'success'>, string>> = {
  nameError: 'place account',
  captchaNeeded: 'place captcha',
  captchaExpired: 'place captcha',
  captchaExtreme: 'place captcha',
  captchaWrong: 'place captcha',
  ipUnusual: 'place risk',
  deviceUnusual: 'place risk',
  ipAndDeviceUnusual: 'place risk',
  longTime: 'place risk',
  loginRisk: 'place risk',
  deviceAuthNeeded: 'place device',
  deviceAuthWrong: 'place device',
  deviceAuthLocked: 'place device',
  deviceAuthExpired: 'place device',
  deviceAuthTooMany: 'place device',
  limit: 'place limit',
  uuidMissing: 'repeated',
  captchaImageFailed: 'place picture',
  common: 'toast',
  validation: 'toast',
  auth: 'end toast',
  versionTooOld: 'dialog version',
  ipBlocked: 'redirect caveat',
  deviceBlocked: 'end alert',
  loggedInElsewhere: 'end modal',
  accountBlocked: 'end toast',
  passwordChanged: 'end toast',
  apiAuth: 'repeated',
  maintenanceAlert: 'dialog notice',
  maintenance: 'redirect maintenance',
  verification: 'toast',
  accessRestricted: 'redirect alert',
  accessCaveat: 'redirect caveat',
  giftChanged: 'dialog notice',
  liveMaintenance: 'place maintenance',
  speedpay: 'place maintenance',
};

const CATALOGUE = (Object.entries(CODE) as [keyof typeof CODE, number][]).filter(([name]) => name !== 'success') as [
  keyof typeof WANTED,
  number,
][];
/** Venue codes and unknown ones: a platform that sends them has rejected the call, and nothing more follows. */
const FOREIGN = [400_401, 14_010, 100, 350, 987_654, 0, -1];
/** Text where a number belongs. */
const AS_TEXT = ['6000', '6001', '10004', '0000000', '100', ''];
const MESSAGE = '平台的说明';
const TOKEN = 'pvl_7f3c1a9b5d2e4860';

const fetched = jest.fn<Promise<Response>, [Request]>();
const realFetch = globalThis.fetch;
let cases = 0;
beforeAll(() => {
  globalThis.fetch = ((request: Request) => fetched(request)) as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
  process.stdout.write(
    `code matrix: ${CATALOGUE.length} codes + ${FOREIGN.length} foreign + ${AS_TEXT.length} texts, ${PLATFORM_CALLS.length} calls = ${cases} cases\n`,
  );
});

const response = (status_code: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify({ status_code, message: MESSAGE, data: null })));

function nameOf(outcome: Outcome | null): string {
  switch (outcome?.kind) {
    case 'place':
      return `place ${outcome.part}`;
    case 'dialog':
      return `dialog ${outcome.dialog}`;
    case 'redirect':
      return `redirect ${outcome.to}`;
    case 'end':
      return `end ${outcome.how}`;
    default:
      return outcome?.kind ?? 'nothing';
  }
}

/** A client of a page: rejections go out as events. */
function client(session: { token: string | null }) {
  const renewUuid = jest.fn();
  const port: PlatformPort = {
    origin: 'http://platform.test',
    timeout: 5000,
    token: () => session.token,
    uuid: () => 'U-1',
    renewUuid,
    sign: () => Promise.resolve('signed'),
    nameHash: () => Promise.resolve(null),
    observe: () => undefined,
    accepted: () => undefined,
    rejected: (call, { code, message, data }, carried) =>
      broadcastCode({ code: Number(code), message, data, inPlace: call.inPlace === true, carried }),
  };
  return { call: createCaller(port), renewUuid };
}

// @spec 8.16
test('the table has every code of the catalogue and its effect', () => {
  for (const [name, code] of CATALOGUE) expect(`${code} ${nameOf(outcomeOf(code))}`).toBe(`${code} ${WANTED[name]}`);
  for (const code of [...FOREIGN, CODE.success]) expect(outcomeOf(code)).toBeNull();
});

describe.each(PLATFORM_CALLS.map((call) => [call.name, call] as const))('%s', (_, call) => {
  // @spec 8.29
  test('every code becomes a business error, retried only where the contract allows it', async () => {
    for (const code of [...CATALOGUE.map(([, number]) => number), ...FOREIGN]) {
      fetched.mockReset().mockImplementation(response(code));
      const { call: callPlatform, renewUuid } = client({ token: TOKEN });
      const error: unknown = await callPlatform(call, {} as never).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(BusinessError);
      expect(error).toMatchObject({ code, message: MESSAGE, source: 'platform', retryable: false });
      const again = code === CODE.apiAuth || code === CODE.uuidMissing;
      expect([code, fetched.mock.calls.length]).toEqual([code, again ? 2 : 1]);
      expect(renewUuid).toHaveBeenCalledTimes(code === CODE.uuidMissing ? 1 : 0);
      cases += 1;
    }
  });

  test('a code sent as text is the number that it spells, and no other text is a code', async () => {
    for (const code of AS_TEXT) {
      fetched.mockReset().mockImplementation(response(code));
      const error: unknown = await client({ token: TOKEN })
        .call(call, {} as never)
        .catch((thrown: unknown) => thrown);
      if (code === '') expect(error).toMatchObject({ name: 'ContractError', call: call.name, path: 'status_code' });
      else if (Number(code) === CODE.success) expect(error).not.toBeInstanceOf(BusinessError);
      else expect(error).toMatchObject({ name: 'BusinessError', code: Number(code), message: MESSAGE });
      cases += 1;
    }
  });
});

describe('a rejection with an HTTP error', () => {
  const STATUSES = [400, 401, 403, 404, 408, 409, 422, 429, 500, 502, 503, 504];
  const UNREADABLE: readonly [name: string, body: string][] = [
    ['nothing', ''],
    ['null', 'null'],
    ['a page', '<html>Unauthorized</html>'],
    ['JSON that is no envelope', '{"error":"unauthorized"}'],
    ['a list', '[]'],
    ['an envelope of the site', '{"status_code":10001,"message":"","data":null,"source":"site"}'],
  ];
  const under = (status: number, body: string) => () => Promise.resolve(new Response(body, { status, statusText: 'Refused' }));
  const failed = (call: (typeof PLATFORM_CALLS)[number], token: string | null) => {
    const { call: callPlatform } = client({ token });
    const codes: unknown[] = [];
    const stop = listenToCodes(({ code, carried }) => codes.push([code, carried]));
    return callPlatform(call, {} as never)
      .catch((thrown: unknown) => thrown)
      .then((error: unknown) => {
        stop();
        cases += 1;
        return { error, codes };
      });
  };

  test.each(PLATFORM_CALLS.map((call) => [call.name, call] as const))('%s: an envelope counts as the rejection in it', async (_, call) => {
    for (const status of STATUSES) {
      for (const code of [CODE.auth, CODE.loggedInElsewhere, CODE.common, 987_654]) {
        fetched.mockReset().mockImplementation(under(status, JSON.stringify({ status_code: code, message: MESSAGE, data: { a: 1 } })));
        const { error, codes } = await failed(call, TOKEN);
        // A failed server may have moved the money before it failed.
        const isOpen = call.money === true && (status >= 500 || status === 408);
        const rejected = { name: 'BusinessError', code, message: MESSAGE, data: { a: 1 }, cause: { status, statusText: 'Refused' } };
        expect(error).toMatchObject(isOpen ? { name: 'NetworkError', status } : rejected);
        expect(codes).toEqual(isOpen || code === 987_654 ? [] : [[code, call.session !== 'none']]);
      }
    }
  });

  test('a signature that is rejected with 401 or 403 is made again, once', async () => {
    for (const status of [401, 403]) {
      fetched.mockReset().mockImplementation(under(status, JSON.stringify({ status_code: CODE.apiAuth, message: MESSAGE })));
      const { error } = await failed(PLATFORM_CALLS[0]!, TOKEN);
      expect(error).toMatchObject({ code: CODE.apiAuth });
      expect(fetched).toHaveBeenCalledTimes(2);
    }
  });

  test.each(UNREADABLE)('with %s as body it is a broken connection, and 401 and 403 end the session that was sent', async (_, body) => {
    for (const call of PLATFORM_CALLS) {
      for (const status of STATUSES) {
        for (const token of [TOKEN, null]) {
          fetched.mockReset().mockImplementation(under(status, body));
          const { error, codes } = await failed(call, token);
          const isSent = token !== null && call.session !== 'none';
          const isEnding = isSent && (status === 401 || status === 403) && !body.includes('site');
          expect(error).toMatchObject(
            isEnding ? { code: CODE.auth, message: '登录已失效，请重新登录', cause: { status } } : { name: 'NetworkError', status },
          );
          expect(codes).toEqual(isEnding ? [[CODE.auth, true]] : []);
        }
      }
    }
  });

  test('an envelope of success with an HTTP error is no data', async () => {
    for (const status of STATUSES) {
      fetched.mockReset().mockImplementation(under(status, '{"status_code":6000,"message":"","data":{}}'));
      expect((await failed(PLATFORM_CALLS[0]!, TOKEN)).error).toMatchObject({ name: 'NetworkError', status });
    }
  });
});

describe('a venue’s code has no effect on the session', () => {
  // @spec 3.21
  test.each([...CATALOGUE.map(([, code]) => code), 400_401, 100, 350, 987_654])('FB’s %d ends no session', async (code) => {
    const listener = jest.fn();
    window.addEventListener(`code/${code}`, listener);
    fetched
      .mockReset()
      .mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ success: false, code, message: MESSAGE, data: null }))));
    const session = () => Promise.resolve({ origin: 'http://fb.test', Authorization: 'fbtk-1f60e7d3', languageType: 'CMN' });
    await expect(createFbVenue({ open: session, renew: session }).getBalance()).rejects.toMatchObject({ code, source: 'FBTY' });
    expect(listener).not.toHaveBeenCalled();
    window.removeEventListener(`code/${code}`, listener);
    cases += 1;
  });
});

describe('effects on a page', () => {
  const SCREENS = {
    open: { path: '/game/sport', search: '' },
    member: { path: '/mine/record/betRecord', search: '?state=open' },
    guarded: { path: '/game/sport/im', search: '?url=https%3A%2F%2Fim.example' },
  } as const;
  const FACTS: PageFacts = { ...SCREENS.open, go: false, downloadDevice: false, maintenance: false };
  let now = 0;
  let stop = () => undefined as void;

  /** The guard at a place, with a clock of its own; three turns of a kind, as the real one has. */
  function guard(facts: Partial<PageFacts> = {}) {
    const effects: Effect[] = [];
    const actions = new Map<string, number>();
    const allowAutoAction = (kind: string) => {
      actions.set(kind, (actions.get(kind) ?? 0) + 1);
      return actions.get(kind)! <= 3;
    };
    stop = listenToRejections({
      now: () => now,
      facts: () => ({ ...FACTS, ...facts }),
      act: (effect) => effects.push(effect),
      end: () => undefined,
      follow: () => undefined,
      allowAutoAction,
    });
    return effects;
  }
  const reject = (code: number, more: { carried?: boolean; inPlace?: boolean } = {}) =>
    broadcastCode({ code, message: MESSAGE, data: null, inPlace: false, carried: true, ...more });

  beforeEach(() => {
    now = 1_000_000;
  });
  afterEach(() => stop());

  // @spec 4.08 8.27
  test.each(CATALOGUE)('%s has one expected effect from each page', (name, code) => {
    const [kind, how] = WANTED[name].split(' ');
    expect(isSessionEnd(code)).toBe(kind === 'end');
    for (const [screen, facts] of Object.entries(SCREENS)) {
      const effects = guard(facts);
      reject(code);
      reject(code);
      stop();
      cases += 1;
      if (kind === 'place' || kind === 'repeated') {
        expect(effects).toEqual([]);
        continue;
      }
      expect(effects).toHaveLength(1);
      const [effect] = effects;
      expect(effect!.endSession).toBe(kind === 'end');
      if (kind === 'end') {
        expect(effect!.goTo).toBe(screen === 'open' || how === 'alert' ? null : '/');
        expect(effect!.notice).toMatchObject({ how: how === 'toast' ? 'toast' : 'dialog', text: MESSAGE });
        if (how !== 'toast') expect(effect!.notice!.title).toBe(how === 'modal' ? '温馨提示' : '提示');
        if (how !== 'toast') expect(effect!.notice!.next).toBe(`/user/login?redirect=${encodeURIComponent(facts.path + facts.search)}`);
      }
      if (kind === 'redirect') {
        const paths = {
          maintenance: '/other/maintenance',
          alert: '/other/restrictionIp?name=access-alert',
          caveat: '/other/restrictionIp?name=access-caveat',
        };
        expect(effect!.goTo).toBe(paths[how as keyof typeof paths]);
      }
      if (kind === 'toast') expect(effect!.notice).toMatchObject({ how: 'toast', text: MESSAGE });
      if (kind === 'dialog') expect(effect!.notice).toMatchObject({ how: 'dialog', reload: how === 'version' });
    }
  });

  test.each(FOREIGN.filter((code) => code >= 0))('%d does nothing', (code) => {
    const effects = guard();
    reject(code);
    expect(effects).toEqual([]);
  });

  test.each(CATALOGUE)('%s of a call that did not carry the current token ends no session', (_, code) => {
    const effects = guard(SCREENS.member);
    reject(code, { carried: false });
    expect(effects.filter(({ endSession }) => endSession)).toEqual([]);
  });

  test('the client marks a response for an older token as stale', async () => {
    const session: { token: string | null } = { token: TOKEN };
    const effects = guard(SCREENS.member);
    fetched.mockReset().mockImplementation(async () => {
      session.token = 'pvl_0000000000000000';
      return response(CODE.loggedInElsewhere)();
    });
    const memberInfo = PLATFORM_CALLS.find(({ name }) => name === 'memberInfo')!;
    await client(session)
      .call(memberInfo, {})
      .catch(() => undefined);
    expect(effects).toEqual([]);
  });

  // @spec 9.17
  test('a code has no second effect until 350 ms after its last occurrence', () => {
    const effects = guard();
    for (const at of [0, 349, 698, 1047]) {
      now = 2_000_000 + at;
      reject(CODE.common);
    }
    expect(effects).toHaveLength(1);
    now += 350;
    reject(CODE.common);
    expect(effects).toHaveLength(2);
  });

  // @spec 4.13 9.20
  test('several codes that end a session at once have one effect, and another is possible 700 ms later', () => {
    const effects = guard(SCREENS.member);
    for (const code of [CODE.loggedInElsewhere, CODE.auth, CODE.deviceBlocked, CODE.passwordChanged, CODE.accountBlocked]) reject(code);
    expect(effects).toHaveLength(1);
    expect(effects[0]!.notice!.how).toBe('dialog');
    now += 699;
    reject(CODE.auth);
    expect(effects).toHaveLength(1);
    now += 350;
    reject(CODE.auth);
    expect(effects).toHaveLength(2);
  });

  // @spec 4.17 4.18
  test('an access limit has no effect with go, on a download device or during a known maintenance', () => {
    for (const facts of [{ go: true }, { downloadDevice: true }, { maintenance: true }]) {
      const effects = guard(facts);
      reject(CODE.accessRestricted);
      stop();
      expect(effects).toEqual([]);
    }
    for (const facts of [{ go: true }, { maintenance: true }]) {
      const effects = guard(facts);
      reject(CODE.ipBlocked);
      stop();
      expect(effects).toHaveLength(1);
    }
  });

  test.each([
    [CODE.maintenance, '/other/maintenance'],
    [CODE.accessRestricted, '/other/restrictionIp'],
    [CODE.ipBlocked, '/other/restrictionIp'],
    [CODE.accessCaveat, '/other/restrictionIp'],
  ])('%d on its own page causes no redirect during a minute of polls', (code, path) => {
    const effects = guard({ path });
    for (let at = 0; at < 60; at += 1) {
      now += 1000;
      reject(code);
    }
    expect(effects.filter(({ goTo }) => goTo !== null)).toEqual([]);
  });

  // @spec 8.26
  test.each([CODE.versionTooOld, CODE.maintenanceAlert, CODE.giftChanged])(
    '%d shows three dialogs a minute, then toasts that leave the page as it is',
    (code) => {
      const effects = guard();
      for (let at = 0; at < 20; at += 1) {
        now += 1000;
        reject(code);
      }
      expect(effects.filter(({ notice }) => notice?.how === 'dialog')).toHaveLength(3);
      expect(effects.slice(3).every(({ notice, goTo }) => notice?.how === 'toast' && !notice.reload && goTo === null)).toBe(true);
    },
  );
});
