/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { payeeAddCall, payeeDefaultCall, payeeDeleteCall, payeeListCall } from '@pavilion/contract/calls/payee.calls';
import * as api from '@/lib/domain/money/payee/payee.api';
import { addPayee, deletePayee, makeDefaultPayee } from '@/lib/domain/money/payee/payee.mutations';
import { payeesOptions } from '@/lib/domain/money/payee/payee.queries';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import type { PlatformCaller } from '@/lib/platform/caller';
import { fakePlatform } from '../../../support/fake-platform';
import { aPayee, payeeOnWire, payeesOnWire } from '../../../support/payee.builder';

const platform = fakePlatform();
const createPayee = platform.on(payeeAddCall, payeeOnWire);
const getPayees = platform.on(payeeListCall, payeesOnWire);
const setDefaultPayee = platform.on(payeeDefaultCall, payeeOnWire);
const removePayee = platform.on(payeeDeleteCall);

const LOST = new NetworkError({ status: 0, message: '', statusText: '', online: true });
const INPUT = { kind: 'bank', number: '6214830000000009', bank: 'CMB', branch: '', alias: '' } as const;
const ATTEMPT = { input: INPUT, key: 'key-0001', before: [] };
const WIRE = {
  payeeId: '1',
  kind: 'bank',
  name: '招商银行',
  masked: '6214 **** **** 0009',
  alias: '',
  isDefault: true,
  state: 'active',
  createTime: '2026-11-20T12:00:00.000Z',
  readyTime: null,
};

afterEach(() => void jest.restoreAllMocks());

let client: QueryClient;
let invalidated: unknown[];

beforeEach(() => {
  jest.resetAllMocks();
  client = new QueryClient();
  invalidated = [];
  jest.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => void invalidated.push(filters?.queryKey));
});

const cached = () => client.getQueryData(payeesOptions().queryKey)?.list;

describe('calls', () => {
  const calls: unknown[] = [];
  const caller = (response: unknown): PlatformCaller =>
    (async (...args: unknown[]) => {
      calls.push(args);
      return response;
    }) as never;
  beforeEach(() => void calls.splice(0));

  test('a payee is sent with its key, and without empty fields', async () => {
    await expect(api.createPayee(INPUT, '246813', 'key-0001', caller(WIRE))).resolves.toEqual(
      aPayee({ isDefault: true, createdAt: Date.UTC(2026, 10, 20, 12) }),
    );
    const body = { kind: 'bank', number: INPUT.number, bank: 'CMB', pin: '246813' };
    expect(calls).toEqual([[payeeAddCall, body, { idempotencyKey: 'key-0001' }]]);
  });

  test('the list, the default and the deletion', async () => {
    await expect(api.getPayees(undefined, caller({ list: [WIRE], maxPerKind: 5 }))).resolves.toMatchObject({ maxPerKind: 5 });
    await api.setDefaultPayee('1', caller(true));
    await api.removePayee('1', '246813', caller(true));
    expect(calls).toEqual([
      [payeeListCall, {}, { signal: undefined }],
      [payeeDefaultCall, { payeeId: '1' }],
      [payeeDeleteCall, { payeeId: '1', pin: '246813' }, { timeout: 30_000 }],
    ]);
  });
});

test('an added payee makes the payees and the withdrawal stale', async () => {
  createPayee.mockResolvedValue(aPayee());
  await expect(addPayee(ATTEMPT, '246813', client)).resolves.toEqual({ step: 'added' });
  expect(invalidated).toEqual([['payee'], ['withdraw']]);
});

test.each([
  [10_003, { field: 'number' }, { step: 'rejected', field: 'number' }],
  [10_003, { field: 'pin', left: 3 }, { step: 'rejected', field: 'pin' }],
  [6501, { retryAfter: 60 }, { step: 'rejected', field: 'pin' }],
  [10_001, { step: 'pin' }, { step: 'rejected', field: 'pin' }],
  [10_003, { field: 'kind' }, { step: 'rejected', field: null }],
  [10_001, null, { step: 'rejected', field: null }],
  [10_001, { step: 'realName' }, { step: 'unverified' }],
])('a rejection %i with %j is %o', async (code, data, result) => {
  createPayee.mockRejectedValue(new BusinessError(code, '不行', data));
  await expect(addPayee(ATTEMPT, '246813', client)).resolves.toEqual({ ...result, message: '不行' });
  expect(invalidated).toEqual([]);
});

test.each([
  ['contains the payee', [aPayee()], 'added'],
  ['does not contain the payee', [], 'unknown'],
])('after a lost response the list %s', async (_, list, step) => {
  createPayee.mockRejectedValue(LOST);
  getPayees.mockResolvedValue({ list, maxPerKind: 5 });
  await expect(addPayee(ATTEMPT, '246813', client)).resolves.toEqual({ step });
  expect(cached()).toEqual(list);
});

test('without any response nothing is known, and a programming error is thrown', async () => {
  createPayee.mockRejectedValue(LOST);
  getPayees.mockRejectedValue(LOST);
  await expect(addPayee(ATTEMPT, '246813', client)).resolves.toEqual({ step: 'unknown' });
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new TypeError('x');
  });
  await expect(addPayee(ATTEMPT, '246813', client)).rejects.toThrow(TypeError);
});

test('the cached list follows a change before it is read again', async () => {
  const list = [aPayee({ isDefault: true }), aPayee({ payeeId: '2' }), aPayee({ payeeId: '3', kind: 'wechat', isDefault: true })];
  client.setQueryData(payeesOptions().queryKey, { list, maxPerKind: 5 });
  setDefaultPayee.mockResolvedValue(list[1]!);
  removePayee.mockResolvedValue({ payeeId: '1' });
  await expect(makeDefaultPayee(list[1]!, client)).resolves.toEqual({ done: true });
  expect(cached()?.map(({ isDefault }) => isDefault)).toEqual([false, true, true]);
  await expect(deletePayee(list[0]!, '246813', client)).resolves.toEqual({ done: true });
  expect(cached()?.map(({ payeeId }) => payeeId)).toEqual(['2', '3']);
});
