import { inflateSync } from 'node:zlib';
import { loginCall, registerCall, sliderCall, smsSendCall } from '@pavilion/contract/calls/member.calls';
import { createCaptchas } from '../../../sandbox/modules/member/verification/captcha';
import { stepOf } from '../../../sandbox/modules/member/verification/second-step';
import { maskPhone } from '../../../sandbox/modules/member/phone/phone.rules';
import { SLIDER, sliderPictures } from '../../../sandbox/modules/member/verification/slider-picture';
import { createSmsCodes } from '../../../sandbox/modules/member/verification/sms';
import { createTickets } from '../../../sandbox/modules/member/verification/ticket';
import { Rejection } from '../../../sandbox/kernel/http/rejection';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { memoryShortLived } from '../../support/short-lived';
import { takeSandbox } from '../../support/worker-sandbox';

const OTHER_UUID = '9B1DEB4D-3B7D-4BAD-9BDD-2B0D7B3DCB6D';

async function rejectionOf(attempt: Promise<unknown>): Promise<number> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof Rejection) return error.code;
    throw error;
  }
  return 6000;
}

describe('codes by text message', () => {
  it('have six digits and are valid once within five minutes', async () => {
    let now = 0;
    const codes = createSmsCodes(memoryShortLived(), () => now);
    const sent = await codes.send('device a');
    if (!sent.ok) throw new Error('not sent');
    expect(sent.code).toMatch(/^\d{6}$/);
    expect(sent.retryAfter).toBe(60);
    expect(await codes.check('device b', sent.code)).toEqual({ ok: false, why: 'expired' });
    now = 299_999;
    expect(await codes.check('device a', sent.code)).toEqual({ ok: true });
    expect(await codes.check('device a', sent.code)).toEqual({ ok: false, why: 'expired' });
    const again = await codes.send('device a');
    if (!again.ok) throw new Error('not sent');
    now += 300_000;
    expect(await codes.check('device a', again.code)).toEqual({ ok: false, why: 'expired' });
  });

  it('lock their target at the fifth wrong one, whichever codes were sent in between', async () => {
    let now = 0;
    const codes = createSmsCodes(memoryShortLived(), () => now);
    const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
    const first = await codes.send('login a');
    if (!first.ok) throw new Error('not sent');
    for (const left of [4, 3, 2]) expect(await codes.check('login a', wrongOf(first.code))).toEqual({ ok: false, why: 'wrong', left });
    now = 60_000;
    const second = await codes.send('login a');
    if (!second.ok) throw new Error('not sent');
    expect(await codes.check('login a', wrongOf(second.code))).toEqual({ ok: false, why: 'wrong', left: 1 });
    expect(await codes.check('login a', wrongOf(second.code))).toEqual({ ok: false, why: 'locked', retryAfter: 900 });
    expect(await codes.check('login a', second.code)).toMatchObject({ why: 'locked' });
    now += 120_000;
    expect(await codes.send('login a')).toEqual({ ok: false, why: 'locked', retryAfter: 780 });
    now += 780_000;
    const third = await codes.send('login a');
    if (!third.ok) throw new Error('not sent');
    expect(await codes.check('login a', wrongOf(third.code))).toMatchObject({ why: 'wrong', left: 4 });
  });

  it('have a cooldown of a minute and a limit of five an hour', async () => {
    let now = 0;
    const codes = createSmsCodes(memoryShortLived(), () => now);
    expect((await codes.send('login a')).ok).toBe(true);
    now = 20_000;
    expect(await codes.send('login a')).toEqual({ ok: false, why: 'soon', retryAfter: 40 });
    expect((await codes.send('login b')).ok).toBe(true);
    for (const minute of [1, 2, 3, 4]) {
      now = minute * 60_000;
      expect((await codes.send('login a')).ok).toBe(true);
    }
    now = 300_000;
    expect(await codes.send('login a')).toEqual({ ok: false, why: 'many', retryAfter: 3_300 });
    now = 3_600_000;
    expect((await codes.send('login a')).ok).toBe(true);
  });
});

