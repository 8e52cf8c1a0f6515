/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { claimSchema, type ClaimRecord } from '@/lib/domain/rewards/bonus/claim.model';
import { resumeClaims, startClaim, type ClaimPorts } from '@/lib/domain/rewards/bonus/claim.mutations';
import { useClaims } from '@/lib/domain/rewards/bonus/claim.store';
import { parse } from '@pavilion/contract/schema';
import { BusinessError, CancelledError, ContractError, NetworkError } from '@/lib/kit/http/errors';

const LOST = new NetworkError({ status: 0, message: 'timeout', statusText: '', online: true });
const BROKEN = new NetworkError({ status: 502, message: '', statusText: 'Bad Gateway', online: true });
const UNREADABLE = new ContractError('dividendReceive', 'data.amount');

let client: QueryClient;
let session: string;
let credited: Map<string, number>;

/** A platform that executes a key once, and loses responses as the test requires. */
function platform(losses: readonly ('before' | Error)[]): ClaimPorts & { keys: string[]; waits: number[] } {
  const keys: string[] = [];
  const waits: number[] = [];
  return {
    keys,
    waits,
    now: () => 0,
    wait: async (ms) => void waits.push(ms),
    mint: () => 'minted-key',
    session: () => session,
    send: async ({ key }) => {
      keys.push(key);
      const loss = losses[keys.length - 1];
      if (loss === 'before') throw LOST;
      credited.set(key, 1);
      if (loss) throw loss;
      return { state: 'done', amount: '88.00' };
    },
  };
}

const claim = (ports: ClaimPorts, key = 'claim-key-1', target: ClaimRecord['target'] = 'bonus') =>
  startClaim({ target, id: '81001', key }, { member: 'm', queryClient: client }, ports);
const records = () => useClaims.getState().records;

beforeEach(() => {
  client = new QueryClient();
  session = 'session';
  credited = new Map();
  useClaims.setState({ records: [], known: [] });
});

describe.each(['bonus', 'coupon'] as const)('a %s', (target) => {
  test.each([
    ['an immediate response', [], 1],
    ['a request that never arrived', ['before'], 2],
    ['a response lost after the credit', [LOST], 2],
    ['a gateway error after the credit', [BROKEN], 2],
    ['an unreadable response', [UNREADABLE], 2],
    ['several losses, some before and some after', ['before', LOST, BROKEN, 'before'], 5],
  ] as const)('%s: credited once under one key', async (_, losses, sends) => {
    const ports = platform(losses);
    await expect(claim(ports, 'claim-key-1', target)).resolves.toMatchObject({ state: 'done', amount: '88.00' });
    expect(ports.keys).toEqual(Array.from({ length: sends }, () => 'claim-key-1'));
    expect(credited.size).toBe(1);
  });
});

test('repeats become less frequent, and the claim is shown as 处理中 in between', async () => {
  const ports = platform([LOST, LOST, LOST]);
  const states: string[] = [];
  ports.wait = async (ms) => {
    ports.waits.push(ms);
    states.push(records()[0]!.state);
  };
  await claim(ports);
  expect([ports.waits, states]).toEqual([
    [1_000, 2_000, 4_000],
    ['unknown', 'unknown', 'unknown'],
  ]);
});

test('a second tap and another key of the same bonus join the open claim', async () => {
  let respond = (): void => undefined;
  const ports = platform([]);
  const send = ports.send;
  ports.send = async (record, same) => {
    await new Promise<void>((resolve) => (respond = resolve));
    return send(record, same);
  };
  const [first, second] = [claim(ports), claim(ports, 'claim-key-2')];
  await new Promise((resolve) => setTimeout(resolve));
  respond();
  expect(await first).toMatchObject({ key: 'claim-key-1', state: 'done' });
  expect(await second).toMatchObject({ key: 'claim-key-1', state: 'done' });
  expect(ports.keys).toEqual(['claim-key-1']);
});

test('a rejection ends it with its message, and the next try is a new claim', async () => {
  const ports = platform([new BusinessError(10_001, '该红利已过期')]);
  await expect(claim(ports)).resolves.toMatchObject({ state: 'rejected', message: '该红利已过期' });
  await expect(claim(ports)).resolves.toMatchObject({ state: 'done' });
});

test('after a lost response a rejection counts only when it concerns the claim', async () => {
  await expect(claim(platform([LOST, new BusinessError(10_001, '该红利已领取')]))).resolves.toMatchObject({ state: 'rejected' });
  const over = platform([LOST, new BusinessError(6_001, '请重新登录'), BROKEN]);
  await expect(claim(over, 'claim-key-3')).resolves.toMatchObject({ state: 'done' });
});

test('the end of the session leaves it open, stored without an amount, and the next page resumes it', async () => {
  const ports = platform([LOST]);
  ports.wait = async () => void (session = 'another');
  await expect(claim(ports)).resolves.toMatchObject({ state: 'unknown' });
  const [stored] = JSON.parse(localStorage.getItem('bonusClaims')!).records;
  expect(parse(claimSchema, stored)).toMatchObject({ key: 'claim-key-1', member: 'm', state: 'unknown', amount: '' });
  session = 'session';
  const next = platform([]);
  resumeClaims({ member: 'm', queryClient: client }, next);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(records()[0]).toMatchObject({ state: 'done' });
  expect(next.keys).toEqual(['claim-key-1']);
  expect(JSON.parse(localStorage.getItem('bonusClaims')!).records).toEqual([]);
});

test('a call that was cancelled because the session ended does not count as a failure', async () => {
  await expect(claim(platform([new CancelledError()]))).resolves.toMatchObject({ state: 'done' });
});

test('a bonus in review does not count as credited', async () => {
  const ports = platform([]);
  ports.send = async () => ({ state: 'reviewing', amount: '18.80' });
  await expect(claim(ports)).resolves.toMatchObject({ state: 'reviewing' });
});
