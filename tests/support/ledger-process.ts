import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { CENTRAL_WALLET } from '@pavilion/contract/constants';
import type { Audit } from '../../sandbox/kernel/ledger/audit';
import type { LedgerOp } from './ledger-worker';
import { programArgs } from './programs';

export interface OpResult {
  id: number;
  ok: boolean;
  error?: string;
  result?: unknown;
}

export interface LedgerDump {
  audit: Audit;
  transfers: { seq: number; owner: string; key: string; kind: string; reference: string }[];
  entries: { account: string; balanceAfter: string }[];
}

export interface LedgerProcess {
  /** Sends an operation; returns the result, or null when the process died first. */
  run(op: LedgerOp): Promise<OpResult | null>;
  dump(): Promise<LedgerDump>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A ledger of its own process over the data that its settings name. */
export async function startLedger(settings: Record<string, string>, args: string[] = []): Promise<LedgerProcess> {
  const child = spawn(process.execPath, [...programArgs('tests/support/ledger-worker.ts'), ...args], {
    cwd: process.cwd(),
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      ...settings,
    },
  });
  const waiting = new Map<number, (response: OpResult | null) => void>();
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  // Writing to a process that was just killed is part of the test.
  child.stdin.on('error', () => {});
  let ready = (): void => {};
  const started = new Promise<void>((done) => {
    ready = done;
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    // The sandbox reports that it creates its database.
    if (!line.startsWith('{')) return;
    const message = JSON.parse(line) as OpResult & { ready?: boolean };
    if (message.ready) ready();
    else {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  });
  child.once('exit', () => {
    ready();
    for (const response of waiting.values()) response(null);
    waiting.clear();
  });
  await started;

  const run = (op: LedgerOp): Promise<OpResult | null> =>
    new Promise((done) => {
      if (child.exitCode !== null || child.signalCode !== null) return done(null);
      waiting.set(op.id, done);
      child.stdin.write(`${JSON.stringify(op)}\n`);
    });
  return {
    run,
    dump: async () => {
      const response = await run({ id: -1, op: 'dump', member: '', bet: '', wallet: CENTRAL_WALLET, amount: '0', payout: '0', key: '' });
      if (!response?.ok) throw new Error(`dump failed: ${response?.error}`);
      return response.result as LedgerDump;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    stop: async () => {
      child.stdin.end();
      await gone;
    },
  };
}
