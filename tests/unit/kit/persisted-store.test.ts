/** @jest-environment jest-fixed-jsdom */
import * as z from '@pavilion/contract/schema';
import { loadPersisted, persistedMembers } from '@/lib/kit/browser/persisted-store';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const initial = { size: 1, names: ['a'] };
const schema = z.object({ size: z._default(z.number(), 1), names: z._default(z.array(z.string()), []) });

type State = typeof initial & { grow: () => void; other: number };

function newPage() {
  const store = create<State>()(
    persist(
      (set) => ({ ...initial, other: 0, grow: () => set((state) => ({ size: state.size + 1 })) }),
      persistedMembers<State, typeof initial>({ name: 'kept', version: 2, initial, schema }),
    ),
  );
  return { store, load: () => loadPersisted(store) };
}

const stored = () => localStorage.getItem('kept');

beforeEach(() => localStorage.clear());

test('writes only the persisted part, and only when it changes', () => {
  const { store } = newPage();
  store.setState({ other: 5 });
  expect(stored()).toBeNull();
  store.getState().grow();
  expect(stored()).toBe('{"state":{"size":2,"names":["a"]},"version":2}');
});

test('the next page reads the stored state on request', () => {
  newPage().store.getState().grow();
  const { store, load } = newPage();
  expect(store.getState().size).toBe(1);
  load();
  expect(store.getState()).toMatchObject({ size: 2, names: ['a'], other: 0 });
  store.getState().grow();
  expect(stored()).toContain('"size":3');
});

test.each(['', 'null', '{', '{"state":{"size":7},"version":1}', '{"state":{"size":"7"},"version":2}', '{"version":2}'])(
  'ignores a stored %p',
  (text) => {
    localStorage.setItem('kept', text);
    const { store, load } = newPage();
    load();
    expect(store.getState()).toMatchObject(initial);
  },
);

test('a field that an older version did not store has its default', () => {
  localStorage.setItem('kept', '{"state":{"size":7},"version":2}');
  const { store, load } = newPage();
  load();
  expect(store.getState()).toMatchObject({ size: 7, names: [] });
});

test('keeps the state for this page when the browser’s storage fails', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { store } = newPage();
  store.getState().grow();
  expect(store.getState().size).toBe(2);
  full.mockRestore();
});

test('takes over a change of another tab, and its own change back to an earlier state is written', () => {
  const { store, load } = newPage();
  load();
  store.getState().grow();
  const mine = stored();
  localStorage.setItem('kept', '{"state":{"size":7,"names":["b"]},"version":2}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept' }));
  expect(store.getState()).toMatchObject({ size: 7, names: ['b'] });
  store.setState({ size: 2, names: ['a'] });
  expect(stored()).toBe(mine);
});

test('an invalid or removed state of another tab changes nothing here', () => {
  const { store, load } = newPage();
  load();
  store.getState().grow();
  localStorage.setItem('kept', '{');
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept' }));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.getState()).toMatchObject({ size: 2, names: ['a'] });
});
