import { useSyncExternalStore } from 'react';
import { SUPPORT_TICKET_KEY } from '@pavilion/contract/storage-keys';
import { readLoginInfo, useSignedIn } from '@/lib/domain/member/session/session.store';
import { randomText } from '@/lib/kit/crypto/random-text';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';

const KEY = /^[A-Za-z0-9_-]{43}$/;

const listeners = new Set<() => void>();
/** Fallback for failing storage: the ticket lasts as long as the page. */
let unstored: string | null = null;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function changed(): void {
  for (const listener of listeners) listener();
}

/** The key of a ticket that `owner` opened here, or that a guest opened; null = none. */
export function readTicketKey(owner: string): string | null {
  const stored = readStoredJson(SUPPORT_TICKET_KEY) as { key?: unknown; owner?: unknown } | null;
  if (typeof stored?.key !== 'string' || !KEY.test(stored.key)) return unstored;
  return stored.owner === '' || stored.owner === owner ? stored.key : null;
}

/** Stores a new key before its first message is sent, so that a lost response opens no second ticket. */
export function openTicketKey(owner: string): string {
  const key = randomText(43);
  if (!writeStored(SUPPORT_TICKET_KEY, JSON.stringify({ key, owner }))) unstored = key;
  changed();
  return key;
}

/** Closes the ticket here: the next message opens another, and the one that was left does not come back from the account. */
export function leaveTicket(): void {
  const stored = readStoredJson(SUPPORT_TICKET_KEY) as { key?: unknown } | null;
  if (stored?.key === undefined) removeStored(SUPPORT_TICKET_KEY);
  else writeStored(SUPPORT_TICKET_KEY, JSON.stringify({ left: stored.key }));
  unstored = null;
  changed();
}

/** The key of a ticket that a visitor opened here; null = none. */
export function readVisitorKey(): string | null {
  const stored = readStoredJson(SUPPORT_TICKET_KEY) as { key?: unknown; owner?: unknown } | null;
  return stored?.owner === '' && typeof stored.key === 'string' && KEY.test(stored.key) ? stored.key : null;
}

/** Notes that the ticket of `key`, where it is still the one here, belongs to `owner`. */
export function setTicketOwner(key: string, owner: string): void {
  if (readVisitorKey() !== key) return;
  writeStored(SUPPORT_TICKET_KEY, JSON.stringify({ key, owner }));
  changed();
}

/** Shows a ticket of `owner` that was chosen from the list, whichever was shown before. */
export function showTicket(owner: string, key: string): void {
  if (!KEY.test(key)) return;
  if (!writeStored(SUPPORT_TICKET_KEY, JSON.stringify({ key, owner }))) unstored = key;
  changed();
}

/** Continues a ticket of `owner` that another device opened, unless it was left here. */
export function adoptTicketKey(owner: string, key: string): void {
  const stored = readStoredJson(SUPPORT_TICKET_KEY) as { left?: unknown } | null;
  if (stored?.left === key || !KEY.test(key)) return;
  if (!writeStored(SUPPORT_TICKET_KEY, JSON.stringify({ key, owner }))) unstored = key;
  changed();
}

/** The ticket's key, and the owner of a new one. Hides a ticket of another member of this browser. */
export function useTicketKey(): { ticketKey: string | null; owner: string } {
  const signedIn = useSignedIn(false);
  const owner = useSyncExternalStore(
    subscribe,
    () => (signedIn ? (readLoginInfo()?.userName ?? '') : ''),
    () => '',
  );
  const ticketKey = useSyncExternalStore(
    subscribe,
    () => readTicketKey(owner),
    () => null,
  );
  return { ticketKey, owner };
}
