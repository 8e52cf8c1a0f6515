import { createDecipheriv } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { depositCreateCall } from '@pavilion/contract/calls/deposit.calls';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { taskListCall } from '@pavilion/contract/calls/calendar.calls';
import { flipStateCall } from '@pavilion/contract/calls/flip.calls';
import { payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { pictureUploadCall } from '@pavilion/contract/calls/picture.calls';
import {
  namingListCall,
  preInfoCall,
  secCall,
  siteConfigSchema,
  stationAdsCall,
  suspensionIconCall,
  vvPrettyCall,
} from '@pavilion/contract/calls/site.calls';
import { supportUploadCall } from '@pavilion/contract/calls/support.calls';
import { withdrawOpenCall } from '@pavilion/contract/calls/withdraw.calls';
import type { Endpoint } from '@pavilion/contract/calls/endpoint';
import * as z from '@pavilion/contract/schema';
import { PLATFORM_CALLS } from '../support/platform-calls';
import { openGame } from '../support/game-client';
import { TEST_UUID, sendCall } from '../support/platform-client';
import { betOnAllSides, betOnWinner, friendWith, inviteOf, payIn, peakOf, playOut } from '../support/friend-client';
import { holdDecisions } from '../support/real-delay';
import type { Sandbox } from '../support/sandbox-process';
import { DAY } from '../support/time';
import { takeSandbox } from '../support/worker-sandbox';
import { readSample } from '../support/sample';

interface Sample {
  request: { body?: object };
  response: { status_code: number; message: string; data: unknown };
}

function sample(name: string): Sample {
  return readSample<Sample>(name);
}

/** The shape of a value: keys and kinds; null and an empty list leave open what they could hold. */
function invalidRows(actual: unknown, wanted: unknown, at = 'data'): string[] {
  if (wanted === null || actual === null) return [];
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual)) return [`${at} is no list`];
    return actual.flatMap((row: unknown, index) => (wanted.length === 0 ? [] : invalidRows(row, wanted[0], `${at}[${index}]`)));
  }
  if (typeof wanted === 'object') {
    if (typeof actual !== 'object' || actual === null) return [`${at} is no object`];
    const record = actual as Record<string, unknown>;
    return Object.entries(wanted).flatMap(([key, value]) =>
      key in record ? invalidRows(record[key], value, `${at}.${key}`) : [`${at}.${key} is missing`],
    );
  }
  return typeof actual === typeof wanted ? [] : [`${at} is a ${typeof actual}`];
}

/** The call that a sample is of; null for samples of venues, of the site's own addresses and of errors. */
function callOf(name: string): Endpoint | null {
  const { request } = readSample<{ request?: { method: string; path: string } | null }>(name);
  return PLATFORM_CALLS.find(({ method, path: address }) => request?.method === method && request.path === address) ?? null;
}

