import { ALERT_KINDS, alertSaveCall, alertSettingCall, pushAddCall, pushRemoveCall } from '@pavilion/contract/calls/alert.calls';
import { logoutCall } from '@pavilion/contract/calls/member.calls';
import { isPushEndpoint } from '../../../sandbox/modules/member/alert/push-host.rules';
import { sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

let sandbox: Sandbox;
const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;

async function someone() {
  const { token, userName, password, uuid } = await sandbox.control.member();
  const setting = async () => (await sendCall(sandbox.origin, alertSettingCall, {}, { token })).data;
  return {
    token,
    userName,
    password,
    uuid,
    setting,
    save: (body: object) => sendCall(sandbox.origin, alertSaveCall, body, { token }),
    subscribe: (endpoint: string) => sendCall(sandbox.origin, pushAddCall, { endpoint, ...KEYS }, { token }),
    unsubscribe: () => sendCall(sandbox.origin, pushRemoveCall, {}, { token }),
  };
}

describe('通知', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  afterEach(() => sandbox.control.reset());

  it('begins with everything but goals of followed matches and 优惠 and without quiet hours, and a change leaves the rest as it is', async () => {
    const { setting, save } = await someone();
    const first = await setting();
    expect(first.kinds.map(({ kind, inSite, push }) => `${kind} ${Number(inSite)}${Number(push)}`)).toEqual([
      'settled 11',
      'goal 11',
      'kickoff 11',
      'followGoal 00',
      'money 11',
      'support 11',
      'promotion 00',
    ]);
    expect(first.quiet).toEqual({ isOn: false, from: '23:00', to: '08:00' });
    expect([first.isPushed, first.pushKey.length]).toEqual([false, 87]);

    const saved = await save({ kinds: [{ kind: 'goal', inSite: false, push: true }] });
    expect(saved.data).toEqual({
      ...first,
      kinds: first.kinds.map((row) => (row.kind === 'goal' ? { ...row, inSite: false } : row)),
    });
    await save({ quiet: { isOn: true, from: '22:30', to: '07:00' } });
    expect(await setting()).toEqual({ ...saved.data, quiet: { isOn: true, from: '22:30', to: '07:00' } });
    expect((await (await someone()).setting()).quiet.isOn).toBe(false);
  });

  it('stores a choice of every kind of the contract', async () => {
    const { save, setting } = await someone();
    const before = await setting();
    const kinds = before.kinds.map(({ kind, inSite, push }) => ({ kind, inSite: !inSite, push: !push }));
    expect(kinds.map(({ kind }) => kind)).toEqual(ALERT_KINDS);
    expect((await save({ kinds })).status_code).toBe(6000);
    expect((await setting()).kinds).toEqual(kinds);
  });

  it.each([
    ['a time that does not exist', { quiet: { isOn: true, from: '24:00', to: '07:00' } }],
    ['an unknown kind', { kinds: [{ kind: 'news', inSite: true, push: true }] }],
  ])('rejects %s', async (_, body) => {
    const { save, setting } = await someone();
    const before = await setting();
    expect((await save(body)).status_code).toBe(10_003);
    expect(await setting()).toEqual(before);
  });

  it('repeating a change after a lost response, and a fault, give the intended result', async () => {
    const { save, setting } = await someone();
    const change = { kinds: [{ kind: 'money', inSite: true, push: false }] };
    await sandbox.control.fault({ call: 'POST /site/api/v1/user/alert/save', drop: 'after', times: 1 });
    await expect(save(change)).rejects.toThrow();
    expect((await save(change)).status_code).toBe(6000);
    await sandbox.control.fault({ call: 'POST /site/api/v1/user/alert/save', statusCode: 10_001, times: 1 });
    expect((await save({ kinds: [{ kind: 'money', inSite: true, push: true }] })).status_code).toBe(10_001);
    expect((await setting()).kinds.find(({ kind }) => kind === 'money')).toEqual({ kind: 'money', inSite: true, push: false });
  });

  it('subscribes the session’s device until it is removed or the session ends, and another member of the browser replaces it', async () => {
    const first = await someone();
    expect((await first.subscribe(endpointOf('one'))).data.isPushed).toBe(true);
    expect((await first.subscribe(endpointOf('one'))).data.isPushed).toBe(true);
    expect((await first.unsubscribe()).data.isPushed).toBe(false);
    expect((await first.unsubscribe()).data.isPushed).toBe(false);

    await first.subscribe(endpointOf('two'));
    const second = await someone();
    expect((await second.setting()).isPushed).toBe(false);
    await second.subscribe(endpointOf('two'));
    expect([(await first.setting()).isPushed, (await second.setting()).isPushed]).toEqual([false, true]);
    await sendCall(sandbox.origin, logoutCall, {}, { token: second.token });
    await sandbox.control.clock({});
    expect((await first.setting()).isPushed).toBe(false);
  });

  it('rejects an address that is not of a push service, at its field', async () => {
    const { subscribe, setting } = await someone();
    const { status_code: code, data } = await subscribe('https://127.0.0.1/admin');
    expect([code, (data as unknown as { field: string }).field]).toEqual([10_003, 'endpoint']);
    expect((await setting()).isPushed).toBe(false);
  });
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'http://127.0.0.1:4999/abc',
])('%s is an endpoint of a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint, ['http://127.0.0.1:4999'])).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://push.apple.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://fcm.googleapis.com@evil.example/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://evil.example/?https://fcm.googleapis.com/',
  'https://evil.example/#.push.apple.com',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:4998/abc',
  'http://127.0.0.1.evil.example:4999/abc',
  'file:///etc/passwd',
  'fcm.googleapis.com/abc',
  '',
])('%s is not one', (endpoint) => {
  expect(isPushEndpoint(endpoint, ['http://127.0.0.1:4999'])).toBe(false);
});
