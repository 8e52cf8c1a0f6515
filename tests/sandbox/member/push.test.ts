import { setTimeout as sleep } from 'node:timers/promises';
import { alertNewsCall, alertSaveCall, alertSettingCall, pushAddCall } from '@pavilion/contract/calls/alert.calls';
import { followSaveCall } from '@pavilion/contract/calls/follow.calls';
import { loginCall, logoutCall } from '@pavilion/contract/calls/member.calls';
import { supportSendCall } from '@pavilion/contract/calls/support.calls';
import { newActivityKey } from '../../support/activity-client';
import { betOnWinner, payIn, playOut } from '../../support/friend-client';
import { openVenueClient, siteCaller } from '../../support/live-session';
import { sendCall, TEST_UUID } from '../../support/platform-client';
import { startPushService, type PushService } from '../../support/push-service';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { MINUTE } from '../../support/time';
import { TEST_NOON } from '../../support/worker-sandbox';

jest.setTimeout(120_000);

let service: PushService;
let sandbox: SandboxProcess;
let browsers = 0;

/** A member whose browser receives pushes. */
async function subscriber(balance = '1000.00') {
  const { token, userName } = await sandbox.control.member({ balance });
  const subscribe = async () => {
    const name = `browser-${(browsers += 1)}`;
    await sendCall(sandbox.origin, pushAddCall, service.subscription(name), { token });
    return name;
  };
  return {
    token,
    userName,
    name: await subscribe(),
    subscribe,
    save: (body: object) => sendCall(sandbox.origin, alertSaveCall, body, { token }),
    isPushed: async () => (await sendCall(sandbox.origin, alertSettingCall, {}, { token })).data.isPushed,
  };
}

/** Two runs of every job: what the first one decides the second one announces. */
async function passMs(advanceMs = 0): Promise<void> {
  await sandbox.control.clock({ advanceMs });
  await sandbox.control.clock({});
}

const textsOf = (name: string) =>
  service.received
    .filter((push) => push.name === name)
    .map(({ text }) => JSON.parse(text) as { kind: string; text: string; path: string; tag: string });

/** A bet on a match that begins later; returns the match as the control API names it. */
async function betBeforeStart(token: string) {
  const { venue } = await openVenueClient('FBTY', siteCaller(sandbox, token));
  const { matches } = await venue.getMatches({ sport: 'football', timeframe: 'early', page: 1 });
  const match = matches.find(({ markets }) =>
    markets.some(({ kind, period, state }) => kind === 'winner' && period === 'full' && state === 'open'),
  )!;
  const market = match.markets.find(({ kind, period }) => kind === 'winner' && period === 'full')!;
  const offer = { matchId: match.id, marketId: market.id, selectionId: market.selections[0]!.id };
  const [quote] = await venue.getQuotes([offer]);
  await venue.place({ ...offer, price: quote!.selection!.price, stake: 1_000n, accept: 'any', key: newActivityKey() });
  const known = (await sandbox.control.matches('early')).find(({ ids }) => ids.FBTY === match.id)!;
  return { id: known.id, startAt: match.startTime };
}

beforeAll(async () => {
  service = await startPushService();
  sandbox = await startSandbox({
    folder: 'temp',
    env: { SANDBOX_CONTROL: '1', SANDBOX_PUSH_ORIGINS: service.origin, SANDBOX_HASH_COST: '10' },
  });
}, 120_000);
beforeEach(async () => {
  service.clear();
  await sandbox.control.reset({ mode: 'freeze', set: TEST_NOON });
});
afterAll(async () => {
  await sandbox.stop();
  await sandbox.forget();
  await service.stop();
});

