import { POST as receiveInvalidReport } from '@/app/api/misfit/route';
import type { InvalidValue } from '@pavilion/contract/invalid-report';
import { recentInvalidValues } from '@/lib/kit/http/failure-log.server';
import { collectLog } from '../../support/log-lines';

const lines = collectLog();

const VALUE: InvalidValue = { kind: 'failed', call: 'FBTY /v1/match/getList', path: 'data.records.n.od', expected: 'a number', count: 3 };
let caller = 0;
let position = 0;

interface Sent {
  body?: BodyInit;
  headers?: Record<string, string>;
}
function post({ body, headers }: Sent): Promise<Response> {
  const init = { method: 'POST', body: body ?? null, duplex: 'half' };
  return receiveInvalidReport(
    new Request('http://site.example/api/misfit', {
      ...init,
      headers: { host: 'site.example', 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${caller}`, ...headers },
    }),
  );
}
const report = (...values: unknown[]) => JSON.stringify({ values });
/** A path of its own: the same one logs no second line within a minute. */
const elsewhere = (): InvalidValue => ({ ...VALUE, path: `data.place${(position += 1)}` });

beforeEach(() => {
  caller += 1;
  lines.length = 0;
  Reflect.deleteProperty(globalThis, Symbol.for('pavilion.invalid-values'));
});

test('a value reported by a browser is logged like one of the site’s own, with its place', async () => {
  expect((await post({ body: report(VALUE, { ...elsewhere(), kind: 'invalid' }, { ...elsewhere(), kind: 'unknown' }) })).status).toBe(204);
  expect(lines.map(([level, event]) => [level, event])).toEqual([
    ['warn', 'call.failed'],
    ['warn', 'call.invalid'],
    ['warn', 'call.unknown'],
  ]);
  const { kind: _, ...fields } = VALUE;
  expect(lines[0]![2]).toEqual({ where: 'browser', reason: 'invalid', ...fields });
  expect(recentInvalidValues()).toEqual({ server: false, browser: true });
});

test.each<[string, Sent]>([
  ['no body', {}],
  ['no JSON', { body: 'x' }],
  ['bytes that are no UTF-8', { body: new Uint8Array([0x22, 0xff, 0x22]) }],
  ['another shape', { body: '{"values":{}}' }],
  ['no values', { body: report() }],
  ['more than ten', { body: report(...Array.from({ length: 11 }, elsewhere)) }],
  ['a value beside the path', { body: report({ ...VALUE, path: 'data.phone=13800138000' }) }],
  ['a query in the call', { body: report({ ...VALUE, call: 'getUserInfo?token=secret' }) }],
  ['line breaks in the expectation', { body: report({ ...VALUE, expected: 'a\n{"level":"error"}' }) }],
  ['a long text', { body: report({ ...VALUE, expected: 'x'.repeat(121) }) }],
  ['an invented kind', { body: report({ ...VALUE, kind: 'error' }) }],
  ['an invalid count', { body: report({ ...VALUE, count: -1 }) }],
  ['a huge body', { body: report(...Array.from({ length: 10 }, elsewhere), { filler: 'x'.repeat(9000) }) }],
  ['another site', { body: report(VALUE), headers: { origin: 'https://evil.example' } }],
  ['another site by fetch metadata', { body: report(VALUE), headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a plain form', { body: report(VALUE), headers: { 'content-type': 'text/plain' } }],
])('%s gets status 204 and logs nothing', async (_, sent) => {
  expect((await post(sent)).status).toBe(204);
  expect(lines).toEqual([]);
});

test('an endless body is not read beyond its limit', async () => {
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  expect((await post({ body })).status).toBe(204);
  expect(pulled).toBeLessThan(16);
});

test('unknown fields are dropped', async () => {
  await post({ body: report({ ...elsewhere(), value: 'Tester@2026', token: 'pvl_x' }) });
  expect(Object.keys(lines[0]![2]).toSorted()).toEqual(['call', 'count', 'expected', 'path', 'reason', 'where']);
});

test('one address can send five reports at once, and the same place is logged once a minute', async () => {
  for (let round = 0; round < 20; round += 1) await post({ body: report(elsewhere()) });
  expect(lines).toHaveLength(5);
  lines.length = 0;
  caller += 1;
  const same = elsewhere();
  for (let round = 0; round < 4; round += 1) await post({ body: report({ ...same, path: `${same.path}.${round}.x` }) });
  expect(lines).toHaveLength(1);
});

test('all browsers together get thirty lines a minute', async () => {
  for (let round = 0; round < 20; round += 1) {
    caller += 1;
    await post({ body: report(...Array.from({ length: 10 }, elsewhere)) });
  }
  expect(lines).toHaveLength(30);
});
