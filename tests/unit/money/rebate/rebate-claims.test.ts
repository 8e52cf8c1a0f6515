/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { resumeRebateClaims, startRebateClaim, type RebateClaimPorts } from '@/lib/domain/money/rebate/rebate.mutations';
import { useRebateClaims } from '@/lib/domain/money/rebate/rebate.store';
import { BusinessError, ContractError, NetworkError } from '@/lib/kit/http/errors';
import { aRebateDay } from '../../../support/loyalty.builder';

const DAYS = [aRebateDay()];
const CLAIMED = new BusinessError(10_001, '该日返水已领取');

/** The way in which a response is lost: before the platform received the call, or after it had paid. */
type Loss = 'before' | 'after' | 'http 500 after' | 'late';

/** A platform that pays each day once and responds to a known key like the first time. */
function platform() {
  const paidBy = new Map<string, string>();
  let paid = 0;
  const pay = (days: readonly string[], key: string): string => {
    if (paidBy.get(days.join()) === key) return '0.71';
    if (paidBy.has(days.join())) throw CLAIMED;
    paidBy.set(days.join(), key);
    paid += 1;
    return '0.71';
  };
  return { pay, paid: () => paid };
}

let sent: string[];
let delays: number[];
let session: string | null;
let keys = 0;
const context = { member: 'm1', queryClient: new QueryClient() };
const lost = (status = 0) => new NetworkError({ status, message: '', statusText: '', online: true });

function ports(send: (days: readonly string[], key: string, nth: number) => Promise<string> | string): RebateClaimPorts {
  return {
    send: async ({ days, key }) => {
      sent.push(key);
      return send(days, key, sent.length);
    },
    now: () => 0,
    session: () => session,
    mint: () => `claim-000${(keys += 1)}`,
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
  useRebateClaims.setState({ records: [] });
});

test.each<Loss>(['before', 'after', 'http 500 after', 'late'])('a first response that is lost %s ends in one payment', async (loss) => {
  const site = platform();
  const late: (() => unknown)[] = [];
  const seen: string[] = [];
  const stop = useRebateClaims.subscribe(({ records }) => seen.push(...records.map(({ state }) => state)));
  const end = await startRebateClaim(
    DAYS,
    context,
    ports((days, key, nth) => {
      if (nth > 1) return site.pay(days, key);
      if (loss === 'late') late.push(() => site.pay(days, key));
      else if (loss !== 'before') site.pay(days, key);
      throw lost(loss === 'http 500 after' ? 500 : 0);
    }),
  );
  stop();
  // The first send arrives after everything: its key is known.
  for (const arrive of late) arrive();
  expect(end).toMatchObject({ state: 'done', total: '0.71' });
  expect(new Set(sent).size).toBe(1);
  expect([site.paid(), seen.includes('unknown'), seen.includes('rejected')]).toEqual([1, true, false]);
  expect(delays[0]).toBe(1_000);
});

test('a duplicate of the same call pays nothing more', async () => {
  const site = platform();
  const end = await startRebateClaim(
    DAYS,
    context,
    ports((days, key) => {
      site.pay(days, key);
      return site.pay(days, key);
    }),
  );
  expect([end.state, site.paid(), sent.length]).toEqual(['done', 1, 1]);
});

test('an unreadable response is requested again under its key', async () => {
  const site = platform();
  const end = await startRebateClaim(
    DAYS,
    context,
    ports((days, key, nth) => {
      const total = site.pay(days, key);
      if (nth < 3) throw new ContractError('rebateClaim', 'data');
      return total;
    }),
  );
  expect([end.state, site.paid(), delays]).toEqual(['done', 1, [1_000, 2_000]]);
});

test('a rejection of the first call moved no money, and after a lost response only one about the days counts', async () => {
  expect(
    await startRebateClaim(
      DAYS,
      context,
      ports(() => Promise.reject(CLAIMED)),
    ),
  ).toMatchObject({ state: 'rejected' });
  expect(sent).toHaveLength(1);
  sent = [];
  const results = [lost(), new BusinessError(6_501, '操作过于频繁'), CLAIMED];
  expect(
    (
      await startRebateClaim(
        DAYS,
        context,
        ports((_, __, nth) => Promise.reject(results[nth - 1]!)),
      )
    ).state,
  ).toBe('rejected');
  expect(sent).toHaveLength(3);
});

test('two taps are one claim, even if the second names other days', async () => {
  const waiting: ((total: string) => void)[] = [];
  const slow = ports(() => new Promise((resolve) => void waiting.push(resolve)));
  const both = Promise.all([startRebateClaim(DAYS, context, slow), startRebateClaim([aRebateDay({ day: '2026-11-19' })], context, slow)]);
  await new Promise((resolve) => setTimeout(resolve));
  waiting[0]!('0.71');
  const [first, second] = await both;
  expect([first.key, sent.length]).toEqual([second.key, 1]);
});

test('a claim that a page left without a response is followed only by the next page of the same member', async () => {
  const gone = ports(() => Promise.reject(lost()));
  gone.wait = () => new Promise(() => undefined);
  void startRebateClaim(DAYS, context, gone);
  await new Promise((done) => setTimeout(done, 0));
  const stored = JSON.parse(localStorage.getItem('rebateClaims')!) as { records: { key: string }[] };
  expect(stored.records).toMatchObject([{ state: 'unknown', member: 'm1', days: ['2026-11-20'], total: '0.71' }]);
  const { key } = stored.records[0]!;
  await jest.isolateModulesAsync(async () => {
    const mutations = await import('@/lib/domain/money/rebate/rebate.mutations');
    const store = await import('@/lib/domain/money/rebate/rebate.store');
    sent = [];
    mutations.resumeRebateClaims(
      { member: 'other', queryClient: context.queryClient },
      ports(() => '0.71'),
    );
    expect(sent).toEqual([]);
    const ended = new Promise<void>((done) => store.useRebateClaims.subscribe(({ records }) => records[0]?.state === 'done' && done()));
    mutations.resumeRebateClaims(
      context,
      ports(() => '0.71'),
    );
    await ended;
    expect(sent).toEqual([key]);
    expect(JSON.parse(localStorage.getItem('rebateClaims')!).records).toEqual([]);
  });
});

test('stops with the session, and never sends the key under another one', async () => {
  const end = await startRebateClaim(
    DAYS,
    context,
    ports(() => {
      session = 't2';
      throw lost();
    }),
  );
  expect([end.state, sent.length]).toEqual(['unknown', 1]);
  resumeRebateClaims(
    { member: 'other', queryClient: context.queryClient },
    ports(() => '0.71'),
  );
  expect(sent).toHaveLength(1);
});
