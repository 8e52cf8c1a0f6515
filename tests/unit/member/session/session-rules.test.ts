import { depositCreateCall } from '@pavilion/contract/calls/deposit.calls';
import { oddsHistoryCall } from '@pavilion/contract/calls/feed.calls';
import { walletTransferCall } from '@pavilion/contract/calls/wallet.calls';
import { registerCall } from '@pavilion/contract/calls/member.calls';
import { pinSetCall } from '@pavilion/contract/calls/security.calls';
import { noticeListCall } from '@pavilion/contract/calls/site.calls';
import { supportSendCall } from '@pavilion/contract/calls/support.calls';
import { withdrawCreateCall } from '@pavilion/contract/calls/withdraw.calls';
import { CODE } from '@pavilion/contract/codes';
import { decideEffect } from '@/lib/domain/member/session/rejection.rules';
import { type PageFacts, type RejectedCall, outcomeOf } from '@/lib/domain/member/session/rejection.model';
import { isAllowed, isFirst } from '@/lib/domain/member/session/rejection.listener';
import { isSmsCode, nextCaptcha, retryAfterOf, toLoginRejection, toSmsCode } from '@/lib/domain/member/session/login.rules';
import { isToken, judgeStored, needsReload } from '@/lib/domain/member/session/session.rules';
import { codeCooldownKey, runningCooldowns, sendCooldownKey } from '@/lib/domain/member/session/cooldown.rules';
import { readSample } from '../../../support/sample';

const HOME: PageFacts = { path: '/', search: '', go: false, downloadDevice: false, maintenance: false };
const MINE: PageFacts = { ...HOME, path: '/mine/record/betRecord', search: '?state=open' };
const rejection = (code: number, more: Partial<RejectedCall> = {}): RejectedCall => ({
  code,
  message: '说明',
  data: null,
  inPlace: false,
  carried: true,
  ...more,
});

// @spec 8.16
test('every code of the catalogue except success has its row, and no other code has one', () => {
  const codes = Object.values(CODE).filter((code) => code !== CODE.success);
  const known = Array.from({ length: 1_000_000 }, (_, code) => code).filter((code) => outcomeOf(code) !== null);
  expect(known).toEqual(codes.toSorted((a, b) => a - b));
  expect(outcomeOf(6000)).toBeNull();
  expect(outcomeOf(12345)).toBeNull();
  expect(outcomeOf('10004')).toEqual({ kind: 'end', how: 'toast' });
});

// @spec 8.31
test('301220 is a dialog, unless the call itself asks again', () => {
  expect(decideEffect(rejection(CODE.giftChanged), MINE)).toMatchObject({ notice: { how: 'dialog', text: '说明' } });
  expect(decideEffect(rejection(CODE.giftChanged, { inPlace: true }), MINE)).toBeNull();
  expect(decideEffect(rejection(CODE.maintenanceAlert, { inPlace: true }), MINE)).toMatchObject({ notice: { how: 'dialog' } });
});

describe('a session ends', () => {
  const login = '/user/login?redirect=';

  // @spec 8.25
  test('6001 on a member page goes home, shows the modal, then opens the login with a return path', () => {
    expect(decideEffect(rejection(6001), MINE)).toEqual({
      endSession: true,
      goTo: '/',
      data: null,
      notice: {
        how: 'dialog',
        title: '温馨提示',
        text: '说明',
        confirm: '确定',
        next: `${login}${encodeURIComponent('/mine/record/betRecord?state=open')}`,
        reload: false,
      },
    });
  });

  // @spec 4.11
  test('6001 on another page keeps the page under the modal', () => {
    expect(decideEffect(rejection(6001), HOME)).toMatchObject({
      endSession: true,
      goTo: null,
      notice: { how: 'dialog', next: `${login}%2F` },
    });
  });

  test('6001 on the login page returns to its own address, without nesting another login', () => {
    const facts = { ...HOME, path: '/user/login', search: '?redirect=%2Fmine' };
    expect(decideEffect(rejection(6001), facts)).toMatchObject({ goTo: null, notice: { next: '/user/login?redirect=%2Fmine' } });
  });

  // @spec 4.08 8.25
  test.each([10105, 10004, 10104])('%d leaves a member page for home, keeps other pages, and shows its message as a toast', (code) => {
    expect(decideEffect(rejection(code), MINE)).toMatchObject({ endSession: true, goTo: '/', notice: { how: 'toast', text: '说明' } });
    expect(decideEffect(rejection(code), HOME)).toMatchObject({ endSession: true, goTo: null, notice: { how: 'toast', text: '说明' } });
  });

  // @spec 8.28
  test('10102 shows an alert 提示, then the login, on any page', () => {
    for (const facts of [HOME, MINE]) {
      expect(decideEffect(rejection(10102), facts)).toMatchObject({
        endSession: true,
        goTo: null,
        notice: { how: 'dialog', title: '提示', next: expect.stringContaining('/user/login') },
      });
    }
  });

  test.each([6001, 10105, 10004, 10104, 10102])('%d of a call that carried no token, or an older one, ends nothing', (code) => {
    expect(decideEffect(rejection(code, { carried: false }), MINE)).toBeNull();
  });

  // @spec 4.14
  test('protected venue frames and the guide are member pages', () => {
    expect(decideEffect(rejection(10004), { ...HOME, path: '/registerGuide' })).toMatchObject({ goTo: '/' });
    expect(decideEffect(rejection(10004), { ...HOME, path: '/game/sport/im', search: '?url=https%3A%2F%2Fa' })).toMatchObject({
      goTo: '/',
    });
  });
});

