import { create, type StoreApi, type UseBoundStore } from 'zustand';
import * as z from '@pavilion/contract/schema';
import { persistDurably } from '@/lib/kit/browser/durable-store';
import { parseStored } from '@/lib/kit/browser/storage';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import type { CommandRecord } from './command.model';

/** Most references that are stored. */
const MAX_KNOWN = 50;
/** ms for which a record that this page added outlives another tab's text without it: that tab may not know of it. */
const NEW_MS = 5_000;

export interface CommandState<R extends CommandRecord> {
  /** Oldest first: open records, and ended ones of this page. */
  records: readonly R[];
  /** References (`referenceOf`) of earlier records' orders: a lost response is never matched to one of these. */
  known: readonly string[];
  /** The open record of the same subject. */
  openLike(record: R): R | null;
  /**
   * Adds records in place of the failed ones of their subjects, and returns those added: none while one of the subject is open. Adds
   * nothing and returns null when the storage rejected them: a record that is not stored must not be sent.
   */
  add(records: readonly R[]): readonly R[] | null;
  /** Replaces a record by its newer state and returns it; null when the record is gone. */
  update(key: string, change: (record: R) => R): R | null;
  /** `update` for a state that is sent: changes nothing and returns null when the storage did not take it. */
  commit(key: string, change: (record: R) => R): R | null;
  /** Removes ended records. An open one stays. */
  dismiss(keys: readonly string[]): void;
}

export type CommandStore<R extends CommandRecord> = UseBoundStore<StoreApi<CommandState<R>>> & {
  /** Key in localStorage. */
  storageKey: string;
};

export interface CommandStorage<R extends CommandRecord> {
  /** Key in localStorage, so that a restarted app and a second tab can resume a record without a result. */
  name: string;
  version: number;
  /** A stored record. */
  schema: z.Schema<R>;
  /** Converts the stored text of any version to this version's form. Default: its parsed JSON. */
  upgrade?(stored: string | null): unknown;
  /** Two records with the same subject are the same intent. */
  subjectOf(record: R): string;
  /** True while it may still move money: nothing else is sent for its subject, and it is never dismissed. */
  isOpen(record: R): boolean;
  /** True if an ended record is stored too; `now` in ms of this device. Default: none is. */
  retain?(record: R, now: number): boolean;
  /** The record for the next page, which cannot receive its response. Null removes it. */
  restart(record: R): R | null;
  /** Id of the order that it became at the receiver, once there is one. */
  referenceOf?(record: R): string | null;
}

/** A stored record; null for one that does not fit, as of an earlier version, which must not take open ones along. */
function readStoredRow<R>(schema: z.Schema<R>, row: unknown): R | null {
  const read = z.safeParse(schema, row);
  return read.success ? read.data : null;
}

/** The records of one kind of command: in memory, in localStorage and in every tab. */
export function createCommandStore<R extends CommandRecord>(storage: CommandStorage<R>): CommandStore<R> {
  const { name, version, schema, subjectOf, isOpen } = storage;
  const storedSchema = z.object({
    version: z.literal(version),
    records: z.array(z.unknown()),
    known: z._default(z.array(z.string()), []),
  });
  const isStored = (record: R) => isOpen(record) || (storage.retain?.(record, steadyNow()) ?? false);

  /** Time at which this page added a record, by its key. */
  const addedAt = new Map<string, number>();
  const isNew = ({ key }: R) => performance.now() - (addedAt.get(key) ?? -Infinity) < NEW_MS;

  /** Changes the records if the storage takes them; else leaves them as they were. */
  function stored(next: Pick<CommandState<R>, 'records'>): boolean {
    const { records } = store.getState();
    store.setState(next);
    if (disk.isSaved()) return true;
    store.setState({ records });
    return false;
  }

  const store = create<CommandState<R>>()((set, get) => ({
    records: [],
    known: [],
    openLike: (record) => get().records.find((other) => isOpen(other) && subjectOf(other) === subjectOf(record)) ?? null,
    add(drafts) {
      disk.sync();
      const { records: before, openLike } = get();
      const subjects = new Set<string>();
      const added = drafts.filter((draft) => {
        const subject = subjectOf(draft);
        return !openLike(draft) && !subjects.has(subject) && subjects.add(subject);
      });
      if (added.length === 0) return added;
      const left = before.filter((other) => !subjects.has(subjectOf(other)) || storage.referenceOf?.(other));
      for (const { key } of added) addedAt.set(key, performance.now());
      return stored({ records: [...left, ...added] }) ? added : null;
    },
    update(key, change) {
      const before = get().records.find((record) => record.key === key);
      if (!before) return null;
      const after = change(before);
      if (after === before) return before;
      const { known } = get();
      const reference = storage.referenceOf?.(after) ?? null;
      set({
        records: get().records.map((record) => (record === before ? after : record)),
        known: reference !== null && !known.includes(reference) ? [...known, reference].slice(-MAX_KNOWN) : known,
      });
      return after;
    },
    commit(key, change) {
      const { records } = get();
      const before = records.find((record) => record.key === key);
      if (!before) return null;
      const after = change(before);
      return stored({ records: records.map((record) => (record === before ? after : record)) }) ? after : null;
    },
    dismiss(keys) {
      const { records } = get();
      const left = records.filter((record) => isOpen(record) || !keys.includes(record.key));
      if (left.length < records.length) set({ records: left });
    },
  }));

  const disk = persistDurably(store, {
    name,
    format: ({ records, known }) =>
      JSON.stringify({ version, records: records.filter(isStored), ...(storage.referenceOf ? { known } : {}) }),
    parse(text) {
      const read = z.safeParse(storedSchema, (storage.upgrade ?? parseStored)(text));
      const { records, known } = read.success ? read.data : { records: [], known: [] };
      const current = records.flatMap((row) => readStoredRow(schema, row) ?? []).filter(isStored);
      // Ended records of this page that are not stored stay readable, and a cleared storage ends nothing.
      const own = store
        .getState()
        .records.filter(
          (record) =>
            !current.some(({ key }) => key === record.key) && (!isStored(record) || (isOpen(record) && (text === null || isNew(record)))),
        );
      return { records: [...own, ...current], known };
    },
  });
  if (typeof window !== 'undefined') {
    disk.load(({ records = [], ...part }) => ({ ...part, records: records.flatMap((record) => storage.restart(record) ?? []) }));
    // Received after the text was taken over: an open record that it lacks is stored again.
    window.addEventListener('storage', ({ key, newValue }) => {
      const lacks = (record: R) => isOpen(record) && !newValue?.includes(record.key);
      if ((key === name || key === null) && store.getState().records.some(lacks)) disk.save();
    });
  }
  return Object.assign(store, { storageKey: name });
}
