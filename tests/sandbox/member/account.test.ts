import {
  birthdaySetCall,
  contactCodeCall,
  deviceEndCall,
  deviceListCall,
  emailSetCall,
  nickNameSetCall,
  passwordResetCall,
  passwordResetStartCall,
  passwordSetCall,
  phoneSetCall,
} from '@pavilion/contract/calls/account.calls';
import { loginByPhoneCall, loginCall, memberInfoCall, smsSendCall } from '@pavilion/contract/calls/member.calls';
import { pinSetCall } from '@pavilion/contract/calls/security.calls';
import { deviceNameOf } from '../../../sandbox/modules/member/device/device.rules';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

const OTHER_UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3302';
const PASSWORD = 'Tester@2026';
const NEW_PASSWORD = 'Second@2027';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let sandbox: Sandbox;
let address = 1;
/** Each journey from its own address, so that limits do not meet. */
const from = () => ({ headers: { 'X-Forwarded-For': `198.51.100.${(address += 1)}` } });
let phones = 0;
const newPhone = () => `139${String((phones += 1)).padStart(8, '0')}`;
const stored = (phone: string) => `(86)${phone}`;

const codesTo = async (to: string) =>
  (await sandbox.control.outbox()).filter((one) => one.to === to).map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '');
const newestCode = async (to: string) => (await codesTo(to))[0]!;
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const info = async (token: string) => sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token });
const logIn = (userName: string, password: string, more: object = {}) =>
  sendCall(sandbox.origin, loginCall, { userName, password }, { ...from(), ...more });
const start = (userName: string, caller = from()) => sendCall(sandbox.origin, passwordResetStartCall, { userName }, caller);
const reset = (body: { ticket: string; smsCode: string; password?: string }, caller: object = from()) =>
  sendCall(sandbox.origin, passwordResetCall, { password: NEW_PASSWORD, ...body }, caller);

test('a device is named by its system and browser, and by nothing else in the user agent', () => {
  expect(deviceNameOf(IPHONE)).toBe('iPhone · Safari');
  expect(deviceNameOf('Mozilla/5.0 (Linux; Android 14; SM-G991B) Chrome/126.0 Mobile Safari/537.36')).toBe('安卓设备 · Chrome');
  expect(deviceNameOf('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0 Chrome/126.0')).toBe('安卓设备 · 微信');
  expect(deviceNameOf('curl/8.0')).toBe('');
  expect(deviceNameOf(undefined)).toBe('');
});