test('a settled bet is pushed once to each browser of its member, encrypted and signed, without an amount', async () => {
  const { token, name, save } = await subscriber();
  await save({ kinds: [{ kind: 'goal', inSite: true, push: false }] });
  const stranger = await subscriber();
  await betOnWinner(sandbox, token, { coins: 10 });
  await playOut(sandbox);
  await passMs();
  await passMs(MINUTE);
  expect(textsOf(name)).toEqual([
    { kind: 'settled', text: '有一笔注单已结算', path: '/mine/record/betRecord?state=settled', tag: 'settled' },
  ]);
  expect(textsOf(stranger.name)).toEqual([]);
  const { authorization, topic, urgency, 'content-encoding': coding } = service.received[0]!.headers;
  expect({ topic, urgency, coding }).toEqual({ topic: 'settled', urgency: 'normal', coding: 'aes128gcm' });
  const [, claims, key] = /^vapid t=[\w-]+\.([\w-]+)\.[\w-]+, k=([\w-]+)$/.exec(authorization!)!;
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({ aud: service.origin, sub: 'mailto:push@example.com' });
  expect(key).toBe((await sendCall(sandbox.origin, alertSettingCall, {}, { token })).data.pushKey);
});

test('each kind has its event: goal, kick-off, deposit, reply, coupon', async () => {
  const { token, name, userName, save } = await subscriber();
  await save({ kinds: [{ kind: 'promotion', inSite: true, push: true }] });
  const { id, startAt } = await betBeforeStart(token);
  const known = (await sandbox.control.match(id)).ids.FBTY!;
  const star = { venue: 'FBTY', matchId: known, startTime: new Date(startAt).toISOString() };
  await sendCall(sandbox.origin, followSaveCall, { add: [star], remove: [] }, { token });
  await sandbox.control.clock({ set: new Date(startAt - 9 * MINUTE).toISOString() });
  await passMs();
  expect(textsOf(name)).toEqual([expect.objectContaining({ kind: 'kickoff', path: `/game/sport/FBTY/${known}` })]);

  await passMs(15 * MINUTE);
  service.clear();
  await sandbox.control.event(id, { type: 'goal', side: 'home' });
  await passMs(MINUTE);
  expect(textsOf(name).filter(({ kind }) => kind === 'goal')).toContainEqual(
    expect.objectContaining({ text: '您投注的比赛有进球', path: `/game/sport/FBTY/${known}` }),
  );

  service.clear();
  await payIn(sandbox, token, '200.00');
  await passMs();
  expect(textsOf(name)).toEqual([expect.objectContaining({ kind: 'money', text: '有一笔存款已到账' })]);

  service.clear();
  await sendCall(
    sandbox.origin,
    supportSendCall,
    { ticketKey: 'k'.repeat(43), messageId: '3F2504E0-4F89-41D3-9A0C-000000000001', text: '存款' },
    { token },
  );
  await passMs(2 * MINUTE);
  expect(textsOf(name).filter(({ kind }) => kind === 'support')).toEqual([expect.objectContaining({ path: '/customer/main' })]);

  service.clear();
  await sandbox.control.coupon({ userName, kind: 'cash', amount: '8.00' });
  await passMs();
  expect(textsOf(name).filter(({ kind }) => kind === 'promotion')).toEqual([expect.objectContaining({ path: '/mine/record/welfare' })]);
});

test('a switch that is off, quiet hours and the end of the session stop pushes', async () => {
  const off = await subscriber();
  await off.save({ kinds: [{ kind: 'money', inSite: true, push: false }] });
  const asleep = await subscriber();
  // Noon in UTC is 20:00 at the site.
  await asleep.save({ quiet: { isOn: true, from: '19:00', to: '21:00' } });
  const gone = await subscriber();
  await gone.save({ kinds: [{ kind: 'promotion', inSite: true, push: true }] });
  const awake = await subscriber();
  for (const { token } of [off, asleep, awake]) await payIn(sandbox, token, '200.00');
  await sendCall(sandbox.origin, logoutCall, {}, { token: gone.token });
  await sandbox.control.coupon({ userName: gone.userName, kind: 'cash', amount: '8.00' });
  await passMs();
  expect(service.received.map(({ name }) => name)).toEqual([awake.name]);

  // Muted events do not come later.
  await off.save({ kinds: [{ kind: 'money', inSite: true, push: true }] });
  await asleep.save({ quiet: { isOn: false, from: '19:00', to: '21:00' } });
  await passMs();
  expect([...textsOf(off.name), ...textsOf(asleep.name)]).toEqual([]);
});

