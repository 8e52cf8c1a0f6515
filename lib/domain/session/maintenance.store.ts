import { z } from 'zod/mini';
import { nullableTime } from '@/lib/contract/wire';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';

const ANSWER = 'maintenanceAnswer';
const FROM = 'maintenanceFrom';

const periodSchema = z.object({ startTime: z._default(nullableTime, null), endTime: z._default(nullableTime, null) });

/** The times of a 6014 answer, ISO-8601 UTC. */
export type MaintenancePeriod = z.infer<typeof periodSchema>;

/** Keeps the times of a 6014 answer and the place it came from, for the maintenance page (contract §2.2). */
export function keepMaintenance(data: unknown): void {
  const period = z.safeParse(periodSchema, data);
  writeStored(ANSWER, JSON.stringify(period.success ? period.data : { startTime: null, endTime: null }), 'session');
  writeStored(FROM, `${location.pathname}${location.search}`, 'session');
}

/** The times that brought the member to the maintenance page; null when the configuration did. */
export function keptMaintenance(): MaintenancePeriod | null {
  const period = z.safeParse(periodSchema, readStoredJson(ANSWER, 'session'));
  return period.success ? period.data : null;
}

/** Forgets the answer: the maintenance page is being left. */
export function dropMaintenance(): void {
  removeStored(ANSWER, 'session');
}
