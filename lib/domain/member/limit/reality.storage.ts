import { readStoredJson, writeStored } from '@/lib/kit/browser/storage';
import { markAt, type RealityMark } from './reality.rules';

/** Shared by the tabs of a browser: a check that one has shown is not due in another. */
const STORED = 'realityCheck';

const listeners = new Set<() => void>();
/** Fallback for failing storage: the mark lasts as long as the page. */
let unstored: RealityMark | null = null;

function read(): RealityMark | null {
  const { member, at } = Object(readStoredJson(STORED)) as { member?: unknown; at?: unknown };
  return typeof member === 'string' && typeof at === 'number' ? { member, at } : unstored;
}

function write(mark: RealityMark): void {
  unstored = writeStored(STORED, JSON.stringify(mark)) ? null : mark;
}

/** The mark to count from, which is stored when it is a new one. */
export function currentMark(member: string, minutes: number, now: number): RealityMark {
  const stored = read();
  const mark = markAt(stored, member, minutes, now);
  if (mark !== stored) write(mark);
  return mark;
}

/** Counts from here: the member has seen a check. */
export function storeMark(mark: RealityMark): void {
  write(mark);
  for (const listener of listeners) listener();
}

/** Calls `changed` when this page or another tab stores a mark. Returns how to stop. */
export function watchMark(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORED) changed();
  };
  listeners.add(changed);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', onStorage);
  };
}