describe('sliders', () => {
  it('accept a position within five pixels, once, from their own device, within two minutes', async () => {
    let now = 0;
    // The gap lies in the middle of its range.
    const captchas = createCaptchas(
      memoryShortLived(),
      () => now,
      (below, above) => Math.floor((below + above) / 2),
    );
    const take = async (amount: string, uuid = TEST_UUID) =>
      rejectionOf(captchas.take((await captchas.issueSlider(TEST_UUID)).captchaId, amount, uuid));
    expect(await Promise.all(['144', '145', '150', '155', '156'].map((offset) => take(offset)))).toEqual([6023, 6000, 6000, 6000, 6023]);
    const slider = await captchas.issueSlider(TEST_UUID);
    expect(slider).toMatchObject({ width: 280, height: 140, pieceWidth: 48 });
    expect(await rejectionOf(captchas.take(slider.captchaId, '0', TEST_UUID))).toBe(6023);
    expect(await rejectionOf(captchas.take(slider.captchaId, '0', TEST_UUID))).toBe(6024);
    expect(await take('100', OTHER_UUID)).toBe(6024);
    for (const amount of ['', '-5', '1e2', '99999', 'abc']) expect(await take(amount)).toBe(6023);
    const late = await captchas.issueSlider(TEST_UUID);
    now = 120_001;
    expect(await rejectionOf(captchas.take(late.captchaId, '100', TEST_UUID))).toBe(6022);
  });

  it('have an image with a gap that the piece fills', () => {
    const { image, piece } = sliderPictures(120, (below, above) => Math.floor((below + above) / 2));
    const pixels = (address: string, width: number) => {
      const file = Buffer.from(address.slice('data:image/png;base64,'.length), 'base64');
      const at = file.indexOf('IDAT', 0, 'latin1');
      const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
      return (x: number, y: number) => [...rows.subarray(y * (width * 4 + 1) + 1 + x * 4, y * (width * 4 + 1) + 5 + x * 4)];
    };
    const puzzle = pixels(image, SLIDER.width);
    const part = pixels(piece, SLIDER.piece);
    const y = 70;
    expect(part(47, 2)[3]).toBe(0);
    expect(part(10, y)[3]).toBe(255);
    // The gap is the piece in the dark.
    expect(puzzle(130, y)[0]).toBeLessThan(part(10, y)[0]!);
    expect(puzzle(60, y)[3]).toBe(255);
  });
});

describe('tickets and steps', () => {
  it('a login ticket belongs to its device and lasts ten minutes', async () => {
    let now = 0;
    const tickets = createTickets(memoryShortLived(), () => now);
    const id = await tickets.give({ memberId: '1', uuid: TEST_UUID, scene: 'device', phone: '(86)13800138000' });
    expect(await tickets.read(id, TEST_UUID)).toMatchObject({ memberId: '1' });
    expect(await tickets.read(id, OTHER_UUID)).toBeNull();
    expect(await tickets.read(undefined, TEST_UUID)).toBeNull();
    now = 600_000;
    expect(await tickets.read(id, TEST_UUID)).toBeNull();
    now = 0;
    await tickets.drop(id);
    expect(await tickets.read(id, TEST_UUID)).toBeNull();
  });

  it('checks a new device before a risk, and uses a captcha without a phone', () => {
    const phone = '(86)13800138000';
    expect(stepOf({ flags: {}, phone }, false)).toBeNull();
    expect(stepOf({ flags: { deviceAuth: true, risk: 6025 }, phone }, false)).toEqual({ scene: 'device', code: 6035, how: 'sms' });
    expect(stepOf({ flags: { deviceAuth: true, risk: 6025 }, phone }, true)).toEqual({ scene: 'login', code: 6025, how: 'sms' });
    expect(stepOf({ flags: { deviceAuth: true }, phone: '' }, false)).toEqual({ scene: 'device', code: 6026, how: 'captcha' });
    expect(maskPhone('(86)13800138000')).toBe('1380013****');
    expect(maskPhone('(852)1234567')).toBe('1234***');
  });
});

