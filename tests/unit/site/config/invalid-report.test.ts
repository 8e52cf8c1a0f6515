/** @jest-environment jest-fixed-jsdom */
import { invalidReportSchema, type InvalidReport } from '@pavilion/contract/invalid-report';
import * as z from '@pavilion/contract/schema';
import { reportInvalidValues } from '@/lib/domain/site/config/invalid-report.watch';
import { ContractError, contractErrors } from '@/lib/kit/http/errors';
import { reportInvalidParts } from '@/lib/kit/http/invalid-part';
import { noteUnknown, readRow } from '@/lib/kit/http/row';
import { readShape } from '@/lib/platform/response';

const posts: InvalidReport[] = [];
let isOnline = true;
jest.mock('@/lib/kit/http/transport', () => ({
  send: (request: { method: string; url: string; body: InvalidReport }) => {
    expect([request.method, request.url]).toEqual(['POST', '/api/misfit']);
    if (!isOnline) return Promise.reject(new TypeError('offline'));
    posts.push(request.body);
    return Promise.resolve({ body: null });
  },
}));

let stop: () => void = () => undefined;
let now = 0;
let warned: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  posts.length = 0;
  contractErrors.early.length = 0;
  now += 3_600_000;
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  isOnline = true;
});
afterEach(() => {
  stop();
  warned.mockRestore();
  jest.useRealTimers();
});

const begin = () => {
  stop = reportInvalidValues(() => now);
};
const sent = async () => {
  await jest.advanceTimersByTimeAsync(2_000);
  return posts.flatMap(({ values }) => values);
};

test('a response that does not fit is reported with call, place and expectation, never its value', async () => {
  begin();
  const schema = z.object({ list: z.array(z.object({ phone: z.number() })) });
  expect(() => readShape('memberInfo', schema, { list: [{ phone: '13800138000' }] }, 'data')).toThrow(ContractError);
  expect(await sent()).toEqual([{ kind: 'failed', call: 'memberInfo', path: 'data.list.n.phone', expected: 'a number', count: 1 }]);
  expect(warned.mock.calls).toEqual([['memberInfo: data.list.n.phone does not fit, a number expected']]);
  for (const body of posts) expect(z.safeParse(invalidReportSchema, body).success).toBe(true);
});

test('values that did not fit before anybody listened are reported as well', async () => {
  for (let n = 0; n < 50; n += 1) void new ContractError(`call${n}`, 'data');
  begin();
  expect((await sent()).map(({ call }) => call)).toEqual(Array.from({ length: 9 }, (_, n) => `call${n}`));
});

test('a subject is reported once a minute, with the number of occurrences in between', async () => {
  begin();
  const miss = (row: number) => new ContractError('FBTY /v1/match/getList', `data.records.${row}.od`);
  for (let row = 0; row < 5; row += 1) miss(row);
  expect(await sent()).toMatchObject([{ path: 'data.records.n.od', count: 1 }]);
  expect(warned).toHaveBeenCalledTimes(1);
  now += 60_000;
  miss(0);
  expect(await sent()).toMatchObject([{ count: 1 }, { count: 5 }]);
});

test('parts, rows and unknown kinds are reported as such, and a whole row names its field', async () => {
  begin();
  reportInvalidParts([{ call: 'preInfo', path: 'data.webLogoTitleUrl', expected: 'text', count: 2 }]);
  const schema = z.object({ id: z.number(), rank: z.soft(z.number(), 9) });
  expect(readRow('FBTY match', schema, { id: 'x', rank: 1 })).toBeNull();
  expect(readRow('FBTY market', schema, { id: 1, rank: 'secret' })).toEqual({ id: 1, rank: 9 });
  expect(readRow('FBTY league', schema, { id: 1, rank: 2 })).toEqual({ id: 1, rank: 2 });
  noteUnknown('FBTY market kind');
  await import('@/lib/platform/repair.lazy');
  await jest.advanceTimersByTimeAsync(0);
  const reported = await sent();
  expect(reported).toEqual(
    expect.arrayContaining([
      { kind: 'invalid', call: 'preInfo', path: 'data.webLogoTitleUrl', expected: 'text', count: 2 },
      { kind: 'invalid', call: 'FBTY match', path: 'id', expected: 'a number', count: 1 },
      { kind: 'invalid', call: 'FBTY market', path: 'rank', expected: 'a number', count: 1 },
      { kind: 'unknown', call: 'FBTY market kind', path: '', expected: 'a kind that the product knows', count: 1 },
    ]),
  );
  expect(reported).toHaveLength(4);
  expect(JSON.stringify(posts)).not.toContain('secret');
});

test('a report that cannot be delivered is dropped silently, and at most ten values are sent at once', async () => {
  begin();
  isOnline = false;
  for (let n = 0; n < 30; n += 1) void new ContractError(`call${n}`, 'data');
  await expect(sent()).resolves.toEqual([]);
  isOnline = true;
  for (let n = 0; n < 30; n += 1) void new ContractError(`later${n}`, 'data');
  await expect(sent()).resolves.toHaveLength(10);
});
