import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CODE } from '@/lib/contract/codes';
import { decideEffect } from '@/lib/domain/session/effect.rules';
import type { PageFacts, Refusal } from '@/lib/domain/session/effect.rules';
import { isAllowed, isFirst } from '@/lib/domain/session/limiter.rules';
import { toLoginRefusal } from '@/lib/domain/session/login.rules';
import { KNOWN_CODES, outcomeOf } from '@/lib/domain/session/outcome.rules';
import { isToken, judgeStored, needsReload } from '@/lib/domain/session/session.rules';

const HOME: PageFacts = { path: '/', search: '', go: false, downloadDevice: false, maintenance: false };
const MINE: PageFacts = { ...HOME, path: '/mine/record/betRecord', search: '?state=open' };
const refusal = (code: number, more: Partial<Refusal> = {}): Refusal => ({
  code,
  message: '说明',
  data: null,
  call: 'memberInfo',
  carried: true,
  ...more,
});

test('every code of the catalogue but success has its row, and only those', () => {
  const codes = Object.values(CODE).filter((code) => code !== CODE.success);
  expect(KNOWN_CODES.toSorted()).toEqual(codes.toSorted());
  expect(outcomeOf(6000)).toBeNull();
  expect(outcomeOf(12345)).toBeNull();
  expect(outcomeOf('10004')).toEqual({ kind: 'end', how: 'toast' });
});

describe('a session ends', () => {
  const login = '/user/login?redirect=';

  test('6001: from a member page home first, then the modal, then login with the way back', () => {
    expect(decideEffect(refusal(6001), MINE)).toEqual({
      endSession: true,
      goTo: '/',
      data: null,
      say: {
        how: 'dialog',
        title: '温馨提示',
        text: '说明',
        confirm: '确定',
        next: `${login}${encodeURIComponent('/mine/record/betRecord?state=open')}`,
        reload: false,
      },
    });
  });

  test('6001 elsewhere: the page stays under the modal', () => {
    expect(decideEffect(refusal(6001), HOME)).toMatchObject({ endSession: true, goTo: null, say: { how: 'dialog', next: `${login}%2F` } });
  });

  test('6001 on the login page comes back to it, not to a login for the login', () => {
    const facts = { ...HOME, path: '/user/login', search: '?redirect=%2Fmine' };
    expect(decideEffect(refusal(6001), facts)).toMatchObject({ goTo: null, say: { next: '/user/login?redirect=%2Fmine' } });
  });

  test.each([10105, 10004, 10104])('%d: member pages go home, others stay, the message is a toast', (code) => {
    expect(decideEffect(refusal(code), MINE)).toMatchObject({ endSession: true, goTo: '/', say: { how: 'toast', text: '说明' } });
    expect(decideEffect(refusal(code), HOME)).toMatchObject({ endSession: true, goTo: null, say: { how: 'toast', text: '说明' } });
  });

  test('10102: an alert 提示, then login, from anywhere', () => {
    for (const facts of [HOME, MINE]) {
      expect(decideEffect(refusal(10102), facts)).toMatchObject({
        endSession: true,
        goTo: null,
        say: { how: 'dialog', title: '提示', next: expect.stringContaining('/user/login') },
      });
    }
  });

  test.each([6001, 10105, 10004, 10104, 10102])('%d of a call that carried no token, or an older one, ends nothing', (code) => {
    expect(decideEffect(refusal(code, { carried: false }), MINE)).toBeNull();
  });

  test('protected venue frames and the guide count as member pages', () => {
    expect(decideEffect(refusal(10004), { ...HOME, path: '/registerGuide' })).toMatchObject({ goTo: '/' });
    expect(decideEffect(refusal(10004), { ...HOME, path: '/game/sport/im', search: '?url=https%3A%2F%2Fa' })).toMatchObject({ goTo: '/' });
  });
});

describe('maintenance and access', () => {
  test('6014 goes to the maintenance page with its times, once', () => {
    const data = { startTime: null, endTime: '2026-11-20T14:00:00Z' };
    expect(decideEffect(refusal(6014, { data }), HOME)).toEqual({ endSession: false, goTo: '/other/maintenance', data, say: null });
    expect(decideEffect(refusal(6014, { data }), { ...HOME, path: '/other/maintenance' })).toMatchObject({ goTo: null });
  });

  test('6013 is an alert in place', () => {
    expect(decideEffect(refusal(6013), HOME)).toMatchObject({ goTo: null, say: { how: 'dialog', title: '温馨提示', next: null } });
  });

  test('6032 goes to the access alert, unless go is stored, the device downloads, or there is maintenance', () => {
    expect(decideEffect(refusal(6032), HOME)).toMatchObject({ goTo: '/other/restrictionIp?name=access-alert' });
    expect(decideEffect(refusal(6032), { ...HOME, go: true })).toBeNull();
    expect(decideEffect(refusal(6032), { ...HOME, downloadDevice: true })).toBeNull();
    expect(decideEffect(refusal(6032), { ...HOME, maintenance: true })).toBeNull();
  });

  test.each([6031, 6033])('%d is a hard block, unless the device downloads', (code) => {
    expect(decideEffect(refusal(code), { ...HOME, go: true, maintenance: true })).toMatchObject({ goTo: '/other/restrictionIp?name=access-caveat' });
    expect(decideEffect(refusal(code), { ...HOME, downloadDevice: true })).toBeNull();
  });
});