test('the page is told the same events with its own texts, unless the kind is off there or it is quiet', async () => {
  const { token, save } = await subscriber();
  const news = async () => (await sendCall(sandbox.origin, alertNewsCall, {}, { token })).data.list;
  const { id, startAt } = await betBeforeStart(token);
  const { ids, names } = await sandbox.control.match(id);
  const star = { venue: 'FBTY', matchId: ids.FBTY!, startTime: new Date(startAt).toISOString() };
  await sendCall(sandbox.origin, followSaveCall, { add: [star], remove: [] }, { token });
  await sandbox.control.clock({ set: new Date(startAt - 9 * MINUTE).toISOString() });
  const { home, away } = names.FBTY!;
  expect(await news()).toEqual([
    {
      id: `kickoff FBTY ${ids.FBTY}`,
      kind: 'kickoff',
      text: `即将开赛 · ${home} 对 ${away}`,
      path: `/game/sport/FBTY/${ids.FBTY}`,
      time: new Date(startAt - 10 * MINUTE).toISOString(),
    },
  ]);
  await save({ kinds: [{ kind: 'kickoff', inSite: false, push: true }] });
  expect(await news()).toEqual([]);
  await save({ kinds: [{ kind: 'kickoff', inSite: true, push: true }], quiet: { isOn: true, from: '00:00', to: '00:00' } });
  expect(await news()).toEqual([]);
  await save({ quiet: { isOn: false, from: '00:00', to: '00:00' } });
  expect(await news()).toHaveLength(1);
  await sandbox.control.clock({ set: new Date(startAt + MINUTE).toISOString() });
  expect((await news()).filter(({ kind }) => kind === 'kickoff')).toEqual([]);
  await sandbox.control.event(id, { type: 'goal', side: 'home' });
  expect((await news()).map(({ text }) => text)).toContainEqual(expect.stringMatching(new RegExp(`^进球 ${home} \\d+:\\d+ ${away}$`)));
});