describe('a login in two steps', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  beforeEach(() => sandbox.control.reset());

  const enter = (body: object, uuid = TEST_UUID) => sendCall(sandbox.origin, loginCall, body, { uuid });
  const send = (body: object, uuid = TEST_UUID) => sendCall(sandbox.origin, smsSendCall, body, { uuid });
  const newest = async (): Promise<string> => /\d{6}/.exec((await sandbox.control.outbox())[0]!.text)![0];

  it('authorizes a new device by text message and knows it the next time', async () => {
    const member = await sandbox.control.member({
      userName: 'devices',
      phone: '(86)13900139000',
      flags: { deviceAuth: true },
      uuid: OTHER_UUID,
    });
    const who = { userName: member.userName, password: member.password };
    expect((await enter(who, OTHER_UUID)).status_code).toBe(6000);
    expect((await enter({ ...who, password: 'Wrong@2026' })).status_code).toBe(6002);

    const challenge = (await enter(who)) as unknown as { status_code: number; data: { ticket: string; phone: string } };
    expect(challenge).toMatchObject({ status_code: 6035, data: { step: 'sms', scene: 'device', phone: '1390013****' } });
    const { ticket } = challenge.data;
    expect((await send({ scene: 'device', ticket }, OTHER_UUID)).status_code).toBe(10_001);
    expect((await send({ scene: 'login', ticket })).status_code).toBe(10_001);
    expect(await enter({ ...who, ticket, smsCode: '123456' })).toMatchObject({ status_code: 6038, data: { field: 'smsCode' } });
    expect(await send({ scene: 'device', ticket })).toMatchObject({ status_code: 6000, data: { retryAfter: 60, phone: '1390013****' } });
    expect(await send({ scene: 'device', ticket })).toMatchObject({ status_code: 6501, data: { retryAfter: expect.any(Number) } });

    const code = await newest();
    expect((await sandbox.control.outbox())[0]).toMatchObject({ to: '(86)13900139000', kind: 'sms-device' });
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await enter({ ...who, ticket, smsCode: wrong })).toMatchObject({ status_code: 6036, data: { left: 4 } });
    expect((await enter({ ...who, password: 'Wrong@2026', ticket, smsCode: code })).status_code).toBe(6002);
    expect((await enter({ ...who, ticket, smsCode: code })).status_code).toBe(6000);
    expect((await enter(who)).status_code).toBe(6000);
    expect((await send({ scene: 'device', ticket })).status_code).toBe(10_001);
  });

  it('locks the verification at the fifth wrong code', async () => {
    const who = await sandbox.control.member({ userName: 'locked', phone: '(86)13900139001', flags: { deviceAuth: true } });
    const login = { userName: who.userName, password: who.password };
    const ticket = ((await enter(login)).data as unknown as { ticket: string }).ticket;
    await send({ scene: 'device', ticket });
    const wrong = (await newest()) === '000000' ? '000001' : '000000';
    const results = [];
    for (let attempt = 0; attempt < 5; attempt += 1) results.push((await enter({ ...login, ticket, smsCode: wrong })).status_code);
    expect(results).toEqual([6036, 6036, 6036, 6036, 6037]);
    expect(await send({ scene: 'device', ticket })).toMatchObject({ status_code: 6037, data: { retryAfter: expect.any(Number) } });
  });

  it.each([6025, 6026, 6027, 6028, 6029] as const)('%d: a risky login needs a code with a phone, and a captcha without', async (risk) => {
    const phoned = await sandbox.control.member({ userName: `ra${risk}`, phone: '(86)13900139002', flags: { risk } });
    const login = { userName: phoned.userName, password: phoned.password };
    const challenge = (await enter(login)) as unknown as { status_code: number; data: { ticket: string } };
    expect(challenge).toMatchObject({ status_code: risk, data: { step: 'sms', scene: 'login' } });
    await send({ scene: 'login', ticket: challenge.data.ticket });
    const code = await newest();
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await enter({ ...login, ticket: challenge.data.ticket, smsCode: wrong })).toMatchObject({
      status_code: 10_409,
      data: { field: 'smsCode', left: 4 },
    });
    expect((await enter({ ...login, ticket: challenge.data.ticket, smsCode: code })).status_code).toBe(6000);

    const other = await sandbox.control.member({ userName: `rb${risk}`, flags: { risk } });
    expect(await enter({ userName: other.userName, password: other.password })).toMatchObject({
      status_code: risk,
      data: { step: 'captcha' },
    });
  });

  it('requires the slider for a flagged member, which a captcha does not replace', async () => {
    const { userName, password } = await sandbox.control.member({ userName: 'extreme', flags: { captcha: 'slider' } });
    expect((await enter({ userName, password })).status_code).toBe(6023);
    const slider = await sendCall(sandbox.origin, sliderCall, {});
    expect(slider).toMatchObject({ status_code: 6000, data: { width: 280, image: expect.stringMatching(/^data:image\/png/) } });
    expect((await enter({ userName, password, captchaId: slider.data.captchaId, captchaCode: '0' })).status_code).toBe(6023);
    const picture = await sandbox.control.member({ userName: 'pictured', flags: { captcha: 'image' } });
    expect((await enter({ userName: picture.userName, password: picture.password })).status_code).toBe(6021);
  });

  it('registers with a phone and its code when the site requires them', async () => {
    await sandbox.control.site({ registerNeedsPhone: true });
    const body = { userName: 'phoned1', password: 'Phoned@2026', adult: true };
    const join = (more: object) => sendCall(sandbox.origin, registerCall, { ...body, ...more });
    const phone = '(86)13900139003';
    expect(await join({})).toMatchObject({ status_code: 10_003, data: { field: 'phone' } });
    expect(await join({ phone })).toMatchObject({ status_code: 10_003, data: { field: 'smsCode' } });
    expect(await send({ scene: 'register', phone: '17012345678' })).toMatchObject({ status_code: 10_003, data: { field: 'phone' } });
    expect(await send({ scene: 'register', phone })).toMatchObject({ status_code: 6000, data: { phone: '1390013****' } });
    const code = await newest();
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await join({ phone, smsCode: wrong })).toMatchObject({ status_code: 10_409, data: { field: 'smsCode' } });
    expect(await join({ phone, userName: 'demo2026', smsCode: code })).toMatchObject({ status_code: 6002 });
    expect((await join({ phone, smsCode: code })).status_code).toBe(6000);
  });
});
