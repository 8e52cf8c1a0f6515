/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { BusinessError, ContractError, NetworkError } from '@/lib/kit/http/errors';
import type { TransferPorts } from '@/lib/domain/money/wallet/transfer.mutations';
import { resumeTransfers, startTransfer } from '@/lib/domain/money/wallet/transfer.mutations';
import { useTransfers } from '@/lib/domain/money/wallet/transfer.store';
import { topUp } from '@/lib/domain/money/wallet/top-up.mutations';
import type { VenueTransfer, TransferRequest } from '@/lib/domain/money/wallet/wallet.model';

const ORDER: TransferRequest = { kind: 'transfer', from: 'CENTER', to: 'FBTY', amount: '50.00' };
const lost = () => new NetworkError({ status: 0, message: '', statusText: '', online: true });
const line = (code: VenueTransfer['code'], state: VenueTransfer['state'] = 'done', amount = '50.00'): VenueTransfer => ({
  code,
  state,
  amount,
  message: '',
});

let sent: { order: TransferRequest; key: string }[];
let delays: number[];
let session: string | null;
let keys = 0;
const context = { member: 'm1', queryClient: new QueryClient() };

/** Responses in order of the requests; the last one repeats. */
function ports(...results: readonly (readonly VenueTransfer[] | Error | (() => Promise<readonly VenueTransfer[]>))[]): TransferPorts {
  return {
    send: async ({ order, key }) => {
      const response = results[Math.min(sent.length, results.length - 1)]!;
      sent.push({ order, key });
      if (response instanceof Error) throw response;
      return typeof response === 'function' ? response() : response;
    },
    now: () => 0,
    session: () => session,
    mint: () => `key-0000${(keys += 1)}`,
    wait: (ms) => {
      delays.push(ms);
      return Promise.resolve();
    },
  };
}

beforeEach(() => {
  sent = [];
  delays = [];
  session = 't1';
  localStorage.clear();
  useTransfers.setState({ records: [] });
});

test('repeats a lost request under the same key until there is a response, and never calls it failed', async () => {
  const seen: string[] = [];
  const stop = useTransfers.subscribe(({ records }) => seen.push(...records.map(({ state }) => state)));
  const end = await startTransfer(
    ORDER,
    context,
    ports(lost(), new ContractError('walletTransfer', 'data'), [line('FBTY', 'unknown')], [line('FBTY')]),
  );
  stop();
  expect(end.state).toBe('done');
  expect(sent.map(({ key }) => key)).toEqual(Array.from({ length: 4 }, () => end.key));
  expect(delays).toEqual([1_000, 2_000, 4_000]);
  expect(seen).toContain('unknown');
  expect(seen).not.toContain('failed');
});

test('a rejection of the first request moved no money', async () => {
  const end = await startTransfer(ORDER, context, ports(new BusinessError(6_013, '该功能正在维护，请稍后再试')));
  expect(end).toMatchObject({ state: 'failed', message: '该功能正在维护，请稍后再试' });
  expect(sent).toHaveLength(1);
});

test('a rejection after a lost response counts only when it concerns the key itself', async () => {
  const end = await startTransfer(
    ORDER,
    context,
    ports(lost(), new BusinessError(6_501, '操作过于频繁，请稍后再试'), new BusinessError(10_001, '转出钱包余额不足，款项未变动')),
  );
  expect(end).toMatchObject({ state: 'failed', message: '转出钱包余额不足，款项未变动' });
  expect(sent).toHaveLength(3);
});