test('goals of a followed match are news for a member who wants them, once, and not beside those of a bet', async () => {
  const bettor = await subscriber();
  const { id, startAt } = await betBeforeStart(bettor.token);
  const { ids } = await sandbox.control.match(id);
  const fan = await subscriber();
  const startTime = new Date(startAt).toISOString();
  for (const { token } of [bettor, fan]) {
    const add = [
      { venue: 'FBTY', matchId: ids.FBTY!, startTime },
      { venue: 'OBTY', matchId: ids.OBTY!, startTime },
    ];
    await sendCall(sandbox.origin, followSaveCall, { add, remove: [] }, { token });
  }
  await sandbox.control.clock({ set: new Date(startAt + 15 * MINUTE).toISOString() });
  await sandbox.control.event(id, { type: 'goal', side: 'home' });
  const goals = async (token: string) =>
    (await sendCall(sandbox.origin, alertNewsCall, {}, { token })).data.list.filter(({ kind }) => kind !== 'kickoff');
  const seen = await goals(bettor.token);
  expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(['goal']));
  expect(await goals(fan.token)).toEqual([]);

  for (const { save } of [bettor, fan]) await save({ kinds: [{ kind: 'followGoal', inSite: true, push: true }] });
  expect(await goals(bettor.token)).toEqual(seen);
  const followed = await goals(fan.token);
  expect(followed.map(({ id: key }) => key)).toEqual(seen.map(({ id: key }) => key));
  expect(followed.at(-1)).toMatchObject({ kind: 'followGoal', path: expect.stringMatching(/^\/game\/sport\/(FBTY|OBTY)\//) });
  // The pushes of the first goal may have been decided before it was wanted.
  await sandbox.control.event(id, { type: 'goal', side: 'away' });
  await passMs(MINUTE);
  expect(new Set(textsOf(fan.name).map(({ kind, text }) => `${kind} ${text}`))).toEqual(new Set(['followGoal 您关注的比赛有进球']));
});

test('a subscription that its service no longer knows is deleted, and the member’s device counts as off', async () => {
  const { token, name, isPushed } = await subscriber();
  service.respond(name, 410);
  await payIn(sandbox, token, '200.00');
  await passMs();
  expect(await isPushed()).toBe(false);
  await payIn(sandbox, token, '300.00');
  await passMs();
  expect([service.requests(name), textsOf(name)]).toEqual([1, []]);
});

test('a busy service is tried again later, a few times; a request without a response is not', async () => {
  const busy = await subscriber();
  const silent = await subscriber();
  const broken = await subscriber();
  service.respond(busy.name, 503, 429);
  service.respond(silent.name, 'hang');
  service.respond(broken.name, 500, 500, 500, 500, 500);
  for (const { token } of [busy, silent, broken]) await payIn(sandbox, token, '200.00');
  await passMs();
  expect([textsOf(busy.name), service.requests(busy.name)]).toEqual([[], 1]);
  for (const advanceRealMs of [16_000, 61_000, 241_000, 600_000]) await sandbox.control.clock({ advanceRealMs });
  await passMs();
  expect(textsOf(busy.name)).toHaveLength(1);
  expect([service.requests(busy.name), service.requests(silent.name), service.requests(broken.name)]).toEqual([3, 1, 4]);
});

test('a redirect of a push service is not followed', async () => {
  const { token, name } = await subscriber();
  service.respond(name, 307);
  await payIn(sandbox, token, '200.00');
  await passMs();
  expect([service.requests(name), textsOf(name)]).toEqual([1, []]);
});

test('a second subscription of a session replaces the first, and a member’s eleventh browser the oldest', async () => {
  const first = await subscriber();
  await first.subscribe();
  await payIn(sandbox, first.token, '200.00');
  await passMs();
  expect([service.requests(first.name), service.received.length]).toEqual([0, 1]);

  service.clear();
  const { userName, password } = await sandbox.control.member({ balance: '10.00', uuid: TEST_UUID });
  const own: string[] = [];
  for (let browser = 0; browser < 11; browser += 1) {
    const { data } = await sendCall(sandbox.origin, loginCall, { userName, password }, { uuid: TEST_UUID });
    own.push(`own-${browser}`);
    await sendCall(sandbox.origin, pushAddCall, service.subscription(`own-${browser}`), { token: data.token, uuid: TEST_UUID });
    if (browser === 10) await payIn(sandbox, data.token, '200.00');
  }
  await passMs();
  expect(own.filter((name) => service.requests(name) === 1)).toEqual(own.slice(1));
});

test('after a kill in the middle of sending, no push is sent twice and the key pair is the same', async () => {
  const { token, name } = await subscriber();
  const { pushKey } = (await sendCall(sandbox.origin, alertSettingCall, {}, { token })).data;
  const second = await subscriber();
  service.respond(second.name, 'hang');
  await payIn(sandbox, token, '200.00');
  await payIn(sandbox, second.token, '200.00');
  while (service.requests(second.name) === 0 || textsOf(name).length === 0) await sleep(50);
  await sandbox.kill();
  sandbox = await sandbox.restart();
  await passMs(MINUTE);
  expect([textsOf(name).length, service.requests(name), service.requests(second.name)]).toEqual([1, 1, 1]);
  expect((await sendCall(sandbox.origin, alertSettingCall, {}, { token })).data.pushKey).toBe(pushKey);
});
