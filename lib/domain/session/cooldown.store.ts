import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/lib/kit/browser/storage';
import { runningCooldowns } from './cooldown.rules';

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

/** When `key` may be tried again, ms since 1970; null = now. */
export function readCooldown(key: string, now: number): number | null {
  return runningCooldowns(stored(), now)[key] ?? null;
}

/** Starts a cooldown of `key` for this many seconds from `now`. */
export function startCooldown(key: string, seconds: number, now: number): void {
  inMemory = JSON.stringify({ ...runningCooldowns(stored(), now), [key]: now + seconds * 1000 });
  writeStored(KEY, inMemory, 'session');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none = () => null;

/** When `key` may be tried again, ms since 1970; null = now, and on the server. */
export function useCooldown(key: string): number | null {
  return useSyncExternalStore(subscribe, () => readCooldown(key, Date.now()), none);
}
