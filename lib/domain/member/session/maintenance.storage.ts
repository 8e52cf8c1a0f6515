import { MAINTENANCE_FROM_KEY } from '@pavilion/contract/storage-keys';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';

const RESPONSE_KEY = 'maintenanceAnswer';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;

/** The times of a 6014 response, ISO-8601 UTC; null = unknown. */
export interface MaintenancePeriod {
  startTime: string | null;
  endTime: string | null;
}

function toTime(value: unknown): string | null {
  return typeof value === 'string' && TIME.test(value) ? value : null;
}

// Parsed without a schema: the session guard of every page loads this file, and a schema would load its library.
function toPeriod(data: unknown): MaintenancePeriod | null {
  if (typeof data !== 'object' || data === null) return null;
  const { startTime, endTime } = data as Record<string, unknown>;
  return { startTime: toTime(startTime), endTime: toTime(endTime) };
}

/** Stores the current path, to which the maintenance page returns. */
export function rememberMaintenancePath(): void {
  writeStored(MAINTENANCE_FROM_KEY, `${location.pathname}${location.search}`, 'session');
}

/** Stores the times of a 6014 response and the current path, for the maintenance page (contract §2.2). */
export function saveMaintenance(data: unknown): void {
  writeStored(RESPONSE_KEY, JSON.stringify(toPeriod(data) ?? { startTime: null, endTime: null }), 'session');
  rememberMaintenancePath();
}

/** The times of the 6014 response that led to the maintenance page; null when the configuration led there. */
export function storedMaintenance(): MaintenancePeriod | null {
  return toPeriod(readStoredJson(RESPONSE_KEY, 'session'));
}

/** Removes the response when the maintenance page is left. */
export function dropMaintenance(): void {
  removeStored(RESPONSE_KEY, 'session');
}