describe('maintenance and access', () => {
  // @spec 8.30
  test('6014 goes to the maintenance page with its times once', () => {
    const data = { startTime: null, endTime: '2026-11-20T14:00:00Z' };
    expect(decideEffect(rejection(6014, { data }), HOME)).toEqual({ endSession: false, goTo: '/other/maintenance', data, notice: null });
    expect(decideEffect(rejection(6014, { data }), { ...HOME, path: '/other/maintenance' })).toMatchObject({ goTo: null });
  });

  // @spec 8.30
  test('6013 is an alert in place', () => {
    expect(decideEffect(rejection(6013), HOME)).toMatchObject({ goTo: null, notice: { how: 'dialog', title: '温馨提示', next: null } });
  });

  // @spec 4.16
  test('6032 goes to the access alert, except with a stored permission, on a download device or during maintenance', () => {
    expect(decideEffect(rejection(6032), HOME)).toMatchObject({ goTo: '/other/restrictionIp?name=access-alert' });
    expect(decideEffect(rejection(6032), { ...HOME, go: true })).toBeNull();
    expect(decideEffect(rejection(6032), { ...HOME, downloadDevice: true })).toBeNull();
    expect(decideEffect(rejection(6032), { ...HOME, maintenance: true })).toBeNull();
  });

  // @spec 4.19 4.20
  test.each([6031, 6033])('%d is a hard block, except on a download device', (code) => {
    expect(decideEffect(rejection(code), { ...HOME, go: true, maintenance: true })).toMatchObject({
      goTo: '/other/restrictionIp?name=access-caveat',
    });
    expect(decideEffect(rejection(code), { ...HOME, downloadDevice: true })).toBeNull();
  });

  test('on the pages of access limits a block replaces the alert, and nothing replaces a block', () => {
    const at = (name: string) => ({ ...HOME, path: '/other/restrictionIp', search: `?name=${name}` });
    expect(decideEffect(rejection(6031), at('access-alert'))).toMatchObject({ goTo: '/other/restrictionIp?name=access-caveat' });
    expect(decideEffect(rejection(6033), at('access-caveat'))).toMatchObject({ goTo: null });
    expect(decideEffect(rejection(6032), at('access-alert'))).toMatchObject({ goTo: null });
    expect(decideEffect(rejection(6032), at('access-caveat'))).toMatchObject({ goTo: null });
  });
});

// @spec 8.24 8.26
test('other codes show a toast unless a form sent the call, reload an old version, and do nothing when shown in place', () => {
  for (const code of [10001, 10003]) expect(decideEffect(rejection(code, { inPlace: true }), HOME)).toBeNull();
  for (const call of [
    oddsHistoryCall,
    depositCreateCall,
    withdrawCreateCall,
    pinSetCall,
    walletTransferCall,
    supportSendCall,
    registerCall,
  ]) {
    expect([call.name, call.inPlace]).toEqual([call.name, true]);
  }
  expect(noticeListCall.inPlace).toBeUndefined();
  expect(decideEffect(rejection(10001), HOME)).toMatchObject({ endSession: false, notice: { how: 'toast' } });
  expect(decideEffect(rejection(10009), HOME)).toMatchObject({ notice: { how: 'dialog', reload: true } });
  for (const code of [6002, 6024, 6501, 10108, 22007, 900000, 600101, 4711]) expect(decideEffect(rejection(code), HOME)).toBeNull();
});

