import { create, type StoreApi, type UseBoundStore } from 'zustand';
import * as z from '@/lib/contract/schema';
import { persistStore } from '@/lib/kit/browser/persisted-store';
import { parseStored } from '@/lib/kit/browser/storage';
import type { CommandRecord } from './command.model';

/** Most references that are stored. */
const MAX_KNOWN = 50;

export interface CommandState<R extends CommandRecord> {
  /** Oldest first: open records, and ended ones of this page. */
  records: readonly R[];
  /** References (`referenceOf`) of earlier records' orders: a lost answer is never matched to one of these. */
  known: readonly string[];
  /** The open record of the same subject. */
  openLike(record: R): R | null;
  /** Adds a record in place of the failed ones of its subject. Returns false and adds nothing while one of them is open. */
  add(record: R): boolean;
  /** Replaces a record by its newer state and returns it; null when the record is gone. */
  update(key: string, change: (record: R) => R): R | null;
  /** Removes ended records. An open one stays. */
  dismiss(keys: readonly string[]): void;
}

export type CommandStore<R extends CommandRecord> = UseBoundStore<StoreApi<CommandState<R>>>;

export interface CommandStorage<R extends CommandRecord> {
  /** Key in localStorage, so that a restarted app and a second tab can resume a record without an answer. */
  name: string;
  version: number;
  /** A stored record. */
  schema: z.Schema<R>;
  /** Converts the stored text of any version to this version's form. Default: its parsed JSON. */
  upgrade?(stored: string | null): unknown;
  /** Two records with the same subject are the same intent. */
  subjectOf(record: R): string;
  /** Whether it may still move money: nothing else is sent for its subject, and it is never dismissed. */
  isOpen(record: R): boolean;
  /** Whether an ended record is stored too; `now` in ms of this device. Default: none is. */
  retain?(record: R, now: number): boolean;
  /** The record for the next page, which can no longer receive its answer. Null removes it. */
  restart(record: R): R | null;
  /** Id of the order that it became at the receiver, once there is one. */
  referenceOf?(record: R): string | null;
}

/** The records of one kind of command: in memory, in localStorage and in every tab. */
export function createCommandStore<R extends CommandRecord>(storage: CommandStorage<R>): CommandStore<R> {
  const { name, version, schema, subjectOf, isOpen } = storage;
  const storedSchema = z.object({ version: z.literal(version), records: z.array(schema), known: z._default(z.array(z.string()), []) });
  const isStored = (record: R) => isOpen(record) || (storage.retain?.(record, Date.now()) ?? false);

  const store = create<CommandState<R>>()((set, get) => ({
    records: [],
    known: [],
    openLike: (record) => get().records.find((other) => isOpen(other) && subjectOf(other) === subjectOf(record)) ?? null,
    add(record) {
      const { records, openLike } = get();
      if (openLike(record)) return false;
      const left = records.filter((other) => subjectOf(other) !== subjectOf(record) || storage.referenceOf?.(other));
      set({ records: [...left, record] });
      return true;
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
    dismiss(keys) {
      const { records } = get();
      const left = records.filter((record) => isOpen(record) || !keys.includes(record.key));
      if (left.length < records.length) set({ records: left });
    },
  }));

  const load = persistStore(store, {
    name,
    format: ({ records, known }) =>
      JSON.stringify({ version, records: records.filter(isStored), ...(storage.referenceOf ? { known } : {}) }),
    parse(text) {
      const stored = z.safeParse(storedSchema, (storage.upgrade ?? parseStored)(text));
      const { records, known } = stored.success ? stored.data : { records: [], known: [] };
      const current = records.filter(isStored);
      // Ended records of this page that are not stored stay readable.
      const own = store.getState().records.filter((record) => !isStored(record) && !current.some(({ key }) => key === record.key));
      return { records: [...own, ...current], known };
    },
  });
  if (typeof window !== 'undefined') {
    load(({ records = [], ...part }) => ({ ...part, records: records.flatMap((record) => storage.restart(record) ?? []) }));
  }
  return store;
}
