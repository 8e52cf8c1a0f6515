import { MAINTENANCE_FROM_KEY } from '@/lib/contract/storage-keys';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';

const ANSWER = 'maintenanceAnswer';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;

/** The times of a 6014 answer, ISO-8601 UTC; null = not told. */
export interface MaintenancePeriod {
  startTime: string | null;
  endTime: string | null;
}

function toTime(value: unknown): string | null {
  return typeof value === 'string' && TIME.test(value) ? value : null;
}

// By hand: the session guard of every page keeps them, and a schema would bring its library along.
function toPeriod(data: unknown): MaintenancePeriod | null {
  if (typeof data !== 'object' || data === null) return null;
  const { startTime, endTime } = data as Record<string, unknown>;
  return { startTime: toTime(startTime), endTime: toTime(endTime) };
}

/** Keeps the place to return to from the maintenance page: this one. */
export function rememberMaintenancePath(): void {
  writeStored(MAINTENANCE_FROM_KEY, `${location.pathname}${location.search}`, 'session');
}

/** Keeps the times of a 6014 answer and the place it came from, for the maintenance page (contract §2.2). */
export function keepMaintenance(data: unknown): void {
  writeStored(ANSWER, JSON.stringify(toPeriod(data) ?? { startTime: null, endTime: null }), 'session');
  rememberMaintenancePath();
}

/** The times that brought the member to the maintenance page; null when the configuration did. */
export function storedMaintenance(): MaintenancePeriod | null {
  return toPeriod(readStoredJson(ANSWER, 'session'));
}

/** Forgets the answer: the maintenance page is being left. */
export function dropMaintenance(): void {
  removeStored(ANSWER, 'session');
}