test('the effects of the samples’ errors on a member page', () => {
  const responses = readSample<{
    response: Record<string, { status_code: number; message: string; data: unknown }>;
  }>('envelope-errors').response;
  const results = Object.entries(responses).filter(
    ([, body]) => decideEffect(rejection(body.status_code, { message: body.message, data: body.data }), MINE)?.endSession,
  );
  expect(results.map(([name]) => name).toSorted()).toEqual([
    'accountBlocked',
    'deviceBlocked',
    'loggedInElsewhere',
    'noSession',
    'passwordChanged',
  ]);
});

describe('bounds', () => {
  // @spec 9.17
  test('repeated errors with one code have one effect, until none arrived for 350 ms', () => {
    const lastSeen = new Map<string, number>();
    const at = [0, 100, 349, 600, 949, 1300, 1301];
    expect(at.map((now) => isFirst(lastSeen, '6001', now, 350))).toEqual([true, false, false, false, false, true, false]);
    expect(isFirst(lastSeen, '10004', 1301, 350)).toBe(true);
  });

  // @spec 4.13
  test('redirects at most once in 700 ms', () => {
    const done = new Map<string, number>();
    expect([0, 350, 699, 700, 1000, 1400].map((now) => isAllowed(done, 'end', now, 700))).toEqual([true, false, false, true, false, true]);
  });
});

describe('stored tokens', () => {
  const none = { cookieToken: null, localToken: null, loginInfo: null };
  const info = (isChecked: boolean) => ({ userName: 'demo2026', isChecked });

  // @spec 4.02
  test.each([
    [none, 'none'],
    [{ ...none, cookieToken: 'c' }, 'keep'],
    [{ cookieToken: 'c', localToken: 'l', loginInfo: info(false) }, 'keep'],
    [{ ...none, localToken: 'l' }, 'adopt'],
    [{ ...none, localToken: 'l', loginInfo: info(true) }, 'adopt'],
    [{ ...none, localToken: 'l', loginInfo: info(false) }, 'discard'],
  ] as const)('%o → %s', (stored, verdict) => {
    expect(judgeStored(stored)).toBe(verdict);
  });

  test('a token is plain and of bounded length', () => {
    expect(isToken('pvl_7f3c1a9b5d2e4860')).toBe(true);
    for (const bad of ['', 'short', 'a b c d e f g', 'x'.repeat(513), 'abcdefgh\r\nX: y', 'abcdefgh;']) expect(isToken(bad)).toBe(false);
  });

  test('a page reloads when its session changed in another tab, and not while a bet is open', () => {
    expect(needsReload('a', 'b', false)).toBe(true);
    expect(needsReload('a', null, false)).toBe(true);
    expect(needsReload('a', 'a', false)).toBe(false);
    expect(needsReload('a', 'b', true)).toBe(false);
  });
});

