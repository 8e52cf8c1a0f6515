import { randomInt, scryptSync } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import {
  captchaCall,
  loginCall,
  logoutCall,
  memberInfoCall,
  memberJwtCall,
  registerCall,
  smsSendCall,
} from '@pavilion/contract/calls/member.calls';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { createCaptchas } from '../../../sandbox/modules/member/verification/captcha';
import { captchaPicture } from '../../../sandbox/modules/member/verification/captcha-picture';
import { createLoginLimits } from '../../../sandbox/modules/member/verification/limits';
import { hashSecret, isOutdated, verifySecret } from '../../../sandbox/modules/member/account/password';
import { commonPasswords, findWeakness } from '../../../sandbox/modules/member/account/password-weakness';
import { isDisabledPhone, toStoredPhone } from '../../../sandbox/modules/member/phone/phone.rules';
import { hashToken, newToken } from '../../../sandbox/modules/member/session/token';
import { mergePatch } from '../../../sandbox/modules/site/config/site-config';
import { Rejection } from '../../../sandbox/kernel/http/rejection';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { memoryShortLived } from '../../support/short-lived';
import { takeSandbox } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';
import * as fc from '../../support/property';

describe('account rules', () => {
  it('stores phones with their prefix and rejects invalid ones', () => {
    expect(toStoredPhone('13800138000')).toBe('(86)13800138000');
    expect(toStoredPhone('(65)81234567')).toBe('(65)81234567');
    expect(toStoredPhone('+65 81234567')).toBe('(65)81234567');
    for (const typed of ['', '1380013800', '(86)12345678901', 'abc', '138001380001', '(0)13800138000', '(20)1234567890123'])
      expect(toStoredPhone(typed)).toBeNull();
    expect(isDisabledPhone('(86)17012345678', ['170'])).toBe(true);
    expect(isDisabledPhone('(86)13801705678', ['170', ''])).toBe(false);
  });

  it('stores a phone in one form, however it is written', () => {
    for (const typed of [
      '(086)13800138000',
      '(0086)13800138000',
      '+086 13800138000',
      '(86)013800138000',
      '(861)3800138000',
      '013800138000',
    ])
      expect(toStoredPhone(typed)).toBe('(86)13800138000');
    expect(toStoredPhone('(1242)5551234')).toBe(toStoredPhone('(1)2425551234'));
    expect(toStoredPhone('(44)07911123456')).toBe('(44)7911123456');
    // A stored form is its own result, and every reading of its digits is the same.
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{7,14}$/), fc.integer({ min: 1, max: 3 }), fc.nat(1), (digits, at, zeros) => {
        const stored = toStoredPhone(`(${'0'.repeat(zeros)}${digits.slice(0, at)})${digits.slice(at)}`);
        if (stored === null) return;
        expect(toStoredPhone(stored)).toBe(stored);
        for (const other of [1, 2, 3, 4]) {
          const read = toStoredPhone(`(${digits.slice(0, other)})${digits.slice(other)}`);
          if (read !== null) expect(read).toBe(stored);
        }
      }),
    );
  });

  it('requires passwords of two kinds of characters, unlike the account and not among the 3,000 most common', async () => {
    for (const [password, wanted] of [
      ['Demo@2026', null],
      ['letters1', null],
      ['short1', 'form'],
      ['onlyletters', 'form'],
      ['has space1', 'form'],
      ['x'.repeat(21), 'form'],
      ['Password1', 'common'],
      ['Trustno1', 'common'],
      ['woaini1314', 'common'],
      ['member12', 'name'],
    ] as const) {
      expect([password, await findWeakness(password, 'member12')]).toEqual([password, wanted]);
    }
    expect((await commonPasswords()).size).toBeGreaterThan(3000);
  });

  it('stores secrets as scrypt hashes', async () => {
    const stored = await hashSecret('Demo@2026');
    // OWASP's floor, with its parameters.
    expect(stored).toMatch(/^scrypt\$14\$8\$5\$/);
    expect(await verifySecret('Demo@2026', stored)).toBe(true);
    expect(await verifySecret('Demo@2027', stored)).toBe(false);
    expect(await verifySecret('Demo@2026', null)).toBe(false);
    expect(await hashSecret('Demo@2026')).not.toBe(stored);
    expect(isOutdated(stored)).toBe(false);
  });

  it('reads the hashes of an earlier version as outdated', async () => {
    const salt = Buffer.from('0123456789abcdef');
    const key = scryptSync('Demo@2026', salt, 32, { N: 16_384, r: 8, p: 1 });
    const stored = `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
    expect(await verifySecret('Demo@2026', stored)).toBe(true);
    expect(await verifySecret('Demo@2027', stored)).toBe(false);
    expect(isOutdated(stored)).toBe(true);
  });

  it('creates tokens of 256 bits and stores their hash', () => {
    const token = newToken('pvl_');
    expect(Buffer.from(token.slice(4), 'base64url')).toHaveLength(32);
    expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('merges patches of the configuration without touching prototypes', () => {
    expect(mergePatch({ a: { b: 1, c: 2 }, d: [1] }, { a: { c: 3 }, d: [2] })).toEqual({ a: { b: 1, c: 3 }, d: [2] });
    mergePatch({}, JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('captchas', () => {
  const codeOf = async (attempt: Promise<unknown>): Promise<number> => {
    try {
      await attempt;
    } catch (error) {
      if (error instanceof Rejection) return error.code;
      throw error;
    }
    return 6000;
  };

  it('are used up by any try, bound to a device, and expire', async () => {
    let now = 0;
    // Every letter is the first of the alphabet here.
    const captchas = createCaptchas(
      memoryShortLived(),
      () => now,
      (below) => below,
    );
    const take = (captchaId: string, code: string, uuid = TEST_UUID) => codeOf(captchas.take(captchaId, code, uuid));
    const first = await captchas.issue(TEST_UUID);
    expect(first.image).toMatch(/^data:image\/png;base64,/);
    expect([await take(first.captchaId, 'AAAA'), await take(first.captchaId, 'AAAA')]).toEqual([6000, 6024]);
    const missed = await captchas.issue(TEST_UUID);
    expect([await take(missed.captchaId, '????'), await take(missed.captchaId, 'AAAA')]).toEqual([6024, 6024]);
    expect(await take((await captchas.issue(TEST_UUID)).captchaId, 'AAAA', 'other')).toBe(6024);
    const [last, late] = [await captchas.issue(TEST_UUID), await captchas.issue(TEST_UUID)];
    now = 120_000;
    expect(await take(last.captchaId, 'AAAA')).toBe(6000);
    now = 120_001;
    expect(await take(late.captchaId, 'AAAA')).toBe(6022);
  });

  it('show a character differently each time, so that lines and pixels cannot be looked up', () => {
    const pictures = Array.from({ length: 12 }, () => inkOf(captchaPicture('A7XK', randomInt)));
    for (const ink of pictures) {
      const share = ink.filter(Boolean).length / ink.length;
      expect([share > 0.04, share < 0.35]).toEqual([true, true]);
    }
    for (const [index, one] of pictures.entries()) {
      for (const other of pictures.slice(index + 1)) {
        const both = one.filter((dark, at) => dark && other[at]).length;
        const either = one.filter((dark, at) => dark || other[at]).length;
        expect(both / either).toBeLessThan(0.5);
      }
    }
    expect(Math.max(...pictures.map(() => captchaPicture('W3RK', randomInt).length))).toBeLessThan(24_000);
  });
});

/** Dark pixels of a PNG of the sandbox (RGBA, no filter). */
function inkOf(address: string): boolean[] {
  const file = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const rows = inflateSync(file.subarray(41, 41 + file.readUInt32BE(33)));
  return Array.from({ length: width * height }, (_, at) => rows[Math.floor(at / width) * (width * 4 + 1) + 1 + (at % width) * 4]! < 128);
}

describe('login limits', () => {
  const codeOf = async (attempt: Promise<unknown>): Promise<number> => {
    try {
      await attempt;
    } catch (error) {
      if (error instanceof Rejection) return error.code;
      throw error;
    }
    return 6000;
  };

  it('allow five tries a minute per name and report when to come back (6501)', async () => {
    const limits = createLoginLimits();
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await codeOf(limits.takeTry('a', `10.0.0.${attempt}`))).toBe(6000);
    await expect(limits.takeTry('a', '10.0.0.9')).rejects.toMatchObject({ code: 6501, data: { retryAfter: expect.any(Number) } });
    expect(await codeOf(limits.takeTry('b', '10.0.0.9'))).toBe(6000);
    await limits.pass('a', '10.0.0.1');
    expect(await codeOf(limits.takeTry('a', '10.0.0.1'))).toBe(6000);
  });

  it('allow twenty tries a minute per address', async () => {
    const limits = createLoginLimits();
    for (let attempt = 0; attempt < 20; attempt += 1) expect(await codeOf(limits.takeTry(`n${attempt}`, '10.0.0.1'))).toBe(6000);
    expect(await codeOf(limits.takeTry('n20', '10.0.0.1'))).toBe(6501);
    expect(await codeOf(limits.takeTry('n20', '10.0.0.2'))).toBe(6000);
    limits.clear();
    expect(await codeOf(limits.takeTry('n20', '10.0.0.1'))).toBe(6000);
  });

  it('require a captcha after three wrong passwords, until one is right', async () => {
    const limits = createLoginLimits();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await limits.captchaFor('a', '10.0.0.1')).toBeNull();
      await limits.fail('a', '10.0.0.1');
    }
    expect(await limits.captchaFor('a', '10.0.0.2')).toBe('image');
    await limits.fail('a', '10.0.0.1');
    await limits.fail('a', '10.0.0.1');
    expect(await limits.captchaFor('a', '10.0.0.2')).toBe('slider');
    await limits.pass('a', '10.0.0.2');
    expect(await limits.captchaFor('a', '10.0.0.2')).toBeNull();
  });
});

describe('accounts and sessions', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  /** Each journey from its own address, so that limits do not meet. */
  let address = 1;
  const from = (): { headers: Record<string, string> } => ({ headers: { 'X-Forwarded-For': `203.0.113.${(address += 1)}` } });
  const logIn = (body: object, options: Parameters<typeof sendCall>[3]) => sendCall(sandbox.origin, loginCall, body, options);
  const info = (token: string) => sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token });

  it('logs the demo member in', async () => {
    const { data } = await logIn({ userName: 'Demo2026', password: 'Demo@2026' }, from());
    expect(data.userName).toBe('demo2026');
    expect((await info(data.token)).data).toMatchObject({
      userName: 'demo2026',
      balance: '10000.00',
      lockMoney: '0.00',
      hasWithdrawPassword: true,
      vipLevel: 3,
    });
    const { data: without } = await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 0 }, { token: data.token });
    expect(without).not.toHaveProperty('lockMoney');
    const { data: jwt } = await sendCall(sandbox.origin, memberJwtCall, {}, { token: data.token });
    const claims = JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as { exp: number; iat: number; aud: string };
    expect(claims.exp - claims.iat).toBe(60);
    expect(claims.aud).toBe('chat');
  });

  it('registers with 1,000.00 and logs in', async () => {
    const phone = '13900139000';
    await sendCall(sandbox.origin, smsSendCall, { scene: 'register', phone }, from());
    const smsCode = /\d{6}/.exec((await sandbox.control.outbox())[0]!.text)![0];
    const body = { userName: 'newby', password: 'Newby@2026', adult: true, phone, smsCode };
    const registered = await sendCall(sandbox.origin, registerCall, body, from());
    expect(registered.status_code).toBe(6000);
    expect((await info(registered.data.token)).data).toMatchObject({ balance: '1000.00', phone: '(86)13900139000', vipLevel: 0 });
    expect(await sendCall(sandbox.origin, registerCall, body, from())).toMatchObject({ status_code: 6002, data: { field: 'userName' } });
    expect((await logIn({ userName: 'newby', password: 'Newby@2026' }, from())).status_code).toBe(6000);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('names the field that prevents a registration', async () => {
    const good = { userName: 'fields', password: 'Fields@2026', adult: true };
    for (const [change, field] of [
      [{ userName: '1abc' }, 'userName'],
      [{ password: 'allletters' }, 'password'],
      [{ phone: '123' }, 'phone'],
      [{ phone: '17012345678' }, 'phone'],
      [{ phone: '13900139001' }, 'smsCode'],
      [{ smsCode: '123456' }, 'phone'],
      [{ adult: false }, 'adult'],
    ] as const) {
      const response = await sendCall(sandbox.origin, registerCall, { ...good, ...change }, from());
      expect([field, response.status_code, response.data]).toEqual([field, 10_003, { field }]);
    }
  });

  it('requires a captcha after three wrong passwords and allows five tries a minute', async () => {
    await sandbox.control.member({ userName: 'guessed' });
    const caller = from();
    const guess = (more: object = {}) => logIn({ userName: 'guessed', password: 'wrong', ...more }, caller);
    const captcha = async (): Promise<string> => (await sendCall(sandbox.origin, captchaCall, {}, caller)).data.captchaId;
    expect(await guess()).toMatchObject({ status_code: 6002, data: { left: 4 } });
    expect((await guess()).status_code).toBe(6002);
    expect((await guess()).data).toEqual({ left: 2 });
    expect((await guess()).status_code).toBe(6021);
    expect((await guess({ captchaId: await captcha(), captchaCode: '????' })).status_code).toBe(6024);
    expect((await guess({ captchaId: 'none', captchaCode: 'ABCD' })).status_code).toBe(6024);
    // Another member is not held up.
    expect((await logIn({ userName: 'demo2026', password: 'Demo@2026' }, from())).status_code).toBe(6000);
  });

  it('responds to an unknown name like to a wrong password and limits it alike', async () => {
    const caller = from();
    const results = [];
    for (let attempt = 0; attempt < 4; attempt += 1) results.push(await logIn({ userName: 'nobody', password: 'wrong' }, caller));
    expect(results.map((response) => response.status_code)).toEqual([6002, 6002, 6002, 6021]);
    expect(results[0]!.message).toBe('账号或密码错误');
  });

  it('requires a captcha of an address that tries many names', async () => {
    const caller = from();
    const codes: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1)
      codes.push((await logIn({ userName: `many${attempt}`, password: 'x' }, caller)).status_code);
    expect(new Set(codes)).toEqual(new Set([6002]));
    expect((await logIn({ userName: 'many9', password: 'x' }, caller)).status_code).toBe(6021);
  });

  // @spec 3.05
  it('rejects login and registration when the site closes them', async () => {
    await sandbox.control.site({ stopLogin: true, stopRegister: true });
    expect((await logIn({ userName: 'demo2026', password: 'Demo@2026' }, from())).status_code).toBe(10_001);
    const body = { userName: 'late1', password: 'Late@2026', adult: true };
    expect((await sendCall(sandbox.origin, registerCall, body, from())).status_code).toBe(10_001);
    await sandbox.control.site({ stopLogin: false, stopRegister: false });
    expect((await logIn({ userName: 'demo2026', password: 'Demo@2026' }, from())).status_code).toBe(6000);
  });

  it('returns 10004 without a session, with an unknown one and after logging out', async () => {
    const { token } = await sandbox.control.member();
    expect((await info('')).status_code).toBe(10_004);
    expect((await info('pvl_strange')).status_code).toBe(10_004);
    expect((await info(token)).status_code).toBe(6000);
    expect((await sendCall(sandbox.origin, logoutCall, {}, { token })).status_code).toBe(6000);
    expect((await info(token)).status_code).toBe(10_004);
  });

  it('returns the reason to a kicked session and ends its venue session', async () => {
    const { token, userName } = await sandbox.control.member({ uuid: TEST_UUID });
    const launch = { enName: 'FBTY', activity: '', gameCode: '', temporaryParam: '', siteId: 3001 };
    const numbers = { appSendMoney: 0, https: 1, isApp: 0, isSure: 1, isPreload: 0, isManualLaunch: 0 };
    const { data: venue } = await sendCall(sandbox.origin, venueLaunchCall, { ...launch, ...numbers }, { token });
    const base = () =>
      fetch(`${sandbox.fbOrigin}/v1/user/base`, {
        method: 'POST',
        headers: { authorization: venue.token!, 'content-type': 'application/json' },
        body: '{"languageType":"CMN"}',
      }).then((response) => response.json() as Promise<{ code: number }>);
    expect((await base()).code).toBe(0);

    expect(await sandbox.control.kick({ userName })).toEqual({ sessions: 1 });
    // All concurrent calls of one page receive it.
    const both = await Promise.all([info(token), info(token)]);
    expect(both.map((response) => [response.status_code, response.message])).toEqual([
      [6001, '您的账号已在其他设备登录，请重新登录'],
      [6001, '您的账号已在其他设备登录，请重新登录'],
    ]);
    expect((await base()).code).toBe(14_010);
    expect((await sendCall(sandbox.origin, venueLaunchCall, { ...launch, ...numbers }, { token })).status_code).not.toBe(6000);

    const other = await sandbox.control.member();
    await sandbox.control.kick({ token: other.token, code: 10_105 });
    expect(await info(other.token)).toMatchObject({ status_code: 10_105, message: '密码已修改，请重新登录' });
  });
});
