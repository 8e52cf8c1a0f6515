import { readStoredJson, writeStored } from '@/lib/kit/browser/storage';
import { markAt, type RealityMark } from './reality.rules';

/** Shared by the tabs of a browser: a check that one has shown is not due in another. */
const STORED = 'realityCheck';

function read(): RealityMark | null {
  const { member, at } = Object(readStoredJson(STORED)) as { member?: unknown; at?: unknown };
  return typeof member === 'string' && typeof at === 'number' ? { member, at } : null;
}

/** The mark to count from, which is stored when it is a new one. */
export function currentMark(member: string, minutes: number, now: number): RealityMark {
  const stored = read();
  const mark = markAt(stored, member, minutes, now);
  if (mark !== stored) storeMark(mark);
  return mark;
}

/** Counts from here: the member has seen a check. */
export function storeMark(mark: RealityMark): void {
  writeStored(STORED, JSON.stringify(mark));
}

/** Calls `changed` when another tab stores a mark. Returns how to stop. */
export function watchMark(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === STORED) changed();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