describe('rejected logins', () => {
  const of = (code: number, data: unknown = null, form: 'login' | 'register' = 'login') =>
    toLoginRejection({ code, message: '说明', data }, form);
  const plain = { field: null, message: '说明', captcha: null, step: null, risk: false, wait: null, left: null };

  // @spec 8.17
  test('6002 is shown at the password of a login and at the name of a registration', () => {
    expect(of(6002, { left: 2 })).toEqual({ ...plain, field: 'password', left: 2 });
    expect(of(6002, { left: 2 }, 'register').left).toBeNull();
    expect(of(6002, null, 'register').field).toBe('userName');
  });

  // @spec 8.18
  test.each([
    [6021, 'image'],
    [6022, 'renew'],
    [6023, 'slider'],
    [6024, 'renew'],
  ] as const)('%d is shown at the captcha and renews it: %s', (code, captcha) => {
    expect(of(code)).toEqual({ ...plain, field: 'captchaCode', captcha });
  });

  test('a renewed captcha keeps its kind, and a slider is never replaced by a picture', () => {
    expect(nextCaptcha('renew', null)).toBe('image');
    expect(nextCaptcha('renew', 'slider')).toBe('slider');
    expect(nextCaptcha('image', 'slider')).toBe('slider');
    expect(nextCaptcha('slider', 'image')).toBe('slider');
    expect(nextCaptcha(null, 'image')).toBeNull();
  });

  // @spec 8.19
  test.each([6025, 6026, 6027, 6028, 6029])('%d is a notice with a second step: a code by text message, or else a captcha', (code) => {
    expect(of(code, { step: 'sms', ticket: 't1', phone: '138****8000' })).toEqual({
      ...plain,
      risk: true,
      step: { scene: 'login', ticket: 't1', phone: '138****8000' },
    });
    expect(of(code, { step: 'captcha' })).toEqual({ ...plain, risk: true, captcha: 'image' });
    expect(of(code)).toMatchObject({ captcha: 'image', step: null });
  });

  // @spec 8.20
  test('6035–6039 report that a code is required, wrong, locked, expired or requested too often', () => {
    expect(of(6035, { ticket: 't1', phone: '138****8000' }).step).toEqual({ scene: 'device', ticket: 't1', phone: '138****8000' });
    expect(of(6035, { ticket: 7 })).toMatchObject({ risk: true, step: null });
    expect(of(6036, { left: 3 })).toEqual({ ...plain, field: 'smsCode', left: 3 });
    expect(of(6037, { retryAfter: 900 })).toEqual({ ...plain, risk: true, wait: { what: 'code', seconds: 900 } });
    expect(of(6038)).toEqual({ ...plain, field: 'smsCode' });
    expect(of(6039, { retryAfter: 1200 })).toEqual({ ...plain, risk: true, wait: { what: 'send', seconds: 1200 } });
  });

  test('6501 shows when the action can be tried again', () => {
    expect(of(6501, { retryAfter: 12.2 })).toEqual({ ...plain, wait: { what: 'submit', seconds: 13 } });
    expect(toLoginRejection({ code: 6501, message: '说明', data: { retryAfter: 60 } }, 'login', 'send').wait).toEqual({
      what: 'send',
      seconds: 60,
    });
    for (const retryAfter of [0, -1, 86_401, Number.NaN, Infinity, '60', null]) expect(retryAfterOf({ retryAfter })).toBeNull();
  });

  // @spec 8.24
  test('10003 and 10409 are shown at their field, if the form has it', () => {
    expect(of(10003, { field: 'phone' }, 'register').field).toBe('phone');
    expect(of(10409, { field: 'smsCode', left: 4 })).toEqual({ ...plain, field: 'smsCode', left: 4 });
    expect(of(10003, { field: '__proto__' }).field).toBeNull();
    expect(of(10003).field).toBeNull();
  });

  test('limits without a time, unknown codes and lost connections are shown above the button', () => {
    for (const code of [6501, 4711, 10001]) expect(of(code)).toEqual(plain);
    expect(toLoginRejection({ message: '连接超时' }, 'login')).toEqual({ ...plain, message: '连接超时' });
  });

  test('a code is read as six digits, however it was pasted', () => {
    expect(toSmsCode(' 123 456 ')).toBe('123456');
    expect(toSmsCode('验证码 123456，5分钟')).toBe('123456');
    expect([isSmsCode('123456'), isSmsCode('12345'), isSmsCode('12345a')]).toEqual([true, false, false]);
  });
});

describe('cooldowns', () => {
  test('none lasts longer than its length, even after a clock change', () => {
    expect(runningCooldowns({ login: { until: 900_000, ms: 60_000 } }, 1_000)).toEqual({ login: { until: 61_000, ms: 60_000 } });
  });

  test('keep running ones, and drop those that are over or invalid', () => {
    const stored = {
      login: { until: 5_000, ms: 60_000 },
      'send device 138****8000': { until: 1_000, ms: 60_000 },
      far: { until: 2_000, ms: 86_400_001 },
      text: 'soon',
      none: null,
      // Form of an earlier version.
      before: 5_000,
    };
    expect(runningCooldowns(stored, 1_000)).toEqual({ login: { until: 5_000, ms: 60_000 } });
    for (const broken of [null, 'x', 7, [], undefined]) expect(runningCooldowns(broken, 0)).toEqual({});
  });

  test('have their own key for each scene and phone', () => {
    const keys = [
      sendCooldownKey('device', 'a'),
      sendCooldownKey('login', 'a'),
      sendCooldownKey('device', 'b'),
      codeCooldownKey('device', 'a'),
    ];
    expect(new Set(keys).size).toBe(4);
  });

  test('have stored keys that reveal no whole phone number or address', () => {
    expect(sendCooldownKey('register', '(86)13900139000')).toBe('send register 9000');
    expect(codeCooldownKey('profile', 'jinsique@example.com')).toBe('code profile ique');
    // The wait of one masked phone holds up no other.
    expect(sendCooldownKey('phoneLogin', '1390013****')).not.toBe(sendCooldownKey('phoneLogin', '1370013****'));
  });
});
