/** @jest-environment jest-fixed-jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { startClaim } from '@/lib/domain/rewards/bonus/claim.mutations';
import { useClaims } from '@/lib/domain/rewards/bonus/claim.store';
import { startRoomGift } from '@/lib/domain/community/chat/room-gift/room-gift.mutations';
import { useRoomGiftSends } from '@/lib/domain/community/chat/room-gift/room-gift.store';
import { UNSENT_COPY } from '@/lib/domain/money/command/command.copy';
import type { CommandRecord } from '@/lib/domain/money/command/command.model';
import type { CommandContext } from '@/lib/domain/money/command/command.mutations';
import { orderDeposit } from '@/lib/domain/money/deposit/deposit.mutations';
import { useDepositRequests } from '@/lib/domain/money/deposit/deposit-request.store';
import { startFlip } from '@/lib/domain/rewards/flip/flip.mutations';
import { useFlipRequests } from '@/lib/domain/rewards/flip/flip.store';
import { requestOrder } from '@/lib/domain/rewards/mall/mall.mutations';
import { useMallRequests } from '@/lib/domain/rewards/mall/mall-request.store';
import { cashOutOrder } from '@/lib/domain/betting/order/cash-out.mutations';
import { useCashOuts } from '@/lib/domain/betting/order/cash-out.store';
import { startRebateClaim } from '@/lib/domain/money/rebate/rebate.mutations';
import { useRebateClaims } from '@/lib/domain/money/rebate/rebate.store';
import { startReward } from '@/lib/domain/rewards/reward/reward.mutations';
import { useRewardRequests } from '@/lib/domain/rewards/reward/reward.store';
import type { RejectedCall } from '@/lib/domain/member/session/rejection.model';
import { decideEffect } from '@/lib/domain/member/session/rejection.rules';
import { placeBets } from '@/lib/domain/betting/slip/placement.mutations';
import { usePlacements } from '@/lib/domain/betting/slip/placement.store';
import { startTransfer } from '@/lib/domain/money/wallet/transfer.mutations';
import { useTransfers } from '@/lib/domain/money/wallet/transfer.store';
import { requestWithdrawal } from '@/lib/domain/money/withdraw/withdraw.mutations';
import { useWithdrawRequests } from '@/lib/domain/money/withdraw/withdraw-request.store';
import { listenToCodes } from '@/lib/platform/code-event';
import { aRebateDay } from '../../../support/loyalty.builder';
import { aLeg, anOrder } from '../../../support/slip.builder';

interface Kind {
  store: { getState(): { records: readonly CommandRecord[] }; setState(state: { records: [] }): void };
  start(context: CommandContext): Promise<unknown>;
}

const KEY = 'key-0000-0001';
const flower = { giftId: 'flower', version: 1, name: '鲜花', picture: 'flower', price: 10, vipLevel: 0 } as const;
// Another venue than the cash-out's, whose session never comes.
const legOf = (selectionId: string) => aLeg({ venue: 'IMTY', selectionId });

/** Every kind of command by the file of its store. */
const KINDS: Readonly<Record<string, Kind>> = {
  'rewards/bonus/claim.store.ts': { store: useClaims, start: (context) => startClaim({ target: 'bonus', id: '1', key: KEY }, context) },
  'community/chat/room-gift/room-gift.store.ts': {
    store: useRoomGiftSends,
    start: (context) => startRoomGift({ key: KEY, roomId: '1', gift: flower, count: 1 }, context),
  },
  'money/deposit/deposit-request.store.ts': {
    store: useDepositRequests,
    start: (context) => orderDeposit({ method: 'bank', amount: 10_000n, payerName: '王小明', payeeId: '' }, context),
  },
  'rewards/flip/flip.store.ts': { store: useFlipRequests, start: (context) => startFlip({ roundId: '1', card: 0 }, context) },
  'rewards/mall/mall-request.store.ts': {
    store: useMallRequests,
    start: (context) => requestOrder({ itemId: '1', version: 1, price: 1, recipient: null }, '礼品', KEY, context),
  },
  'betting/order/cash-out.store.ts': { store: useCashOuts, start: (context) => cashOutOrder(anOrder(), 5_000n, 4_266n, context) },
  'money/rebate/rebate.store.ts': { store: useRebateClaims, start: (context) => startRebateClaim([aRebateDay()], context) },
  'rewards/reward/reward.store.ts': {
    store: useRewardRequests,
    start: (context) => startReward({ target: 'checkIn', id: 'today', day: '2026-11-20' }, context),
  },
  'betting/slip/placement.store.ts': {
    store: usePlacements,
    start: (context) =>
      placeBets(
        // A single, and a parlay with a system in one call.
        [[1], [2, 0]].map((sizes) => ({
          legs: (sizes.length === 1 ? ['1'] : ['1', '2', '3']).map(legOf),
          prices: sizes.length === 1 ? ['1.83'] : ['1.83', '1.83', '1.83'],
          combos: sizes.map((size) => ({ size, bets: 1, unitStake: 5_000n })),
        })),
        { ...context, policy: { kind: 'better' } } as Parameters<typeof placeBets>[1],
      ),
  },
  'money/wallet/transfer.store.ts': { store: useTransfers, start: (context) => startTransfer({ kind: 'switch', on: true }, context) },
  'money/withdraw/withdraw-request.store.ts': {
    store: useWithdrawRequests,
    start: (context) => requestWithdrawal({ payeeId: 'p1', amount: 50_000n, fee: 0n }, '135790', KEY, context),
  },
};

