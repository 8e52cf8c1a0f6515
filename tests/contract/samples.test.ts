import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '@pavilion/contract/call';
import * as memberCalls from '@pavilion/contract/calls/member.calls';
import * as siteCalls from '@pavilion/contract/calls/site.calls';
import { endpointOf } from '@pavilion/contract/calls/endpoint';
import { envelopeSchema } from '@pavilion/contract/envelope';
import * as z from '@pavilion/contract/schema';
import * as fbBet from '@pavilion/contract/venues/fb.bet.wire';
import * as fbMatch from '@pavilion/contract/venues/fb.match.wire';
import * as fbOrder from '@pavilion/contract/venues/fb.order.wire';
import * as fb from '@pavilion/contract/venues/fb.wire';
import { BusinessError, ContractError } from '@/lib/kit/http/errors';
import { readResponse } from '@/lib/platform/response';
import { platformHeaders } from '@/lib/platform/headers';
import { decryptCbc } from '@/lib/kit/crypto/aes';
import { PLATFORM_CALLS } from '../support/platform-calls';
import { readSample } from '../support/sample';

const FOLDER = path.join(__dirname, 'fixtures');

interface Sample {
  call: string;
  /** The control API's file holds calls of its own and none of these. */
  request?: { method: string; path: string; headers: Record<string, string>; body?: unknown } | null;
  response: unknown;
  plain?: unknown;
}

const sample = (name: string) => readSample<Sample>(name);

/** Platform samples that have an entry in lib/contract. */
const PLATFORM = readdirSync(FOLDER)
  .map((file) => file.replace('.json', ''))
  .flatMap((name) => {
    const { request } = sample(name);
    const call = PLATFORM_CALLS.find((entry) => request?.path === entry.path && request.method === entry.method);
    return call ? [[name, call] as const] : [];
  });

describe('platform samples', () => {
  test('every sample of the main journey has a call', () => {
    expect(PLATFORM.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'pre-info',
        'sec',
        'vv-pretty',
        'notice-list',
        'naming-list',
        'member-info',
        'venue-launch-fbty',
        'dividend-lead',
        'dividend-check',
        'dividend-receive',
        'chat-history',
        'chat-gifts',
        'chat-gift-send',
        'chat-gift-list',
        'deposit-methods',
        'deposit-create',
        'deposit-status',
        'deposit-open',
        'deposit-paid',
        'deposit-receipt',
        'deposit-cancel',
        'pin-set',
        'withdraw-info',
        'withdraw-create',
        'withdraw-status',
        'withdraw-open',
        'withdraw-cancel',
        'mall-items',
        'mall-order-create',
        'mall-order-find',
        'mall-order-status',
        'mall-order-list',
        'mall-order-cancel',
        'game-list',
        'game-favorite',
        'round-list',
        'coin-list',
        'exchange-list',
        'flip-rules',
        'flip-state',
        'flip-open',
        'flip-list',
        'calendar-rules',
        'calendar-month',
        'check-in',
        'task-list',
        'task-claim',
        'invite-rules',
        'invite-overview',
        'invite-friends',
        'invite-claim',
        'peak-rules',
        'peak-board',
        'peak-mine',
        'peak-friends',
        'peak-claim',
        'match-timeline',
        'odds-history',
      ]),
    );
  });

  // @spec 3.20 7.11 7.67
  test.each(PLATFORM)('%s: builds the sample’s request and reads its response, which needs no repair', (name, call) => {
    const { request, response } = sample(name);
    if (request?.body !== undefined) expect(z.safeParse(endpointOf(call).request, request.body).success).toBe(true);
    expect(z.safeParse(call.response, (response as { data: unknown }).data).success).toBe(true);
  });

  // @spec 3.02 3.03 3.05 3.16 7.49
  test.each(PLATFORM)('%s: reading loses no field of the response', async (name, call) => {
    const { response } = sample(name) as { response: { data: unknown } };
    expect(await readResponse(call as Call<never, unknown>, response)).toEqual(response.data);
  });

  test.each(PLATFORM)('%s: ignores unknown further fields', async (name, call) => {
    const response = sample(name).response as { data: unknown };
    const grown =
      typeof response.data === 'object' && response.data !== null && !Array.isArray(response.data)
        ? { ...response, later: 1, data: { ...response.data, later: { deep: [1] } } }
        : { ...response, later: 1 };
    expect(await readResponse(call as Call<never, unknown>, grown)).toEqual(response.data);
  });

  // @spec 7.01 7.02 7.03
  test.each(PLATFORM)('%s: sends the sample’s headers, except those of venue launches', (name, call) => {
    const wanted = sample(name).request!.headers;
    const sent = platformHeaders(call, {
      uuid: wanted['X-API-UUID']!,
      signature: wanted['X-API-SIGN']!,
      token: wanted['X-API-TOKEN'] ?? null,
      nameHash: wanted['X-API-NAME'] ?? null,
      idempotencyKey: wanted['Idempotency-Key'],
    });
    const own = new Set(['content-type', 'X-API-CLIENT', 'X-API-PLATFORM']);
    const expected = Object.fromEntries(Object.entries(wanted).filter(([header]) => !own.has(header)));
    expect(sent).toEqual({ ...expected, 'X-API-CLIENT': 'web' });
  });

  test('decrypts vvPretty with the key and iv of sec', async () => {
    const { key, iv } = await readResponse(siteCalls.secCall as Call<never, { key: string; iv: string }>, sample('sec').response);
    const vv = sample('vv-pretty');
    const sealed = await readResponse(siteCalls.vvPrettyCall as Call<never, string>, vv.response);
    const plain = await decryptCbc(sealed, key, iv);
    expect(z.parse(siteCalls.siteConfigSchema, JSON.parse(plain!))).toEqual(vv.plain);
  });
});

