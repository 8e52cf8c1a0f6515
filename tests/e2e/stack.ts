import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePortsFrom } from '../support/free-ports';

const ROOT = path.resolve(import.meta.dirname, '../..');
const READY_MS = 60_000;
const KILL_AFTER_MS = 10_000;

/** Base of five free ports in a row: the site, then the platform and its three venues. `E2E_PORT_BASE` keeps two runs at once apart. */
const portsFor = (worker: number): Promise<number> => freePortsFrom(Number(process.env.E2E_PORT_BASE ?? 31_000) + worker * 200, 5);

async function answers(address: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} stopped with ${child.exitCode}; E2E_OUTPUT=1 shows why`);
    const ok = await fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not answer within ${READY_MS} ms`);
}

/** As `npm start` ends its children: what is still there after ten seconds is killed. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  const killer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await gone;
  clearTimeout(killer);
}

/** A site and a sandbox of their own: what `npm start` runs, on free ports, with data that is thrown away. */
export class Stack {
  private sandbox: ChildProcess | null = null;
  private site: ChildProcess | null = null;
  private readonly ending = new Set<ChildProcess>();
  /** Processes that stopped without being asked to. */
  readonly deaths: string[] = [];
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'pavilion-e2e-'));

  private settings: Record<string, string> = {};

  private constructor(private readonly base: number) {}

  /** `settingsOf` may put something between the site and its platform, which runs by then. */
  static async start(
    worker: number,
    settingsOf: (stack: Stack) => Promise<Record<string, string>> = () => Promise.resolve({}),
  ): Promise<Stack> {
    const stack = new Stack(await portsFor(worker));
    await stack.startSandbox();
    stack.settings = await settingsOf(stack);
    await stack.startSite();
    return stack;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.base}`;
  }

  get platform(): string {
    return `http://127.0.0.1:${this.base + 1}`;
  }

  venue(code: 'IMTY' | 'OBTY' | 'FBTY'): string {
    return `http://127.0.0.1:${this.base + { IMTY: 2, OBTY: 3, FBTY: 4 }[code]}`;
  }

  private spawn(args: string[]): ChildProcess {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: {
        ...process.env,
        ...this.settings,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        HOST: '127.0.0.1',
        PORT: String(this.base),
        SANDBOX_PORT: String(this.base + 1),
        SANDBOX_CONTROL: '1',
        SANDBOX_DIR: this.folder,
      },
      stdio: process.env.E2E_OUTPUT ? 'inherit' : 'ignore',
    });
    child.once('exit', (code, signal) => {
      if (!this.ending.has(child)) this.deaths.push(`${args.at(-1)} stopped by itself: ${signal ?? code}`);
    });
    return child;
  }

  private end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    this.ending.add(child);
    return end(child, signal);
  }

  async startSandbox(): Promise<void> {
    this.sandbox = this.spawn(['--import', 'tsx', 'sandbox/main.ts']);
    await answers(`${this.platform}/health`, this.sandbox);
  }

  /** SIGTERM by default; `SIGKILL` is a crash. */
  async stopSandbox(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.sandbox) await this.end(this.sandbox, signal);
    this.sandbox = null;
  }

  get sandboxRuns(): boolean {
    return this.sandbox !== null;
  }

  private async startSite(): Promise<void> {
    this.site = this.spawn([path.join(ROOT, 'node_modules/next/dist/bin/next'), 'start', '-H', '127.0.0.1', '-p', String(this.base)]);
    await answers(`${this.origin}/api/health`, this.site);
  }

  async stop(): Promise<void> {
    if (this.site) await this.end(this.site, 'SIGTERM');
    await this.stopSandbox();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
