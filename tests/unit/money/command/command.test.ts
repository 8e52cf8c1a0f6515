/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import * as z from '@pavilion/contract/schema';
import type * as Mutations from '@/lib/domain/money/command/command.mutations';
import type * as Store from '@/lib/domain/money/command/command.store';

interface Gift {
  key: string;
  member: string;
  to: string;
  state: 'sent' | 'unknown' | 'done' | 'failed';
}

const KEY = 'gifts';
const WALLET = ['wallet'];
const schema = z.object({ key: z.string(), member: z.string(), to: z.string(), state: z.enum(['sent', 'unknown', 'done', 'failed']) });
const isOpen = ({ state }: Gift) => state === 'sent' || state === 'unknown';
const gift = (over: Partial<Gift> = {}): Gift => ({ key: 'key-1', member: 'm', to: 'ann', state: 'sent', ...over });

/** A page of its own: stores read the storage when they are created. `results` in order, the last one repeats. */
async function newPage(results: readonly (Gift['state'] | Error | (() => Promise<Gift['state']>))[] = ['done']) {
  jest.resetModules();
  const { createCommandStore } = (await import('@/lib/domain/money/command/command.store')) as typeof Store;
  const { createCommand } = (await import('@/lib/domain/money/command/command.mutations')) as typeof Mutations;
  const calls: string[] = [];
  let session = 's';
  let time = 0;
  const ports: Mutations.CommandPorts = {
    now: () => time,
    wait: async (ms) => void (time += ms),
    mint: () => 'minted',
    session: () => session,
  };
  const store = createCommandStore<Gift>({
    name: KEY,
    version: 1,
    schema,
    subjectOf: ({ member, to }) => `${member} ${to}`,
    isOpen,
    restart: (record) => ({ ...record, state: 'unknown' }),
  });
  async function learn(name: string, key: string): Promise<void> {
    const respond = results[Math.min(calls.push(`${name} ${key}`), results.length) - 1];
    if (respond instanceof Error) throw respond;
    const state = typeof respond === 'function' ? await respond() : respond!;
    store.getState().update(key, (record) => ({ ...record, state }));
  }
  const ended = jest.fn();
  const command = createCommand<Gift, Mutations.CommandContext, Mutations.CommandPorts>(
    {
      store,
      isOpen,
      async send(records) {
        await Promise.all(records.map(({ key }) => learn('send', key)));
        return records.map(({ key }) => key);
      },
      delay: () => 1_000,
      async poll({ key }) {
        await learn('ask', key);
        return false;
      },
      invalidates: [WALLET],
      onEnd: ended,
    },
    ports,
  );
  const queryClient = new QueryClient();
  const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
  const context = { member: 'm', queryClient };
  const leave = () => {
    session = 'another';
  };
  return { store, command, context, run: command.begin(context), calls, ended, invalidate, leave, now: () => time };
}

const stored = () => (JSON.parse(localStorage.getItem(KEY) ?? '{"records":[]}') as { records: Gift[] }).records;

beforeEach(() => localStorage.clear());

test('stores a record before it sends it, sends it once, and invalidates what it may have changed', async () => {
  let seen: Gift[] = [];
  const respond = async (): Promise<Gift['state']> => {
    seen = stored();
    return 'done';
  };
  const { command, run, calls, ended, invalidate, store } = await newPage([respond]);
  await expect(command.send([gift()], run)).resolves.toEqual({ sent: [gift({ state: 'done' })], unsent: null });
  expect(seen).toEqual([gift()]);
  expect(calls).toEqual(['send key-1']);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(invalidate).toHaveBeenCalledWith({ queryKey: WALLET });
  expect([store.getState().records, stored()]).toEqual([[gift({ state: 'done' })], []]);
});

