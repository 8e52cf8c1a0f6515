import { randomUUID } from 'node:crypto';
import { contactCodeCall, passwordResetStartCall } from '@pavilion/contract/calls/account.calls';
import { captchaCall, smsSendCall } from '@pavilion/contract/calls/member.calls';
import { sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY, MINUTE } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

let sandbox: Sandbox;
let count = 0;
const newPhone = () => `137${String((count += 1)).padStart(8, '0')}`;
const newUuid = () => randomUUID().toUpperCase();
const newAddress = () => `198.51.100.${(count += 1)}`;
const by = (address: string, uuid = newUuid(), more: object = {}) => ({ uuid, headers: { 'X-Forwarded-For': address }, ...more });

const send = (phone: string, caller: object, scene = 'phoneLogin', more: object = {}) =>
  sendCall(sandbox.origin, smsSendCall, { scene, phone, ...more }, caller);
const texts = async () => (await sandbox.control.outbox()).length;

describe('text messages of a day', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  beforeEach(() => sandbox.control.reset());

  it.each(['phoneLogin', 'register'])('%s: a captcha is required from the fourth number of an address on', async (scene) => {
    const address = newAddress();
    const first = newPhone();
    expect((await send(first, by(address), scene)).status_code).toBe(6000);
    for (let at = 0; at < 2; at += 1) expect((await send(newPhone(), by(address), scene)).status_code).toBe(6000);
    const sent = await texts();
    const rejected = await send(newPhone(), by(address), scene);
    expect(rejected).toMatchObject({ status_code: 6021, message: '请先输入图形验证码，再获取短信验证码' });
    expect(await texts()).toBe(sent);
    // A second text to the same number counts no further number, and another address has its own count.
    await sandbox.control.clock({ advanceRealMs: MINUTE });
    expect((await send(first, by(address), scene)).status_code).toBe(6000);
    expect((await send(newPhone(), by(newAddress()), scene)).status_code).toBe(6000);
    await sandbox.control.clock({ advanceRealMs: DAY });
    expect((await send(newPhone(), by(address), scene)).status_code).toBe(6000);
  });

  it('counts a device whatever its address', async () => {
    const uuid = newUuid();
    for (let at = 0; at < 3; at += 1) expect((await send(newPhone(), by(newAddress(), uuid))).status_code).toBe(6000);
    expect((await send(newPhone(), by(newAddress(), uuid.toLowerCase()))).status_code).toBe(6021);
  });

  it('a wrong captcha sends nothing', async () => {
    const address = newAddress();
    const uuid = newUuid();
    for (let at = 0; at < 3; at += 1) await send(newPhone(), by(address, uuid));
    const { data } = await sendCall(sandbox.origin, captchaCall, {}, by(address, uuid));
    const sent = await texts();
    const response = await send(newPhone(), by(address, uuid), 'phoneLogin', { captchaId: data.captchaId, captchaCode: 'WRONG' });
    expect(response.status_code).toBe(6024);
    expect(await texts()).toBe(sent);
  });

  it('requires a captcha for recovering a fourth account, too', async () => {
    const address = newAddress();
    const start = (userName: string) => sendCall(sandbox.origin, passwordResetStartCall, { userName }, by(address));
    for (const name of ['one1', 'two2', 'three3']) expect((await start(name)).status_code).toBe(6000);
    expect((await start('four4')).status_code).toBe(6021);
  });

  it('limits a session, which cannot send a captcha, to six numbers a day', async () => {
    const uuid = newUuid();
    const address = newAddress();
    const codes: number[] = [];
    for (let at = 0; at < 7; at += 1) {
      const { token } = await sandbox.control.member({ uuid });
      const { status_code, data, message } = await sendCall(
        sandbox.origin,
        contactCodeCall,
        { to: 'phone', phone: newPhone() },
        by(address, uuid, { token }),
      );
      codes.push(status_code);
      if (at === 6) expect([message, data.retryAfter > 3_600]).toEqual(['今天获取短信验证码的次数过多，请明天再试', true]);
    }
    expect(codes).toEqual([6000, 6000, 6000, 6000, 6000, 6000, 6501]);
  });

  it('limits a device to twenty text messages a day, whatever captchas it solves', async () => {
    const uuid = newUuid();
    const address = newAddress();
    const phones = [newPhone(), newPhone(), newPhone()];
    const codes: number[] = [];
    for (let at = 0; at < 21; at += 1) {
      codes.push((await send(phones[at % 3]!, by(address, uuid))).status_code);
      if (at % 3 === 2) await sandbox.control.clock({ advanceRealMs: 13 * MINUTE });
    }
    expect(codes.filter((code) => code === 6000)).toHaveLength(20);
    expect(codes.at(-1)).toBe(6501);
  });
});