test('the rest: a toast where no form asked, a reload for an old version, nothing for what is shown in place', () => {
  expect(decideEffect(refusal(10001, { call: 'noticeList' }), HOME)).toMatchObject({ endSession: false, say: { how: 'toast' } });
  expect(decideEffect(refusal(10003, { call: 'register' }), HOME)).toBeNull();
  expect(decideEffect(refusal(10009), HOME)).toMatchObject({ say: { how: 'dialog', reload: true } });
  for (const code of [6002, 6024, 6501, 10108, 22007, 900000, 600101, 4711]) expect(decideEffect(refusal(code), HOME)).toBeNull();
});

test('what the samples’ refusals do on a member page', () => {
  const answers = (JSON.parse(readFileSync(path.join(__dirname, '../contract/fixtures/envelope-errors.json'), 'utf8')) as {
    answer: Record<string, { status_code: number; message: string; data: unknown }>;
  }).answer;
  const ends = Object.entries(answers).filter(([, body]) => decideEffect(refusal(body.status_code, { message: body.message, data: body.data }), MINE)?.endSession);
  expect(ends.map(([name]) => name).toSorted()).toEqual(['accountBlocked', 'deviceBlocked', 'loggedInElsewhere', 'noSession', 'passwordChanged']);
});

describe('bounds', () => {
  test('a storm of one code makes one effect, until it has been quiet for 350 ms', () => {
    const heard = new Map<string, number>();
    const at = [0, 100, 349, 600, 949, 1300, 1301];
    expect(at.map((now) => isFirst(heard, '6001', now, 350))).toEqual([true, false, false, false, false, true, false]);
    expect(isFirst(heard, '10004', 1301, 350)).toBe(true);
  });

  test('one redirect in 700 ms', () => {
    const done = new Map<string, number>();
    expect([0, 350, 699, 700, 1000, 1400].map((now) => isAllowed(done, 'end', now, 700))).toEqual([true, false, false, true, false, true]);
  });
});

describe('stored tokens', () => {
  const none = { cookieToken: null, localToken: null, loginInfo: null };
  const info = (isChecked: boolean) => ({ userName: 'demo2026', isChecked });

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

  test('a page reloads when its session changed behind it, not while a bet is open', () => {
    expect(needsReload('a', 'b', false)).toBe(true);
    expect(needsReload('a', null, false)).toBe(true);
    expect(needsReload('a', 'a', false)).toBe(false);
    expect(needsReload('a', 'b', true)).toBe(false);
  });
});

describe('refused logins', () => {
  const of = (code: number, data: unknown = null, form: 'login' | 'register' = 'login') => toLoginRefusal({ code, message: '说明', data }, form);

  test('6002 stands at the password of a login and at the name of a registration', () => {
    expect(of(6002)).toEqual({ field: 'password', message: '说明', renewCaptcha: false, risk: false });
    expect(of(6002, null, 'register').field).toBe('userName');
  });

  test.each([6021, 6022, 6023, 6024])('%d shows or renews the picture', (code) => {
    expect(of(code)).toMatchObject({ field: 'captchaCode', renewCaptcha: true, risk: false });
  });

  test.each([6025, 6026, 6027, 6028, 6029])('%d is a risk notice with a second step', (code) => {
    expect(of(code)).toMatchObject({ field: null, risk: true, renewCaptcha: true });
  });

  test('10003 names its field, if it is one of ours', () => {
    expect(of(10003, { field: 'phone' }, 'register').field).toBe('phone');
    expect(of(10003, { field: '__proto__' }).field).toBeNull();
    expect(of(10003).field).toBeNull();
  });

  test('limits, unknown codes and lost connections stand above the button', () => {
    for (const code of [6501, 4711, 10001]) expect(of(code)).toEqual({ field: null, message: '说明', renewCaptcha: false, risk: false });
    expect(toLoginRefusal({ message: '连接超时' }, 'login')).toEqual({ field: null, message: '连接超时', renewCaptcha: false, risk: false });
  });
});
