import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@pavilion/contract/call';
import { preInfoCall, siteConfigSchema } from '@pavilion/contract/calls/site.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import * as z from '@pavilion/contract/schema';
import { readResponse, readParts } from '@/lib/platform/response';
import { at, changed, longer, lostPart, nameOf, type Path, fieldsOf, REPLACEMENTS } from '../support/response-changes';
import { PLATFORM_CALLS } from '../support/platform-calls';
import { readSample } from '../support/sample';
import { COSTS } from './invalid-parts.expected';

interface Sample {
  request?: { method: string; path: string } | null;
  response?: { data?: unknown };
  plain?: unknown;
}

const of = <Request, Response>(call: Call<Request, Response>) => call as unknown as Call<never, Response>;

/** Every sample of the platform with its schema, its lists long enough to lose a row. */
const SUBJECTS = readdirSync(join(__dirname, 'fixtures')).flatMap((file) => {
  const name = file.replace('.json', '');
  const { request, response, plain } = readSample<Sample>(name);
  const call = PLATFORM_CALLS.find((one) => one.path === request?.path && one.method === request.method);
  const made = (title: string, schema: z.Schema, data: unknown) => {
    const more = longer(data);
    const whole = z.safeParse(schema, more).success ? more : data;
    return { name, title, schema, data: whole, good: z.parse(schema, whole) };
  };
  return [
    ...(call && response && 'data' in response ? [made(call.name, call.response, response.data)] : []),
    ...(plain === undefined ? [] : [made('siteConfig', siteConfigSchema, plain)]),
  ];
});

/** The parts that a call loses with an invalid field, from the table; a field that the table does not name costs itself. */
function costsOf(call: string): ReadonlyMap<string, string> {
  const rules = Object.entries(COSTS).find(([names]) => names.split(' ').includes(call))?.[1] ?? {};
  return new Map(
    Object.entries(rules).flatMap(([part, fields]) =>
      fields.split(' ').map((field) => (part === 'response' ? ([field, ''] as const) : ([`${part}.${field}`, part] as const))),
    ),
  );
}

/** The field whose loss is expected at most when `field` does not fit. */
function partOf(costs: ReadonlyMap<string, string>, field: Path): string {
  const name = nameOf(field);
  return costs.get(name) ?? name;
}

let cases = 0;
const seen = new Map<string, Set<string>>();

test.each(SUBJECTS)(
  '$name: an invalid part of $title invalidates only itself, or the part in the table',
  async ({ title, schema, data, good }) => {
    const costs = costsOf(title);
    const own = seen.get(title) ?? new Set<string>();
    seen.set(title, own);
    const wrong: string[] = [];
    for (const field of fieldsOf(data)) {
      for (const [text, value] of REPLACEMENTS) {
        cases += 1;
        const repaired = await readParts(title, schema, changed(data, field, value), 'data').then(
          (read) => [read] as const,
          () => null,
        );
        const lost = repaired ? lostPart(good, repaired[0], field) : [];
        const name = lost && nameOf(lost);
        if (name === nameOf(field)) continue;
        own.add(nameOf(field));
        if (name !== partOf(costs, field)) wrong.push(`${nameOf(field)} as ${text} costs ${name ?? 'another part'}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('the table lists no part that invalidates only itself, and no unused call', () => {
  const unused = Object.keys(COSTS).flatMap((names) =>
    names.split(' ').flatMap((call) => {
      const found = seen.get(call);
      return found ? [...costsOf(call).keys()].filter((field) => !found.has(field)).map((field) => `${call} ${field}`) : [call];
    }),
  );
  // A call whose own sample lacks the part shares the row of one that has it.
  expect(unused.filter((line) => !/ pause|pending|payee|messages|steps/.test(line))).toEqual([]);
});

test('more than twelve thousand altered responses were read', () => {
  // oxlint-disable-next-line no-console
  console.info(`${cases} changed responses`);
  expect(cases).toBeGreaterThan(12_000);
});

describe('data that affects every page', () => {
  const { response } = readSample<{ response: { status_code: number; data: Record<string, unknown> } }>('pre-info');
  const read = (data: unknown, status_code: unknown = 6000) => readResponse(of(preInfoCall), { ...response, status_code, data });
  const maintain = (maintainConfig: unknown) => ({ ...response.data, maintainConfig });

  test.each([0, '0', ' 0 ', '0.0'])('status %j is maintenance, whatever else in the response is unreadable', async (status) => {
    for (const rest of [
      {},
      { startTime: [], endTime: 'soon', reason: 7 },
      { startTime: '2026-11-27 04:00:00', endTime: null, reason: null },
    ]) {
      expect((await read(maintain({ status, ...rest }))).maintainConfig.status).toBe(0);
    }
    const nothing = Object.fromEntries(Object.keys(response.data).map((key) => [key, [[]]]));
    expect((await read({ ...nothing, maintainConfig: { status } })).maintainConfig).toEqual({
      status: 0,
      startTime: null,
      endTime: null,
      reason: '',
    });
    expect((await read(maintain({ status }), '6000')).maintainConfig.status).toBe(0);
  });

  test.each([[null], [undefined], ['closed'], [{}], [{ status: null }], [{ status: 'closed' }]])(
    'an unreadable status (%j) does not close the site',
    async (maintainConfig) => {
      expect((await read(maintain(maintainConfig))).maintainConfig.status).not.toBe(0);
    },
  );

  test('local times are in the platform’s own zone', async () => {
    const { maintainConfig } = await read(maintain({ status: 0, startTime: '2026-11-27 04:00:00', endTime: '2026-11-27T06:00:00+08:00' }));
    expect([maintainConfig.startTime, maintainConfig.endTime]).toEqual(['2026-11-26T20:00:00Z', '2026-11-26T22:00:00Z']);
  });

  test('one invalid list of origins affects only its venue', async () => {
    const { plain } = readSample<{ plain: { venueOrigins: Record<string, unknown> } }>('vv-pretty');
    const config = await readParts(
      'vvPretty',
      siteConfigSchema,
      {
        ...plain,
        customerServiceUrl: null,
        downloads: null,
        features: { chat: 1, theme: 'gold' },
        venueOrigins: { ...plain.venueOrigins, IMTY: 'https://a' },
      },
      'plain',
    );
    const { IMTY: _lost, ...others } = plain.venueOrigins;
    expect(config.venueOrigins).toEqual(others);
    expect([config.customerServiceUrl, config.downloads.android, config.features]).toEqual(['', '', { chat: true }]);
  });
});

test('an unreadable balance is unknown, never zero', async () => {
  const { response } = readSample<{ response: { data: Record<string, unknown> } }>('member-info');
  const read = (change: object) => readResponse(of(memberInfoCall), { ...response, data: { ...response.data, ...change } });
  for (const balance of [null, undefined, '', 'many', {}, true]) expect((await read({ balance })).balance).toBeNull();
  for (const balance of ['10000', 10_000, '10000.0000']) expect((await read({ balance })).balance).toBe('10000.00');
  expect(await read({ id: 12_345, nickName: null, flags: null, registerTime: 1_795_176_000_000, vipLevel: null })).toMatchObject({
    id: '12345',
    nickName: '',
    flags: { canWithdraw: true, canChat: true },
    registerTime: '2026-11-20T12:00:00Z',
    vipLevel: null,
    balance: at(response.data, ['balance']),
  });
});
