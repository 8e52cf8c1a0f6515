import { createHash } from 'node:crypto';
import type { TransferRequest } from './ledger.model';

export const GENESIS_HASH = '0'.repeat(64);

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Entries with one row per account, in account order, zero rows left out: the order in which accounts are locked. */
export function netEntries(entries: TransferRequest['entries']): { account: string; amount: bigint }[] {
  const net = new Map<string, bigint>();
  for (const { account, amount } of entries) net.set(account, (net.get(account) ?? 0n) + amount);
  return [...net]
    .filter(([, amount]) => amount !== 0n)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([account, amount]) => ({ account, amount }));
}

/** Hash of the fields that must match when a key is reused. */
export function requestHash(request: TransferRequest): string {
  const rows = netEntries(request.entries).map(({ account, amount }) => [account, amount.toString()]);
  return sha256(JSON.stringify([request.kind, request.reference, rows]));
}

export interface ChainedTransfer {
  seq: number;
  owner: string;
  key: string;
  requestHash: string;
  kind: string;
  reference: string;
  at: number;
  entries: readonly { account: string; amount: bigint; balanceAfter: bigint }[];
}

/** Hash of a transfer over everything stored about it and its predecessor's hash. Entries in account order. */
export function chainHash(prevHash: string, transfer: ChainedTransfer): string {
  const { seq, owner, key, requestHash: request, kind, reference, at, entries } = transfer;
  const rows = entries.map((entry) => [entry.account, entry.amount.toString(), entry.balanceAfter.toString()]);
  return sha256(JSON.stringify([prevHash, seq, owner, key, request, kind, reference, at, rows]));
}