/** Samples in the order in which one member can send them. */
const IN_ORDER: readonly string[] = [
  'pre-info',
  'sec',
  'vv-pretty',
  'notice-list',
  'station-ads',
  'suspension-icon',
  'pop-info',
  'naming-list',
  'web-terminal',
  'member-info',
  'member-jwt',
  // Before anything happens that would be pushed.
  'push-add',
  'push-remove',
  'alert-save',
  'venue-launch-fbty',
  'venue-launch-obty',
  'dividend-lead',
  'dividend-check',
  'promotion-list',
  // The samples contain the number of a sandbox's first coupon.
  'coupon-list',
  'coupon-claim',
  'coupon-use',
  'gift-list',
  'chat-history',
  'chat-gifts',
  'chat-gift-send',
  'chat-gift-list',
  'match-timeline',
  'match-past',
  'deposit-methods',
  // The samples contain the number of a sandbox's first order, so the calls after it are about that one.
  'deposit-create',
  'deposit-status',
  'deposit-open',
  'deposit-paid',
  'deposit-receipt',
  'deposit-cancel',
  // A withdrawal needs a verified name, a PIN and a payee.
  'real-name-set',
  'real-name',
  'pin-set',
  'payee-add',
  // Only once a person: the name is verified by now.
  'dividend-receive',
  'payee-list',
  'payee-default',
  'withdraw-info',
  'withdraw-create',
  'withdraw-status',
  'withdraw-open',
  'transaction-list',
  'statement',
  'order-urge',
  'result-by-day',
  'vip-info',
  'rebate-list',
  'rebate-day',
  'withdraw-cancel',
  // The samples contain the number of the first mall order.
  'mall-items',
  'mall-order-create',
  'mall-order-find',
  'mall-order-status',
  'mall-order-list',
  'coin-list',
  'mall-order-cancel',
  'exchange-list',
  'follow-save',
  'follow-list',
  'game-favorite',
  'round-list',
  'game-list',
  'flip-rules',
  'calendar-rules',
  // The check-in earns the flip.
  'check-in',
  'calendar-month',
  'flip-state',
  'flip-open',
  'flip-list',
  'task-list',
  'task-claim',
  'invite-rules',
  'invite-overview',
  'invite-friends',
  'peak-rules',
  'peak-board',
  'peak-mine',
  'peak-friends',
  'payee-delete',
  'wallet-list',
  'wallet-venue',
  'wallet-transfer',
  'wallet-recall',
  'wallet-auto-transfer',
  'odds-history',
  'support-send',
  'support-ticket',
  'support-list',
  'support-seen',
  'support-upload',
  'support-picture',
  'service-request',
  // The person has accepted.
  'service-end',
  'service-rate',
  'contact-check',
  'help-vote',
  'agent-apply',
  'password-reset-start',
  'nick-name-set',
  'birthday-set',
  'contact-code',
  'picture-upload',
  'picture',
  // The samples contain the number of a sandbox's first ticket.
  'feedback-create',
  'feedback-list',
  'feedback-reply',
  'feedback-close',
  'info-request',
  'info-list',
  'device-list',
  'limit-set',
  'limit-confirm',
  'limit-cancel',
  'limits',
  'reality-set',
  'reality-report',
  'limit-history',
  'cooling-start',
  'exclusion-start',
  'password-set',
  // Mails about the payee and the password.
  'mail-list',
  'mail-unread',
  'mail-read',
  'mail-delete',
];

/** Samples whose calls need another member, or end the session: `tests/sandbox/` has them. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'login',
  'login-by-phone',
  'register',
  'logout',
  'session-renew',
  'device-end',
  'captcha',
  'slider',
  'sms-send',
  'email-set',
  'phone-set',
  'password-reset',
  'exclusion-end',
  'rebate-claim',
  'venue-launch-imty',
  // Below, among friends.
  'invite-claim',
  'peak-claim',
]);

const UNNAMED = readdirSync(path.join(__dirname, 'fixtures'))
  .map((file) => path.basename(file, '.json'))
  .filter((name) => callOf(name) !== null && !IN_ORDER.includes(name) && !ELSEWHERE.has(name));
/** A call that only reads needs no place in the order. */
const isRead = (name: string) => callOf(name)!.reads === true;
const CASES = [...UNNAMED.filter(isRead), ...IN_ORDER].map((name) => [name, callOf(name)!] as const);

test('each sample of a call that does more than read has a place in the order', () => {
  const wrong = UNNAMED.filter((name) => !isRead(name)).map((name) => `${name}: name it in IN_ORDER of sandbox-calls.test.ts.`);
  expect(wrong).toEqual([]);
});