describe('the account', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  // Text messages are counted by day, for an address and for a device.
  beforeEach(() => sandbox.control.clock({ advanceRealMs: DAY }));

  describe('recovering a lost password', () => {
    it('replaces it with a code sent to the phone, and ends every session', async () => {
      const phone = stored(newPhone());
      const { userName, token } = await sandbox.control.member({ uuid: TEST_UUID, phone });
      const started = await start(` ${userName.toUpperCase()} `);
      expect(started).toMatchObject({ status_code: 6000, data: { ticket: expect.any(String), retryAfter: 60 } });
      expect(Object.keys(started.data).toSorted()).toEqual(['retryAfter', 'ticket']);
      const { ticket } = started.data;
      const smsCode = await newestCode(phone);

      expect(await reset({ ticket, smsCode, password: 'allletters' })).toMatchObject({ status_code: 10_003, data: { field: 'password' } });
      expect(await reset({ ticket, smsCode, password: userName })).toMatchObject({ status_code: 10_003 });
      expect(await reset({ ticket, smsCode: wrong(smsCode) })).toMatchObject({ status_code: 10_409, data: { field: 'smsCode', left: 4 } });
      // Another device has no use for a ticket that it learned.
      expect((await reset({ ticket, smsCode }, { ...from(), uuid: OTHER_UUID })).status_code).toBe(10_001);
      expect((await info(token)).status_code).toBe(6000);
      expect((await reset({ ticket, smsCode })).status_code).toBe(6000);

      expect((await info(token)).status_code).toBe(10_105);
      expect((await reset({ ticket, smsCode })).status_code).toBe(10_001);
      expect((await logIn(userName, PASSWORD)).status_code).toBe(6002);
      expect((await logIn(userName, NEW_PASSWORD)).status_code).toBe(6000);
    });

    it('responds to an unknown account and one without a phone exactly like any other', async () => {
      const withPhone = await sandbox.control.member({ phone: stored(newPhone()) });
      const without = await sandbox.control.member();
      const before = (await sandbox.control.outbox()).length;
      const lives = [];
      for (const userName of [withPhone.userName, without.userName, 'nobodyatall']) {
        const caller = from();
        const began = Date.now();
        const first = await start(userName, caller);
        const took = Date.now() - began;
        const again = await start(userName, caller);
        const guess = await reset({ ticket: first.data.ticket, smsCode: '000000' }, caller);
        const steps = [];
        for (let attempt = 0; attempt < 4; attempt += 1)
          steps.push((await reset({ ticket: first.data.ticket, smsCode: '000000' }, from())).status_code);
        lives.push({
          first: [first.status, first.status_code, first.message, first.data.retryAfter, first.data.ticket.length],
          again: [again.status_code, again.message],
          guess: [guess.status_code, guess.message, guess.data],
          steps,
          isSlow: took >= 250,
        });
      }
      expect(lives[1]).toEqual(lives[0]);
      expect(lives[2]).toEqual(lives[0]);
      expect(lives[0]).toMatchObject({ again: [6501, expect.any(String)], steps: [10_409, 10_409, 10_409, 6501], isSlow: true });
      expect((await sandbox.control.outbox()).length).toBe(before + 1);
    });

    it('requires a captcha after three starts, and for an address that tries many accounts', async () => {
      const caller = from();
      const codes = [];
      for (let attempt = 0; attempt < 4; attempt += 1) codes.push((await start('nobodyelse', caller)).status_code);
      expect(codes).toEqual([6000, 6501, 6501, 6021]);
      const many = from();
      // The device has requested one account by now.
      for (let attempt = 0; attempt < 2; attempt += 1) expect((await start(`many${attempt}x`, many)).status_code).toBe(6000);
      expect((await start('many2x', many)).status_code).toBe(6021);
      // The account's own logins are not held up.
      const { userName } = await sandbox.control.member();
      expect((await logIn(userName, PASSWORD)).status_code).toBe(6000);
    });

    it('accepts no code of a phone that was changed in the meantime, and no expired one', async () => {
      const phone = newPhone();
      const { userName, token } = await sandbox.control.member({ uuid: TEST_UUID, phone: stored(phone) });
      const { ticket } = (await start(userName)).data;
      const smsCode = await newestCode(stored(phone));
      const other = newPhone();
      await sendCall(sandbox.origin, contactCodeCall, { to: 'oldPhone' }, { token });
      const oldCode = await newestCode(stored(phone));
      await sendCall(sandbox.origin, contactCodeCall, { to: 'phone', phone: other }, { token });
      const body = { phone: other, smsCode: await newestCode(stored(other)), oldCode };
      expect((await sendCall(sandbox.origin, phoneSetCall, body, { token })).status_code).toBe(6000);
      expect(await reset({ ticket, smsCode })).toMatchObject({ status_code: 10_409, data: { field: 'smsCode' } });
      expect((await info(token)).status_code).toBe(6000);

      await sandbox.control.clock({ advanceRealMs: 61_000 });
      const later = (await start(userName)).data;
      const late = await newestCode(stored(other));
      await sandbox.control.clock({ advanceRealMs: 300_000 });
      expect(await reset({ ticket: later.ticket, smsCode: late })).toMatchObject({
        status_code: 10_409,
        message: expect.stringContaining('过期'),
      });
    });
  });

  describe('a login by phone', () => {
    const send = (phone: string, caller: object = from()) => sendCall(sandbox.origin, smsSendCall, { scene: 'phoneLogin', phone }, caller);
    const enter = (body: object, caller: object = from()) => sendCall(sandbox.origin, loginByPhoneCall, body, caller);

    it('opens a session with a code sent to the phone, once', async () => {
      const phone = newPhone();
      const { userName } = await sandbox.control.member({ phone: stored(phone) });
      expect(await send(phone)).toMatchObject({ status_code: 6000, data: { retryAfter: 60, phone: `${phone.slice(0, 7)}****` } });
      const smsCode = await newestCode(stored(phone));
      expect(await enter({ phone, smsCode: wrong(smsCode) })).toMatchObject({ status_code: 10_409, data: { field: 'smsCode', left: 4 } });
      const entered = await enter({ phone, smsCode });
      expect(entered).toMatchObject({ status_code: 6000, data: { userName } });
      expect((await info(entered.data.token)).status_code).toBe(6000);
      expect((await enter({ phone, smsCode })).status_code).toBe(10_409);
      expect((await enter({ phone: '123', smsCode })).data).toMatchObject({ field: 'phone' });
    });

    it('responds to a number without an account like any other, and sends no text message', async () => {
      const known = newPhone();
      await sandbox.control.member({ phone: stored(known) });
      const before = (await sandbox.control.outbox()).length;
      const lives = [];
      for (const phone of [known, newPhone()]) {
        const began = Date.now();
        const first = await send(phone);
        const isSlow = Date.now() - began >= 250;
        const again = await send(phone);
        const tries = [];
        for (let attempt = 0; attempt < 5; attempt += 1) {
          const { status_code, message, data } = await enter({ phone, smsCode: '000000' });
          tries.push([status_code, message, data]);
        }
        lives.push({ first: [first.status_code, first.message, first.data.retryAfter], again: again.status_code, tries, isSlow });
      }
      expect(lives[1]).toEqual(lives[0]);
      expect(lives[0]).toMatchObject({ again: 6501, isSlow: true });
      expect((await sandbox.control.outbox()).length).toBe(before + 1);
    });

    it('goes through the second step of a new device', async () => {
      const phone = newPhone();
      const { userName } = await sandbox.control.member({ uuid: TEST_UUID, phone: stored(phone), flags: { deviceAuth: true } });
      const other = () => ({ ...from(), uuid: OTHER_UUID });
      await send(phone, other());
      const requested = await enter({ phone, smsCode: await newestCode(stored(phone)) }, other());
      expect(requested).toMatchObject({ status_code: 6035, data: { step: 'sms', scene: 'device' } });
      const { ticket } = requested.data as unknown as { ticket: string };
      await sendCall(sandbox.origin, smsSendCall, { scene: 'device', ticket }, other());
      const smsCode = await newestCode(stored(phone));
      expect((await enter({ phone, smsCode: wrong(smsCode), ticket }, other())).status_code).toBe(6036);
      // The ticket is of this phone alone, and of the device that got it.
      expect((await enter({ phone: newPhone(), smsCode, ticket }, other())).status_code).toBe(10_409);
      expect((await enter({ phone, smsCode, ticket })).status_code).toBe(10_409);
      expect(await enter({ phone, smsCode, ticket }, other())).toMatchObject({ status_code: 6000, data: { userName } });
    });

    it('requires a captcha after three wrong codes, and is blocked together with the logins', async () => {
      const phone = newPhone();
      await sandbox.control.member({ phone: stored(phone) });
      const codes = [];
      for (let attempt = 0; attempt < 4; attempt += 1) codes.push((await enter({ phone, smsCode: '000000' })).status_code);
      expect(codes).toEqual([10_409, 10_409, 10_409, 6021]);
      await sandbox.control.site({ stopLogin: true });
      expect((await enter({ phone, smsCode: '000000' })).status_code).toBe(10_001);
      await sandbox.control.site({ stopLogin: false });
    });
  });

  describe('nickname and birthday', () => {
    const nickName = (token: string, name: string, uuid = TEST_UUID) =>
      sendCall(sandbox.origin, nickNameSetCall, { nickName: name }, { token, uuid });
    const birthday = (token: string, text: string, uuid = TEST_UUID) =>
      sendCall(sandbox.origin, birthdaySetCall, { birthday: text }, { token, uuid });

    it('a nickname has 2 to 10 characters, does not impersonate staff, and changes once in 30 days of world time', async () => {
      const { token } = await sandbox.control.member({ uuid: TEST_UUID });
      for (const name of ['一', '一二三四五六七八九十一', '有 空格', '云亭客服', '<b>粗</b>'])
        expect([name, await nickName(token, name)]).toMatchObject([name, { status_code: 10_003, data: { field: 'nickName' } }]);
      expect(await nickName(token, ' 看球的人 ')).toMatchObject({
        status_code: 6000,
        data: { nickName: '看球的人', nextTime: '2026-12-21T12:00:00.000Z' },
      });
      expect((await info(token)).data).toMatchObject({ nickName: '看球的人', nickNameNextTime: '2026-12-21T12:00:00.000Z' });
      expect((await nickName(token, '看球的人')).status_code).toBe(6000);
      expect(await nickName(token, '另一个人')).toMatchObject({
        status_code: 10_003,
        data: { field: 'nickName', nextTime: '2026-12-21T12:00:00.000Z' },
      });
      await sandbox.control.clock({ set: '2026-12-21T12:00:00.000Z' });
      expect((await info(token)).data.nickNameNextTime).toBeNull();
      expect((await nickName(token, '另一个人')).status_code).toBe(6000);
      await sandbox.control.clock({ set: '2026-11-21T12:00:00.000Z' });
    });

    it('two simultaneous changes of a nickname count as one', async () => {
      const { token } = await sandbox.control.member({ uuid: TEST_UUID });
      const both = await Promise.all([nickName(token, '第一个'), nickName(token, '第二个')]);
      expect(both.map(({ status_code }) => status_code).toSorted()).toEqual([10_003, 6000].toSorted());
    });

    it('a birthday is set once, by an adult, and after that the withdrawal PIN may not equal it', async () => {
      const { token } = await sandbox.control.member({ uuid: TEST_UUID });
      for (const text of ['2026-11-22', '2008-11-22', '1990-02-30', '1900-01-01', '90-1-1'])
        expect([text, (await birthday(token, text)).status_code]).toEqual([text, 10_003]);
      expect((await birthday(token, '2008-11-22')).message).toBe('须年满18周岁');
      expect((await info(token)).data.birthday).toBeNull();
      expect(await birthday(token, '2008-11-21')).toMatchObject({ status_code: 6000, data: { birthday: '2008-11-21' } });
      expect((await birthday(token, '2008-11-21')).status_code).toBe(6000);
      expect((await birthday(token, '1990-04-23')).status_code).toBe(10_001);
      expect((await info(token)).data.birthday).toBe('2008-11-21');
      const pin = await sendCall(sandbox.origin, pinSetCall, { pin: '081121', password: PASSWORD }, { token });
      expect(pin).toMatchObject({ status_code: 10_003, data: { field: 'pin' } });
    });
  });

  describe('phone and e-mail address', () => {
    const sendTo = (token: string, body: object, uuid = TEST_UUID) => sendCall(sandbox.origin, contactCodeCall, body, { token, uuid });
    const setPhone = (token: string, body: object, uuid = TEST_UUID) => sendCall(sandbox.origin, phoneSetCall, body, { token, uuid });
    const setEmail = (token: string, body: object, uuid = TEST_UUID) =>
      sendCall(sandbox.origin, emailSetCall, { password: PASSWORD, ...body }, { token, uuid });

    it('the first phone needs the login password and a code sent to it', async () => {
      const { token } = await sandbox.control.member({ uuid: TEST_UUID });
      const phone = newPhone();
      expect(await sendTo(token, { to: 'oldPhone' })).toMatchObject({ status_code: 10_003, data: { field: 'phone' } });
      expect(await sendTo(token, { to: 'phone', phone: '123' })).toMatchObject({ status_code: 10_003, data: { field: 'phone' } });
      expect(await sendTo(token, { to: 'phone', phone: '17012345678' })).toMatchObject({ status_code: 10_003, data: { field: 'phone' } });
      expect(await sendTo(token, { to: 'phone', phone })).toMatchObject({ status_code: 6000, data: { retryAfter: 60 } });
      expect((await sendTo(token, { to: 'phone', phone })).status_code).toBe(6501);
      const smsCode = await newestCode(stored(phone));
      expect(await setPhone(token, { phone, smsCode })).toMatchObject({ status_code: 10_003, data: { field: 'password' } });
      expect(await setPhone(token, { phone, smsCode, password: 'Wrong@2026' })).toMatchObject({ data: { field: 'password', left: 4 } });
      expect(await setPhone(token, { phone, smsCode: wrong(smsCode), password: PASSWORD })).toMatchObject({
        status_code: 10_409,
        data: { field: 'smsCode', left: 4 },
      });
      expect((await setPhone(token, { phone: newPhone(), smsCode, password: PASSWORD })).status_code).toBe(10_409);
      expect((await setPhone(token, { phone, smsCode, password: PASSWORD })).status_code).toBe(6000);
      expect((await info(token)).data.phone).toBe(stored(phone));
    });

    it('another phone needs a code of the bound one too, which a mistake in the other code does not use up', async () => {
      const old = newPhone();
      const { token } = await sandbox.control.member({ uuid: TEST_UUID, phone: stored(old) });
      const phone = newPhone();
      expect((await sendTo(token, { to: 'phone', phone: old })).status_code).toBe(10_003);
      await sendTo(token, { to: 'oldPhone' });
      await sendTo(token, { to: 'phone', phone });
      const [oldCode, smsCode] = [await newestCode(stored(old)), await newestCode(stored(phone))];
      const rejected = [
        [{ phone, smsCode }, 10_003, 'oldCode'],
        [{ phone, smsCode, password: PASSWORD }, 10_003, 'oldCode'],
        [{ phone, smsCode, oldCode: wrong(oldCode) }, 10_409, 'oldCode'],
        [{ phone, smsCode: wrong(smsCode), oldCode }, 10_409, 'smsCode'],
      ] as const;
      for (const [body, code, field] of rejected) expect(await setPhone(token, body)).toMatchObject({ status_code: code, data: { field } });
      expect((await setPhone(token, { phone, smsCode, oldCode })).status_code).toBe(6000);
      expect((await info(token)).data.phone).toBe(stored(phone));
      const notice = (await sandbox.control.outbox()).find(({ to }) => to === stored(old));
      expect(notice).toMatchObject({ kind: 'sms-notice', text: expect.stringContaining('改绑手机') });
      expect(notice!.text).not.toContain(phone);
    });

    it('a phone of another account is rejected only for a member who can receive its code', async () => {
      const taken = newPhone();
      await sandbox.control.member({ phone: stored(taken) });
      const { token } = await sandbox.control.member({ uuid: TEST_UUID });
      expect((await sendTo(token, { to: 'phone', phone: taken })).status_code).toBe(6000);
      const smsCode = await newestCode(stored(taken));
      expect((await setPhone(token, { phone: taken, smsCode: wrong(smsCode), password: PASSWORD })).status_code).toBe(10_409);
      expect(await setPhone(token, { phone: taken, smsCode, password: PASSWORD })).toMatchObject({
        status_code: 10_003,
        data: { field: 'phone' },
      });
      expect((await info(token)).data.phone).toBe('');
    });

    it('an e-mail address needs a code sent to it and the login password', async () => {
      const { token } = await sandbox.control.member({ uuid: TEST_UUID });
      const email = 'Someone@example.com';
      expect(await sendTo(token, { to: 'email', email: 'no address' })).toMatchObject({ status_code: 10_003, data: { field: 'email' } });
      expect((await sendTo(token, { to: 'email', email })).status_code).toBe(6000);
      expect((await sandbox.control.outbox())[0]).toMatchObject({ to: 'someone@example.com', kind: 'email' });
      const smsCode = await newestCode('someone@example.com');
      expect(await setEmail(token, { email, smsCode, password: 'Wrong@2026' })).toMatchObject({ status_code: 10_003 });
      expect(await setEmail(token, { email, smsCode: wrong(smsCode) })).toMatchObject({ status_code: 10_409, data: { field: 'smsCode' } });
      expect((await setEmail(token, { email: 'other@example.com', smsCode })).status_code).toBe(10_409);
      expect((await setEmail(token, { email, smsCode })).status_code).toBe(6000);
      expect((await info(token)).data.email).toBe('someone@example.com');
    });

    it('a code requested by another member does not work, and five wrong ones lock it', async () => {
      const phone = newPhone();
      const [one, other] = await Promise.all([1, 2].map(() => sandbox.control.member({ uuid: TEST_UUID })));
      await sendTo(one!.token, { to: 'phone', phone });
      const smsCode = await newestCode(stored(phone));
      expect((await setPhone(other!.token, { phone, smsCode, password: PASSWORD })).status_code).toBe(10_409);
      const codes = [];
      for (let attempt = 0; attempt < 5; attempt += 1)
        codes.push((await setPhone(one!.token, { phone, smsCode: wrong(smsCode), password: PASSWORD })).status_code);
      expect(codes).toEqual([10_409, 10_409, 10_409, 10_409, 6501]);
      expect((await setPhone(one!.token, { phone, smsCode, password: PASSWORD })).status_code).toBe(6501);
    });

    it('a member may request four codes a minute', async () => {
      const { token } = await sandbox.control.member({ uuid: TEST_UUID });
      const codes = [];
      for (let attempt = 0; attempt < 5; attempt += 1) codes.push((await sendTo(token, { to: 'phone', phone: newPhone() })).status_code);
      expect(codes).toEqual([6000, 6000, 6000, 6000, 6501]);
    });
  });

  describe('the login password', () => {
    const change = (token: string, body: object, uuid = TEST_UUID) =>
      sendCall(sandbox.origin, passwordSetCall, { password: PASSWORD, newPassword: NEW_PASSWORD, ...body }, { token, uuid });

    it('is changed with the old one, and all other sessions end', async () => {
      const { userName, token } = await sandbox.control.member({ uuid: TEST_UUID });
      const other = (await logIn(userName, PASSWORD, { uuid: OTHER_UUID })).data.token;
      const stranger = await sandbox.control.member();
      expect(await change(token, { newPassword: 'allletters' })).toMatchObject({ status_code: 10_003, data: { field: 'newPassword' } });
      expect(await change(token, { newPassword: PASSWORD })).toMatchObject({ status_code: 10_003, data: { field: 'newPassword' } });
      expect(await change(token, { password: 'Wrong@2026' })).toMatchObject({ status_code: 10_003, data: { field: 'password', left: 4 } });
      expect((await info(other)).status_code).toBe(6000);
      expect((await change(token, {})).status_code).toBe(6000);
      expect((await info(token)).status_code).toBe(6000);
      expect((await info(other)).status_code).toBe(10_105);
      expect((await info(stranger.token)).status_code).toBe(6000);
      expect((await logIn(userName, NEW_PASSWORD)).status_code).toBe(6000);
    });

    it('locks after five wrong ones', async () => {
      const { token } = await sandbox.control.member({ uuid: TEST_UUID });
      const codes = [];
      for (let attempt = 0; attempt < 6; attempt += 1) codes.push((await change(token, { password: 'Wrong@2026' })).status_code);
      expect(codes).toEqual([10_003, 10_003, 10_003, 10_003, 6501, 6501]);
      expect((await change(token, {})).status_code).toBe(6501);
    });
  });

  describe('devices', () => {
    const list = async (token: string, uuid = TEST_UUID) => (await sendCall(sandbox.origin, deviceListCall, {}, { token, uuid })).data.list;
    const end = (token: string, deviceId: string, uuid = TEST_UUID) =>
      sendCall(sandbox.origin, deviceEndCall, { deviceId }, { token, uuid });

    it('are listed once each, the current one first, without token or uuid', async () => {
      const { userName, token } = await sandbox.control.member({ uuid: TEST_UUID });
      const caller = from();
      const phone = { uuid: OTHER_UUID, headers: { ...caller.headers, 'user-agent': IPHONE } };
      await logIn(userName, PASSWORD, phone);
      await logIn(userName, PASSWORD, phone);
      const devices = await list(token);
      expect(devices).toMatchObject([{ isCurrent: true }, { isCurrent: false, name: 'iPhone · Safari' }]);
      expect(JSON.stringify(devices)).not.toContain(OTHER_UUID);
      expect(JSON.stringify(devices)).not.toContain(token);
    });

    it('another one is logged out, and its next login is authorized anew', async () => {
      const phone = stored(newPhone());
      const { userName, token } = await sandbox.control.member({ uuid: TEST_UUID, phone, flags: { deviceAuth: true } });
      const requested = await logIn(userName, PASSWORD, { uuid: OTHER_UUID });
      const { ticket } = requested.data as unknown as { ticket: string };
      await sendCall(sandbox.origin, smsSendCall, { scene: 'device', ticket }, { uuid: OTHER_UUID });
      const second = { userName, password: PASSWORD, ticket, smsCode: await newestCode(phone) };
      const authorized = await sendCall(sandbox.origin, loginCall, second, { ...from(), uuid: OTHER_UUID });
      const again = await logIn(userName, PASSWORD, { uuid: OTHER_UUID });
      expect([requested, authorized, again].map(({ status_code }) => status_code)).toEqual([6035, 6000, 6000]);

      const [own, other] = await list(token);
      expect((await end(token, own!.deviceId)).status_code).toBe(10_001);
      expect((await end(token, other!.deviceId)).status_code).toBe(6000);
      for (const session of [authorized, again]) expect((await info(session.data.token)).status_code).toBe(10_004);
      expect((await info(token)).status_code).toBe(6000);
      expect((await end(token, other!.deviceId)).status_code).toBe(10_001);
      expect(await list(token)).toHaveLength(1);
      expect((await logIn(userName, PASSWORD, { uuid: OTHER_UUID })).status_code).toBe(6035);
    });

    it('of another member are neither shown nor logged out', async () => {
      const owner = await sandbox.control.member({ uuid: TEST_UUID });
      const stranger = await sandbox.control.member({ uuid: TEST_UUID });
      const victim = await logIn(owner.userName, PASSWORD, { uuid: OTHER_UUID });
      const target = (await list(owner.token)).find(({ isCurrent }) => !isCurrent)!;
      expect(await list(stranger.token)).toHaveLength(1);
      expect((await end(stranger.token, target.deviceId)).status_code).toBe(10_001);
      expect((await info(victim.data.token)).status_code).toBe(6000);
    });
  });

  it('are not changed from another device, nor without a session', async () => {
    const { token } = await sandbox.control.member({ uuid: TEST_UUID });
    const bodies = [
      [nickNameSetCall, { nickName: '别人的名字' }],
      [birthdaySetCall, { birthday: '1990-04-23' }],
      [contactCodeCall, { to: 'phone', phone: newPhone() }],
      [phoneSetCall, { phone: newPhone(), smsCode: '123456', password: PASSWORD }],
      [emailSetCall, { email: 'a@example.com', smsCode: '123456', password: PASSWORD }],
      [passwordSetCall, { password: PASSWORD, newPassword: NEW_PASSWORD }],
      [deviceEndCall, { deviceId: 'x' }],
    ] as const;
    for (const [call, body] of bodies) {
      for (const options of [{ token, uuid: OTHER_UUID }, { token, uuid: null }, {}])
        expect([call.name, (await sendCall(sandbox.origin, call as never, body, options)).status_code]).toEqual([call.name, 10_004]);
    }
    expect((await info(token)).data).toMatchObject({ nickName: '', birthday: null, phone: '', email: '' });
  });
});