test('two taps are one request, and another tap after its end is a new one', async () => {
  const waiting: ((lines: readonly VenueTransfer[]) => void)[] = [];
  const slow = ports(() => new Promise((resolve) => void waiting.push(resolve)));
  const both = Promise.all([startTransfer(ORDER, context, slow), startTransfer({ ...ORDER }, context, slow)]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(useTransfers.getState().records).toHaveLength(1);
  waiting[0]!([line('FBTY')]);
  const [first, second] = await both;
  expect([first.key, sent.length]).toEqual([second.key, 1]);
  expect((await startTransfer(ORDER, context, ports([line('FBTY')]))).key).not.toBe(first.key);
});

test('stores a request that a page left without a response, and the next page looks it up under its key', async () => {
  const gone = ports(lost());
  gone.wait = () => new Promise(() => undefined);
  void startTransfer(ORDER, context, gone);
  await new Promise((done) => setTimeout(done, 0));
  const stored = JSON.parse(localStorage.getItem('walletMoves')!) as { records: { key: string; state: string }[] };
  expect(stored.records).toMatchObject([{ state: 'unknown', member: 'm1' }]);
  const { key } = stored.records[0]!;

  // Another page reads it; a rejection there that is not about the key does not fail it.
  await jest.isolateModulesAsync(async () => {
    const mutations = await import('@/lib/domain/money/wallet/transfer.mutations');
    const store = await import('@/lib/domain/money/wallet/transfer.store');
    sent = [];
    mutations.resumeTransfers({ member: 'other', queryClient: context.queryClient }, ports([line('FBTY')]));
    expect(sent).toEqual([]);
    const ended = new Promise<void>((done) => store.useTransfers.subscribe(({ records }) => records[0]?.state === 'done' && done()));
    mutations.resumeTransfers(context, ports(new BusinessError(10_004, '登录已失效，请重新登录'), [line('FBTY')]));
    await ended;
    expect(sent.map((one) => one.key)).toEqual([key, key]);
    expect(JSON.parse(localStorage.getItem('walletMoves')!)).toEqual({ version: 1, records: [] });
  });
});

test('stops when the session ends, and never sends the key under another session', async () => {
  const laterPorts = ports(lost());
  laterPorts.wait = () => {
    session = 't2';
    return Promise.resolve();
  };
  const end = await startTransfer(ORDER, context, laterPorts);
  expect([end.state, sent.length]).toEqual(['unknown', 1]);
  resumeTransfers({ ...context, member: 'm2' }, laterPorts);
  expect(sent).toHaveLength(1);
});

test('a recall has a line per venue: a failed venue fails it, and a venue without a response keeps it open', async () => {
  const order: TransferRequest = { kind: 'recall', codes: ['IMTY', 'OBTY'] };
  const end = await startTransfer(
    order,
    context,
    ports([line('IMTY'), line('OBTY', 'unknown', '0.00')], [line('IMTY'), line('OBTY', 'failed', '0.00')]),
  );
  expect(end.state).toBe('failed');
  expect(end.lines.map(({ code, state }) => [code, state])).toEqual([
    ['IMTY', 'done'],
    ['OBTY', 'failed'],
  ]);
  expect(sent).toHaveLength(2);
});

describe('top-up', () => {
  const collect = [
    { kind: 'transfer', from: 'IMTY', to: 'CENTER', amount: '30.00' },
    { kind: 'transfer', from: 'OBTY', to: 'CENTER', amount: '20.00' },
  ] as const;
  const plan = { missing: 5_000n, lacking: 0n, collect, deal: [ORDER as Extract<TransferRequest, { kind: 'transfer' }>] };

  test('collects in parallel, then distributes, each under its own key', async () => {
    expect(await topUp(plan, context, ports([line('IMTY')]))).toEqual([]);
    expect(sent.map(({ order }) => (order.kind === 'transfer' ? `${order.from}>${order.to}` : ''))).toEqual([
      'IMTY>CENTER',
      'OBTY>CENTER',
      'CENTER>FBTY',
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  });

  test('distributes nothing when a venue returned nothing, and names that venue', async () => {
    const failed = await topUp(plan, context, ports([line('IMTY')], new BusinessError(10_001, 'OB体育暂时无法转账，款项未变动')));
    expect(failed.map(({ order }) => order)).toEqual([collect[1]]);
    expect(sent).toHaveLength(2);
  });
});