describe('the sandbox responds in the shapes of the samples', () => {
  let sandbox: Sandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await takeSandbox();
    token = (
      await sandbox.control.member({
        userName: 'shapes',
        uuid: TEST_UUID,
        phone: '(86)13800138000',
        wallets: { IMTY: '20.00' },
        autoTransfer: false,
        coins: 5_000,
      })
    ).token;
  }, 90_000);

  /** A sample's match is of another world. */
  const liveAtFb = async () => (await sandbox.control.matches('live'))[0]!.ids.FBTY;

  /** Payees and withdrawals of the samples are of another world. */
  const firstPayee = async () => (await sendCall(sandbox.origin, payeeListCall, {}, { token })).data.list[0]!.payeeId;
  const firstWithdrawal = async () => (await sendCall(sandbox.origin, withdrawOpenCall, {}, { token })).data.list[0]!.orderId;

  const siteToday = async () => (await sendCall(sandbox.origin, taskListCall, {}, { token })).data.day;
  /** Today, with a deposit that is credited. */
  const paidDay = async () => {
    const headers = { 'idempotency-key': 'shapes-paid-task' };
    const { data } = await sendCall(sandbox.origin, depositCreateCall, { method: 'ecny', amount: '200.00' }, { token, headers });
    await sandbox.control.deposit(data.orderId, 'confirm');
    return siteToday();
  };

  const samplePicture = async () =>
    (await sendCall(sandbox.origin, pictureUploadCall, sample('picture-upload').request.body as never, { token })).data.pictureId;

  const supportPicture = async () =>
    (await sendCall(sandbox.origin, supportUploadCall, sample('support-upload').request.body as never, { token })).data.pictureId;
  /** A tester plays the person who accepts the newest ticket. */
  const acceptService = async () => sandbox.control.support((await sandbox.control.supportTickets())[0]!.ticketId, { act: 'accept' });

  const changesOf = async (name: string): Promise<object> => {
    if (name === 'coupon-list') await sandbox.control.coupon({ userName: 'shapes', kind: 'cash', amount: '5.00' });
    if (name === 'payee-add') await sandbox.control.realName('shapes', 'verify');
    if (name === 'deposit-receipt') return { pictureIds: [await samplePicture()] };
    if (name === 'round-list') await (await openGame(sandbox.origin, 'fishing', token)).play('carp', 100);
    if (name === 'picture') return { pictureId: await samplePicture() };
    if (name === 'support-picture') return { pictureId: await supportPicture() };
    if (name === 'service-end') await acceptService();
    if (name === 'check-in') return { day: await siteToday() };
    if (name === 'flip-open') return { roundId: (await sendCall(sandbox.origin, flipStateCall, {}, { token })).data.roundId };
    if (name === 'invite-friends') await friendWith(sandbox, await inviteOf(sandbox.origin, token).code());
    if (name === 'task-claim') return { day: await paidDay() };
    if (name === 'match-timeline' || name === 'match-past') return { matchId: await liveAtFb() };
    if (name === 'withdraw-create' || name.startsWith('payee-de')) return { payeeId: await firstPayee() };
    return name === 'withdraw-status' || name === 'withdraw-cancel' || name === 'order-urge' ? { orderId: await firstWithdrawal() } : {};
  };

  // @spec 1.10
  it.each(CASES)('%s', async (name, call) => {
    const { request, response } = sample(name);
    const body = { ...request.body, ...(await changesOf(name)) };
    const envelope = await sendCall(sandbox.origin, call, body, {
      token,
      headers: { 'idempotency-key': `shapes-${name}` },
    });
    expect({ status: envelope.status, status_code: envelope.status_code, message: envelope.message }).toEqual({
      status: 200,
      status_code: 6000,
      message: '',
    });
    const wanted = structuredClone(response.data);
    // Only a venue under maintenance has these two.
    if (name === 'naming-list') expect(invalidRows(envelope.data, [(wanted as unknown[])[0]])).toEqual([]);
    else expect(invalidRows(envelope.data, wanted)).toEqual([]);
  });

  it('lists only working venues as open', async () => {
    const { data } = await sendCall(sandbox.origin, namingListCall, {});
    const open = data.flatMap((category) => category.venues ?? []).filter((venue) => venue.state === 1);
    expect(open.map((venue) => venue.code)).toEqual('FBTY IMTY OBTY V188 PVZR PVDJ YBDJ IMDJ LHDJ PVDZ PVQP PVCP PVBY'.split(' '));
    expect(data.map((category) => category.category)).toEqual(['TY', 'ZR', 'DJ', 'DZ', 'QP', 'CP', 'BY']);
  });

  it('encrypts a configuration that its own key decrypts', async () => {
    const { data: sec } = await sendCall(sandbox.origin, secCall, {});
    const { data: text } = await sendCall(sandbox.origin, vvPrettyCall, {});
    const cipher = createDecipheriv('aes-256-cbc', sec.key, sec.iv);
    const plain = Buffer.concat([cipher.update(text, 'base64'), cipher.final()]).toString('utf8');
    const config = z.parse(siteConfigSchema, JSON.parse(plain));
    const { PVDZ, ...others } = config.venueOrigins;
    const games = Object.fromEntries(['PVZR', 'PVDJ', 'PVQP', 'PVCP', 'PVBY', 'V188', 'YBDJ', 'IMDJ', 'LHDJ'].map((code) => [code, PVDZ]));
    expect(others).toEqual({ FBTY: [sandbox.fbOrigin], OBTY: [sandbox.obOrigin], IMTY: [sandbox.imOrigin], ...games });
    // Calls on an origin of their own.
    expect(Object.values(config.venueOrigins).flat()).toHaveLength(13);
    expect([sandbox.origin, sandbox.fbOrigin, sandbox.obOrigin, sandbox.imOrigin]).not.toContain(PVDZ![0]);
    expect(config.features).toMatchObject({ chat: true, shareBet: true });
    expect(config.chatSocketUrl).toBe(sandbox.origin.replace('http', 'ws'));
  });

  it('serves every picture that its responses link to', async () => {
    const { data: preInfo } = await sendCall(sandbox.origin, preInfoCall, { platformType: 6 });
    const { data: icons } = await sendCall(sandbox.origin, suspensionIconCall, { displayEquipment: '1' });
    const ads = await Promise.all(
      ['home', 'discount'].map((position) => sendCall(sandbox.origin, stationAdsCall, { position, platformType: 6 })),
    );
    const pictures = [
      preInfo.SiteBaseConfigVo.webLogoTitleUrl,
      ...icons.map((icon) => icon.iconUrl),
      ...ads.flatMap(({ data }) => data.map((ad) => ad.imageUrl)),
    ];
    expect(pictures.length).toBeGreaterThan(3);
    for (const picture of pictures) {
      const response = await fetch(sandbox.origin + picture);
      expect([picture, response.status, response.headers.get('content-type')]).toEqual([picture, 200, 'image/svg+xml; charset=utf-8']);
    }
  });

  it('launches a guest session in the same shape, and no closed venue', async () => {
    const body = sample('venue-launch-fbty').request.body as Record<string, unknown>;
    const guest = await sendCall(sandbox.origin, venueLaunchCall, body);
    expect(new URL(guest.data.url!).origin).toBe(sandbox.fbOrigin);
    expect(guest.data.apiUrl).toBe(sandbox.fbOrigin);
    expect(new URL(guest.data.url!).searchParams.get('token')).toBe(guest.data.token);
    for (const enName of ['XXXX', '']) {
      expect(await sendCall(sandbox.origin, venueLaunchCall, { ...body, enName })).toMatchObject({
        status_code: 10_001,
        message: '场馆暂未开放',
        data: null,
      });
    }
  });
});

describe('rewards for friends and ranks have the shapes of the samples', () => {
  it('invite-claim and peak-claim', async () => {
    const sandbox = await takeSandbox();
    await holdDecisions(sandbox.control);
    await sandbox.control.site({ peakPlayers: 0 });
    const { token } = await sandbox.control.member({ uuid: TEST_UUID });
    const invite = inviteOf(sandbox.origin, token);
    const friend = await friendWith(sandbox, await invite.code());
    await payIn(sandbox, friend.token, '200.00');
    await betOnWinner(sandbox, friend.token, { coins: 600 });
    await betOnAllSides(sandbox, token, 20, 1);
    await playOut(sandbox);
    const claimed = await invite.claim('friend', (await invite.friends()).list[0]!.friendId);
    expect(invalidRows(claimed.data, sample('invite-claim').response.data)).toEqual([]);
    const { week } = await peakOf(sandbox.origin, token).mine();
    await sandbox.control.clock({ advanceMs: 2 * DAY });
    const paid = await peakOf(sandbox.origin, token).claim(week!);
    expect(paid).toMatchObject({ status_code: 6000, data: { week } });
    expect(invalidRows(paid.data, sample('peak-claim').response.data)).toEqual([]);
  });
});