describe('errors in the envelope', () => {
  const errors = Object.entries(sample('envelope-errors').response as Record<string, { status_code: number; message: string }>);

  // @spec 8.02
  test.each(errors)('rejects %s with its code and message', async (_, body) => {
    expect(z.safeParse(envelopeSchema, body).success).toBe(true);
    await expect(readResponse(memberCalls.memberInfoCall as Call<never, unknown>, body)).rejects.toThrow(
      expect.objectContaining({ name: 'BusinessError', code: body.status_code, message: body.message, source: 'platform' }),
    );
  });

  // @spec 8.01 8.23
  test('only 6000 is a success, and a venue’s success number is an error here', async () => {
    for (const status_code of [0, 100, 200, 350]) {
      const response = readResponse(siteCalls.secCall as Call<never, unknown>, { status_code, message: '不行', data: null });
      await expect(response).rejects.toThrow(BusinessError);
    }
  });

  // @spec 8.01
  test('6000 with data returns the data, whether the code is a number or its text', async () => {
    const data = { key: 'k'.repeat(32), iv: 'i'.repeat(16) };
    for (const status_code of [6000, '6000', ' 6000 ']) {
      expect(await readResponse(siteCalls.secCall as Call<never, unknown>, { status_code, message: '', data })).toEqual(data);
    }
    await expect(
      readResponse(siteCalls.secCall as Call<never, unknown>, { status_code: '10004', message: '请登录', data: null }),
    ).rejects.toMatchObject({ name: 'BusinessError', code: 10_004, message: '请登录' });
  });

  // @spec 7.67
  test('an invalid value is reported by call and path, without the value', async () => {
    const body = { status_code: 6000, message: '', data: { key: 'secret-but-short', iv: 'pavilion-vv-iv-0' } };
    try {
      await readResponse(siteCalls.secCall as Call<never, unknown>, body);
      throw new Error('was read');
    } catch (error) {
      expect(error).toBeInstanceOf(ContractError);
      expect(error).toMatchObject({ call: 'sec', path: 'data.key' });
      expect(JSON.stringify(error) + String(error)).not.toContain('secret');
    }
  });

  // @spec 3.20
  test('a response without an envelope is an invalid value', async () => {
    await expect(readResponse(siteCalls.secCall as Call<never, unknown>, '<html>')).rejects.toThrow(ContractError);
    await expect(readResponse(siteCalls.secCall as Call<never, unknown>, null)).rejects.toThrow(ContractError);
  });
});

describe('FB samples', () => {
  const data = (name: string) => z.parse(fb.fbEnvelopeSchema, sample(name).response).data;

  test.each([
    ['fb-statistical', fbMatch.fbStatisticalSchema],
    ['fb-list', fbMatch.fbListSchema],
    ['fb-detail', fbMatch.fbMatchSchema],
    ['fb-user', fbBet.fbUserSchema],
    ['fb-quote', fbBet.fbQuoteSchema],
    ['fb-place-single', fbBet.fbPlacedSchema],
    ['fb-place-multiple', fbBet.fbPlacedSchema],
    ['fb-order-status', fbOrder.fbOrderStatusSchema],
    ['fb-records', fbOrder.fbRecordsSchema],
  ] as const)('reads %s', (name, schema) => {
    expect(z.safeParse(schema as z.Schema, data(name)).success).toBe(true);
  });

  test('every row of list and records fits its schema', () => {
    const rows = (name: string) => (data(name) as { records: unknown[] }).records;
    for (const row of rows('fb-list')) expect(z.safeParse(fbMatch.fbMatchSchema, row).success).toBe(true);
    for (const row of rows('fb-records')) expect(z.safeParse(fbOrder.fbRecordSchema, row).success).toBe(true);
  });

  test.each(Object.entries(sample('fb-errors').response as Record<string, unknown>))('reads %s as an envelope', (_, body) => {
    expect(z.safeParse(fb.fbEnvelopeSchema, body).success).toBe(true);
  });
});