test('sends nothing for a subject with an open record, and removes a failed one when it is tried again', async () => {
  const { command, run, calls, store } = await newPage(['unknown', 'failed', 'done']);
  await command.send([gift()], run);
  await expect(command.send([gift({ key: 'key-2' })], run)).resolves.toEqual({ sent: [], unsent: null });
  await command.send([gift({ key: 'key-3', to: 'bob' })], run);
  await command.send([gift({ key: 'key-4', to: 'bob' })], run);
  expect(calls).toEqual(['send key-1', 'send key-3', 'send key-4']);
  expect(store.getState().records.map(({ key, state }) => [key, state])).toEqual([
    ['key-1', 'unknown'],
    ['key-4', 'done'],
  ]);
});

test('follows a lost response with pauses until the record ends, and an error while looking up changes nothing', async () => {
  const { command, run, calls, ended, now } = await newPage(['unknown', new Error('no answer'), 'unknown', 'done']);
  await command.send([gift()], run);
  const following = command.follow('key-1', run);
  expect([command.isFollowed('key-1'), command.follow('key-1', run)]).toEqual([true, following]);
  await expect(following).resolves.toEqual(gift({ state: 'done' }));
  expect(calls).toEqual(['send key-1', 'ask key-1', 'ask key-1', 'ask key-1']);
  expect([command.isFollowed('key-1'), now(), ended.mock.calls.length]).toEqual([false, 3_000, 1]);
});

test('waits for the response to a record that is being sent, and looks nothing up', async () => {
  let respond: (state: Gift['state']) => void = () => undefined;
  const { command, run, calls } = await newPage([() => new Promise((resolve) => (respond = resolve))]);
  const sending = command.send([gift()], run);
  await new Promise((resolve) => setTimeout(resolve));
  const following = command.follow('key-1', run);
  respond('done');
  await expect(following).resolves.toEqual(gift({ state: 'done' }));
  await sending;
  expect(calls).toEqual(['send key-1']);
});

test('looks nothing up once the session changed', async () => {
  const { command, run, calls, leave } = await newPage(['unknown']);
  await command.send([gift()], run);
  leave();
  await expect(command.follow('key-1', run)).resolves.toEqual(gift({ state: 'unknown' }));
  expect(calls).toEqual(['send key-1']);
});

test('the next page looks up its own member’s open records at once, and never sends them', async () => {
  const first = await newPage(['unknown']);
  await first.command.send([gift(), gift({ key: 'key-2', member: 'x' })], first.run);
  const next = await newPage(['done']);
  expect(next.store.getState().records.map(({ key, state }) => [key, state])).toEqual([
    ['key-1', 'unknown'],
    ['key-2', 'unknown'],
  ]);
  next.command.resume(next.context);
  await next.command.follow('key-1', next.run);
  expect([next.calls, next.now()]).toEqual([['ask key-1'], 0]);
  expect(stored().map(({ key }) => key)).toEqual(['key-2']);
});

test('a record that does not fit, as of an earlier version, is dropped and takes no open one along', async () => {
  const text = (...records: unknown[]) => JSON.stringify({ version: 1, records });
  const earlier = { ...gift({ key: 'earlier', to: 'cid' }), state: 'refused' };
  localStorage.setItem(KEY, text(earlier, gift(), null, { key: 'half' }));
  const { store } = await newPage();
  expect(store.getState().records).toEqual([gift({ state: 'unknown' })]);
  // From another tab, which still has the earlier version.
  const next = gift({ key: 'key-2', to: 'bob' });
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text(gift(), earlier, next) }));
  expect(store.getState().records.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
});

test('takes over what another tab stores, and keeps the results of records that ended here', async () => {
  const { command, run, store } = await newPage(['done']);
  await command.send([gift()], run);
  const text = JSON.stringify({ version: 1, records: [gift({ key: 'key-9', to: 'eve' })] });
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }));
  expect(store.getState().records.map(({ key, state }) => [key, state])).toEqual([
    ['key-1', 'done'],
    ['key-9', 'sent'],
  ]);
  store.getState().dismiss(['key-1', 'key-9']);
  expect(store.getState().records.map(({ key }) => key)).toEqual(['key-9']);
});

