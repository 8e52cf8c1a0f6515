import { readStored, readStoredJson, writeStored } from '@/lib/kit/browser/storage';
import type { Seen } from './pop-up.rules';

const SEEN = 'popUps';
const SHOWN = 'popUpShown';
const CLOSED = 'iconClosed';
/** Newest pop-ups that are stored; older ones may appear again. */
const MAX_STORED = 50;

export function seenPopUps(): Seen {
  const stored = readStoredJson(SEEN);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

/** True if this visit has shown its pop-up. */
export function hadPopUp(): boolean {
  return readStored(SHOWN, 'session') !== null;
}

export function rememberPopUp(id: string, now: number): void {
  const newest = Object.entries({ ...seenPopUps(), [id]: now }).toSorted(([, a], [, b]) => b - a);
  writeStored(SEEN, JSON.stringify(Object.fromEntries(newest.slice(0, MAX_STORED))));
  writeStored(SHOWN, '1', 'session');
}

/** Id of the icon that the visitor closed in this visit. */
export function closedIcon(): string | null {
  return readStored(CLOSED, 'session');
}

export function closeIcon(id: string): void {
  writeStored(CLOSED, id, 'session');
}
