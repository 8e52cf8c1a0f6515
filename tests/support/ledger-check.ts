import * as fc from './property';
import { CENTRAL_WALLET } from '@pavilion/contract/constants';
import type { LedgerDump, LedgerProcess, OpResult } from './ledger-process';
import type { LedgerOp } from './ledger-worker';

export const MEMBERS = ['m1', 'm2', 'm3'];
const BET_WALLETS = [CENTRAL_WALLET, 'IMTY', 'OBTY', 'FBTY'] as const;
const BETS = Array.from({ length: 12 }, (_, index) => `b${index}`);

/** Random operations that reuse keys, bets and amounts: repeats, conflicts, late and double settlements. */
export function operations(count: number, seed: number, firstId: number): LedgerOp[] {
  const amount = fc.bigInt({ min: 1n, max: 4_000n }).map(String);
  const round = `r${firstId}-`;
  const op = fc.record({
    op: fc.constantFrom(
      'move' as const,
      'move' as const,
      'drain' as const,
      'grant' as const,
      'open' as const,
      'open' as const,
      'open' as const,
      'settle' as const,
      'settle' as const,
      'void' as const,
    ),
    member: fc.constantFrom(...MEMBERS),
    bet: fc.constantFrom(...BETS),
    venue: fc.constantFrom('IMTY' as const, 'OBTY' as const, 'FBTY' as const),
    // A bet has one stake; now and then an operation names another.
    amount: fc.oneof({ arbitrary: fc.constant('700'), weight: 9 }, { arbitrary: amount, weight: 1 }),
    payout: fc.constantFrom('0', '350', '700', '1190', '2100'),
    key: fc.integer({ min: 0, max: Math.ceil(count / 3) }).map((key) => `${round}${key}`),
  });
  const picked = fc.sample(op, { numRuns: count, seed });
  return picked.map(({ venue, ...entry }, index) => ({
    ...entry,
    id: firstId + index,
    bet: `${round}${entry.bet}-${index % 5}`,
    // A bet has one wallet, whoever reads it.
    wallet:
      entry.op === 'move' || entry.op === 'drain' ? venue : (BET_WALLETS[BETS.indexOf(entry.bet) % BET_WALLETS.length] ?? CENTRAL_WALLET),
    amount: entry.op === 'grant' ? String(BigInt(entry.amount) / 4n + 1n) : entry.amount,
  }));
}

export interface Attempt {
  op: LedgerOp;
  response: OpResult | null;
}

/** Sends everything with at most `width` under way at once. */
export async function runAll(ledger: LedgerProcess, ops: readonly LedgerOp[], width: number): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const left = [...ops];
  const worker = async (): Promise<void> => {
    for (let op = left.shift(); op; op = left.shift()) attempts.push({ op, response: await ledger.run(op) });
  };
  await Promise.all(Array.from({ length: width }, worker));
  return attempts;
}

function keyOf(op: LedgerOp): string {
  return op.op === 'settle' || op.op === 'void' ? `close:${op.bet}` : op.key;
}

/** Broken invariants of the ledger as sentences; empty if everything holds. */
export function faultsOf(dump: LedgerDump, attempts: readonly Attempt[]): string[] {
  const faults: string[] = [];
  const { audit } = dump;
  if (!audit.balanced || audit.sum !== '0.00') faults.push(`does not balance: ${audit.sum}`);
  if (audit.negativeMembers > 0) faults.push('a member is below zero');
  if (audit.strayBets > 0) faults.push(`${audit.strayBets} bets touched a wallet that is not theirs`);
  if (!audit.chainIntact) faults.push('the chain is broken');
  for (const entry of dump.entries) {
    if (entry.account.startsWith('member:') && BigInt(entry.balanceAfter) < 0n) faults.push(`${entry.account} was below zero`);
  }
  const stored = new Map<string, number>();
  for (const row of dump.transfers) {
    const key = `${row.owner} ${row.key}`;
    stored.set(key, (stored.get(key) ?? 0) + 1);
  }
  for (const [key, times] of stored) if (times > 1) faults.push(`${key} was applied ${times} times`);
  for (const { op, response } of attempts) {
    // A drain of an empty wallet moves nothing.
    if (response?.ok && (response.result as { moved?: string }).moved === '0') continue;
    if (response?.ok && !stored.has(`${op.member} ${keyOf(op)}`)) faults.push(`acknowledged and lost: ${JSON.stringify(op)}`);
    if (response && !response.ok && response.error !== 'InsufficientBalance' && response.error !== 'KeyConflict') {
      faults.push(`failed for no reason: ${response.error}`);
    }
  }
  const fresh = attempts.filter(({ response }) => response?.ok && (response.result as { repeated: boolean }).repeated === false);
  const effects = new Set(fresh.map(({ op }) => `${op.member} ${keyOf(op)}`));
  if (effects.size !== fresh.length) faults.push('a key had two effects');
  return faults;
}
