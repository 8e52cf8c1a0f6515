import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/lib/kit/browser/storage';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { type Cooldowns, runningCooldowns } from './cooldown.rules';

/** sessionStorage key: a cooldown outlasts a reload; in another tab the platform itself enforces it. */
const KEY = 'waits';

const listeners = new Set<() => void>();
/** Fallback for failing storage; lasts as long as the page. */
let inMemory: string | null = null;

function stored(): unknown {
  try {
    return JSON.parse(readStored(KEY, 'session') ?? inMemory ?? 'null');
  } catch {
    return null;
  }
}

let isRead = false;

/** The running cooldowns. Those that this document finds are stored once, so that a shortened one goes on to shrink. */
function current(now: number): Cooldowns {
  const cooldowns = runningCooldowns(stored(), now);
  if (!isRead && typeof window !== 'undefined') save(cooldowns);
  isRead = true;
  return cooldowns;
}

function save(cooldowns: Cooldowns): void {
  inMemory = JSON.stringify(cooldowns);
  writeStored(KEY, inMemory, 'session');
}

/** Time at which `key` may be tried again, ms of `steadyNow`; null = now. */
export function readCooldown(key: string, now: number): number | null {
  return current(now)[key]?.until ?? null;
}

/** Starts a cooldown of `key` for this many seconds from `now`. */
export function startCooldown(key: string, seconds: number, now: number): void {
  const ms = seconds * 1000;
  save({ ...current(now), [key]: { until: now + ms, ms } });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none = () => null;

/** Time at which `key` may be tried again, ms of `steadyNow`; null = now, and on the server. */
export function useCooldown(key: string): number | null {
  return useSyncExternalStore(subscribe, () => readCooldown(key, steadyNow()), none);
}