const write = Storage.prototype.setItem;
const local = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
const locks = Object.getOwnPropertyDescriptor(navigator, 'locks')!;
const setWrite = (put: (this: Storage, key: string, value: string) => void) => {
  Storage.prototype.setItem = put;
};
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** Browsers in which a command cannot be stored or another tab sends it, and the message that the member reads. */
const OBSTACLES: Readonly<Record<string, { set(): void; message: string }>> = {
  'the storage throws on every write': { set: () => setWrite(full), message: UNSENT_COPY.full },
  'the storage drops what is written without an error': { set: () => setWrite(() => undefined), message: UNSENT_COPY.full },
  'the storage takes old keys and refuses new ones': {
    set: () =>
      setWrite(function put(key, value) {
        if (this.getItem(key) === null) full();
        write.call(this, key, value);
      }),
    message: UNSENT_COPY.full,
  },
  'the storage is forbidden altogether': {
    set: () =>
      Object.defineProperty(globalThis, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      }),
    message: UNSENT_COPY.full,
  },
  'there are no locks and the storage is full': {
    set: () => {
      Reflect.deleteProperty(navigator, 'locks');
      setWrite(full);
    },
    message: UNSENT_COPY.full,
  },
  'another tab has the lock': {
    set: () => {
      const request = async (_name: string, _options: object, run: (lock: null) => unknown) => run(null);
      Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    },
    message: UNSENT_COPY.taken,
  },
};

/** Node's Request has no page to resolve a path against; a browser's has. */
const RealRequest = globalThis.Request;
class PageRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

const realTimeout = setTimeout;
let calls: number;
const callCount = () => calls;
let reported: RejectedCall[];
let stop: () => void;
const context = { member: 'm', queryClient: new QueryClient() };

beforeAll(() => {
  process.env.NEXT_PUBLIC_SIGN_KEY = 'browser-key';
  globalThis.Request = PageRequest;
});

afterAll(() => {
  delete process.env.NEXT_PUBLIC_SIGN_KEY;
  globalThis.Request = RealRequest;
});

beforeEach(() => {
  calls = 0;
  reported = [];
  stop = listenToCodes((rejection) => void reported.push(rejection));
  globalThis.fetch = () => {
    calls += 1;
    return new Promise(() => undefined);
  };
});

afterEach(() => {
  stop();
  setWrite(write);
  Object.defineProperty(globalThis, 'localStorage', local);
  Object.defineProperty(navigator, 'locks', locks);
  localStorage.clear();
});

test('every kind of command is covered here', () => {
  const files = readdirSync('lib/domain', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.store.ts'));
  const stores = files.filter((file) => readFileSync(path.join('lib/domain', file), 'utf8').includes('= createCommandStore'));
  expect(stores.toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

describe.each(Object.entries(KINDS))('the command of %s', (_file, { store, start }) => {
  beforeEach(async () => {
    store.setState({ records: [] });
    // A claim of the test before lasts half a second.
    await jest.advanceTimersByTimeAsync(1_000);
  });
  beforeAll(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] }));
  afterAll(() => jest.useRealTimers());

  test.each(Object.entries(OBSTACLES))('is not sent while %s, and the member sees the reason', async (_name, { set, message }) => {
    set();
    const started = start(context);
    await jest.advanceTimersByTimeAsync(100);
    await started;
    expect([calls, store.getState().records]).toEqual([0, []]);
    expect(new Set(reported.map((rejection) => rejection.message))).toEqual(new Set([message]));
    const facts = { path: '/', search: '', go: false, downloadDevice: false, maintenance: false };
    expect(decideEffect(reported[0]!, facts)).toMatchObject({ endSession: false, goTo: null, notice: { how: 'dialog', text: message } });
  });

  test('is sent once it is stored', async () => {
    void start(context);
    for (let tries = 0; tries < 200 && callCount() === 0; tries += 1) {
      await jest.advanceTimersByTimeAsync(10);
      // Signing a call takes real time.
      await new Promise((resolve) => realTimeout(resolve, 5));
    }
    expect(store.getState().records.length).toBeGreaterThan(0);
    expect([calls > 0, reported]).toEqual([true, []]);
  });
});