test.each(['{', 'null', '{"version":2,"records":[]}', '{"version":1,"records":[{"key":"key-1"}]}'])(
  'reads %s in the storage as nothing',
  async (text) => {
    localStorage.setItem(KEY, text);
    expect((await newPage()).store.getState().records).toEqual([]);
  },
);

/** The locks of several tabs of one browser. */
function sharedLocks(): unknown {
  const taken = new Set<string>();
  return {
    async request(name: string, _options: LockOptions, run: (lock: object | null) => unknown) {
      if (taken.has(name)) return run(null);
      taken.add(name);
      await run({});
      taken.delete(name);
    },
  };
}

describe.each(['with locks', 'without locks'])('two tabs of one browser %s', (browser) => {
  const locks = Object.getOwnPropertyDescriptor(navigator, 'locks')!;
  beforeEach(() => {
    if (browser === 'with locks') Object.defineProperty(navigator, 'locks', { configurable: true, value: sharedLocks() });
    else Reflect.deleteProperty(navigator, 'locks');
  });
  afterEach(() => void Object.defineProperty(navigator, 'locks', locks));

  test('send one command when both are tapped together, and keep each other’s later ones', async () => {
    const tabs = [await newPage(), await newPage()] as const;
    const both = await Promise.all(tabs.map(({ command, run }, index) => command.send([gift({ key: `key-${index}` })], run)));
    expect(tabs.flatMap(({ calls }) => calls)).toHaveLength(1);
    expect(both.filter(({ unsent }) => unsent !== null)).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 700));
    const late = both[0]!.unsent === null ? tabs[1] : tabs[0];
    await expect(late.command.send([gift({ key: 'key-9' })], late.run)).resolves.toMatchObject({ unsent: null });
    expect(late.calls).toEqual(['send key-9']);
  });

  test('keep a command that both see: the second tab reads the storage before it decides', async () => {
    const [one, other] = [await newPage(['unknown']), await newPage()];
    await one.command.send([gift()], one.run);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(other.command.send([gift({ key: 'key-2' })], other.run)).resolves.toEqual({ sent: [], unsent: null });
    expect(other.calls).toEqual([]);
  });

  test('share the lock with the other work of the same tab', async () => {
    const { command, run, calls } = await newPage();
    await command.alone(
      async () => void (await Promise.all([command.send([gift()], run), command.send([gift({ key: 'key-2', to: 'bob' })], run)])),
    );
    expect(calls).toEqual(['send key-1', 'send key-2']);
  });
});

test('stores again what another tab overwrote unknowingly, and what a cleared storage lost', async () => {
  const { command, run, store } = await newPage(['unknown']);
  await command.send([gift()], run);
  const foreign = JSON.stringify({ version: 1, records: [gift({ key: 'key-9', to: 'eve' })] });
  for (const text of [foreign, null]) {
    if (text === null) localStorage.clear();
    else localStorage.setItem(KEY, text);
    window.dispatchEvent(new StorageEvent('storage', { key: text === null ? null : KEY, newValue: text }));
    expect(stored().map(({ key }) => key)).toEqual(['key-1', 'key-9']);
  }
  expect(store.getState().records).toHaveLength(2);
});

test('a state that cannot be stored is not sent, and the record stays unchanged', async () => {
  const { command, run, store } = await newPage(['unknown']);
  await command.send([gift()], run);
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(store.getState().commit('key-1', (record) => ({ ...record, key: 'key-2' }))).toBeNull();
  expect(store.getState().records).toEqual([gift({ state: 'unknown' })]);
  // An update that only ends a record needs no room: the next page finds it open, and checks.
  expect(store.getState().update('key-1', (record) => ({ ...record, state: 'done' }))).toEqual(gift({ state: 'done' }));
  write.mockRestore();
  expect(stored()).toEqual([gift({ state: 'unknown' })]);
  store.getState().dismiss(['key-1']);
  expect(stored()).toEqual([]);
});
