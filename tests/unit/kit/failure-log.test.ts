import * as z from '@pavilion/contract/schema';
import { moneyText, timeText } from '@pavilion/contract/wire';
import { BusinessError, CancelledError, ContractError, NetworkError } from '@/lib/kit/http/errors';
import { failureOf, nameCall, UndecryptableError } from '@/lib/kit/http/failure';
import { logFailure, logInvalidPart, warnEachMinute } from '@/lib/kit/http/failure-log.server';
import { collectLog } from '../../support/log-lines';

const lines = collectLog();

const shape = z.object({
  balance: moneyText,
  at: z.nullable(timeText),
  state: z.enum(['open', 'closed']),
  rows: z.array(
    z.object({ id: z.string(z.minLength(1), z.maxLength(4)), odds: z.string(z.regex(/^-?\d{1,6}$/)), many: z.number(z.int(), z.gte(0)) }),
  ),
  kind: z.union([z.literal(1), z.string()]),
});
const row = { id: 'a', odds: '1', many: 1 };
const good = { balance: '1.00', at: null, state: 'open', rows: [row], kind: 1 };
/** Parses without repair, which spares most of these rows an error. */
const invalidResponse = (change: object) => {
  const issue = z.safeParse(shape, { ...good, ...change }).error?.issues[0];
  if (!issue) throw new Error('it fits');
  return new ContractError('memberInfo', ['data', ...issue.path].join('.'), issue);
};

beforeEach(() => {
  lines.length = 0;
  Reflect.deleteProperty(globalThis, Symbol.for('pavilion.failure-log'));
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => jest.useRealTimers());

test('an invalid value is logged once a minute with call, place and expected type, never with the value', () => {
  const error = () => invalidResponse({ balance: 'SECRET-7' });
  logFailure('preInfo', error());
  expect(lines).toEqual([
    ['warn', 'call.failed', { call: 'memberInfo', reason: 'invalid', path: 'data.balance', expected: 'decimal text with two places' }],
  ]);
  jest.setSystemTime(1_059_999);
  logFailure('preInfo', error());
  expect(lines).toHaveLength(1);
  jest.setSystemTime(1_060_000);
  logFailure('preInfo', error());
  expect(lines).toHaveLength(2);
  expect(lines[1]![2]).toMatchObject({ path: 'data.balance', repeated: 1 });
  expect(JSON.stringify(lines)).not.toContain('SECRET');
});

test('another call, place or reason is logged separately, and another row of the same list is not', () => {
  logFailure('x', invalidResponse({ rows: [{ ...row, many: 'SECRET' }] }));
  logFailure('x', invalidResponse({ rows: [row, { ...row, many: 'SECRET' }] }));
  expect(lines).toHaveLength(1);
  logFailure('x', invalidResponse({ rows: [{ ...row, id: '' }] }));
  logFailure('x', invalidResponse({ state: 'SECRET' }));
  logFailure('x', new BusinessError(10001, 'SECRET', { phone: 'SECRET' }));
  logFailure('y', new BusinessError(10001, 'SECRET'));
  logFailure('x', new BusinessError(10003, 'SECRET'));
  expect(lines.slice(1).map(([, , { call, reason, path, code }]) => [call, reason, path ?? code])).toEqual([
    ['memberInfo', 'invalid', 'data.rows.0.id'],
    ['memberInfo', 'invalid', 'data.state'],
    ['x', 'refused', 10001],
    ['y', 'refused', 10001],
    ['x', 'refused', 10003],
  ]);
  expect(JSON.stringify(lines)).not.toContain('SECRET');
});

test.each([
  [{ balance: 5 }, 'data.balance', 'text'],
  [{ balance: '1.0' }, 'data.balance', 'decimal text with two places'],
  [{ at: 'yesterday' }, 'data.at', 'ISO 8601 time in UTC'],
  [{ state: 'ajar' }, 'data.state', 'one of open, closed'],
  [{ rows: null }, 'data.rows', 'a list'],
  [{ rows: [null] }, 'data.rows.0', 'an object'],
  [{ rows: [{ ...row, id: '' }] }, 'data.rows.0.id', 'at least 1 characters'],
  [{ rows: [{ ...row, id: 'abcde' }] }, 'data.rows.0.id', 'at most 4 characters'],
  [{ rows: [{ ...row, odds: 'x' }] }, 'data.rows.0.odds', 'text of the form /^-{0,1}\\d{1,6}$/'],
  [{ rows: [{ ...row, many: 1.5 }] }, 'data.rows.0.many', 'a whole number'],
  [{ rows: [{ ...row, many: -1 }] }, 'data.rows.0.many', 'at least 0'],
  [{ kind: null }, 'data.kind', 'one of 1, or text'],
])('%j: logs what is expected', (change, path, expected) => {
  expect(failureOf(invalidResponse(change))).toEqual({ reason: 'invalid', call: 'memberInfo', path, expected });
});

const lost = { status: 0, message: '', statusText: '', online: true };

test.each([
  [new NetworkError(lost), { reason: 'unreachable' }],
  [new NetworkError({ ...lost, message: 'timeout' }), { reason: 'timeout' }],
  [new NetworkError({ ...lost, status: 503, statusText: 'SECRET' }), { reason: 'status', status: 503 }],
  [new BusinessError(10108, 'SECRET'), { reason: 'signature', source: 'platform', code: 10108 }],
  [new BusinessError(10108, 'SECRET', null, 'FBTY'), { reason: 'refused', source: 'FBTY', code: 10108 }],
  [new BusinessError('0402001', 'SECRET', null, 'OBTY'), { reason: 'refused', source: 'OBTY', code: '0402001' }],
  [new ContractError('sec', '(json)'), { reason: 'invalid', call: 'sec', path: '(json)', expected: 'JSON' }],
  [new ContractError('sec', 'data'), { reason: 'invalid', call: 'sec', path: 'data' }],
  [new UndecryptableError('vvPretty'), { reason: 'undecryptable', call: 'vvPretty' }],
  [new TypeError('SECRET'), { reason: 'fault', error: 'TypeError' }],
  ['SECRET', { reason: 'fault', error: 'string' }],
  [new CancelledError(), null],
])('%s: logs the reason', (error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});

test('a part that was left out is logged once a minute for its place, whatever the row', () => {
  logInvalidPart({ call: 'namingList', path: 'data.1.name', expected: 'text', count: 2 });
  logInvalidPart({ call: 'namingList', path: 'data.3.name', expected: 'text', count: 1 });
  expect(lines).toEqual([['warn', 'call.invalid', { call: 'namingList', path: 'data.1.name', expected: 'text', count: 2 }]]);
});

test('the first name given to an error is its call', () => {
  const error = new NetworkError(lost);
  nameCall(error, 'sec');
  logFailure('vvPretty', error);
  expect(lines[0]![2]).toMatchObject({ call: 'sec' });
  logFailure('vvPretty', new CancelledError());
  expect(lines).toHaveLength(1);
});

test('the number of remembered places is bounded', () => {
  for (let subject = 0; subject < 2000; subject += 1) warnEachMinute('x', String(subject), {});
  expect((globalThis as unknown as Record<symbol, Map<string, unknown>>)[Symbol.for('pavilion.failure-log')]!.size).toBeLessThanOrEqual(
    500,
  );
});
