import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { programArgs } from '../support/programs';
import { startPushService, type PushService } from '../support/push-service';
import { SCRATCH } from '../support/scratch';
import { testEnv } from '../support/test-env';
import { spawnChild } from '../support/child-of-parent';
import { secretsIn } from './secrets';

const ROOT = path.resolve(import.meta.dirname, '../..');
const READY_MS = 60_000;
/** Less than a test takes at most, so that the reason is printed. */
const FOLLOW_MS = 30_000;
const KILL_AFTER_MS = 10_000;
/** Lines of each program that are shown with a failure. */
const SHOWN_LINES = 40;
/** The built site's signing key unless its environment sets another: the runners' development key. */
export const SIGN_KEY = process.env.NEXT_PUBLIC_SIGN_KEY ?? '';

/** Output of a program: stored in a file, and from a mark on available to the test that fails. */
class Log {
  private readonly file: WriteStream;
  private lines: string[] = [];
  private rest = '';

  constructor(readonly folder: string) {
    mkdirSync(path.dirname(folder), { recursive: true });
    this.file = createWriteStream(folder, { flags: 'a' });
  }

  take(text: string): void {
    this.file.write(text);
    const parts = (this.rest + text).split('\n');
    this.rest = parts.pop()!;
    this.lines.push(...parts);
  }

  /** Assigns the output from here on to this test. */
  mark(test: string): void {
    this.lines = [];
    this.file.write(`— ${test}\n`);
  }

  last(): string {
    return this.lines.slice(-SHOWN_LINES).join('\n');
  }

  /** Everything since the mark. */
  all(): string {
    return [...this.lines, this.rest].join('\n');
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.file.end(resolve));
  }
}

/** Resolves to the match of `pattern` in the program's output. */
function printed(child: ChildProcess, pattern: RegExp, log: Log): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (why: string) => reject(new Error(`${child.spawnargs.slice(-3).join(' ')} ${why}\n${log.last()}`));
    const late = setTimeout(() => fail(`was not ready within ${READY_MS} ms`), READY_MS);
    child.stdout!.on('data', (part: string) => {
      text += stripVTControlCharacters(part);
      const found = pattern.exec(text);
      if (!found) return;
      clearTimeout(late);
      resolve(found[1]!);
    });
    child.once('exit', (code, signal) => {
      clearTimeout(late);
      fail(`stopped with ${signal ?? code} before it was ready`);
    });
  });
}

/** Waits until `address` responds with 200 and a body that `good` accepts. */
async function responds(address: string, good: (body: Record<string, unknown>) => boolean = () => true, limitMs = READY_MS): Promise<void> {
  const until = Date.now() + limitMs;
  let last: Record<string, unknown> | null = null;
  while (Date.now() < until) {
    // The time may also be over between the head of a response and its body.
    last = await fetch(address, { signal: AbortSignal.timeout(2_000) })
      .then(async (response) => (response.ok ? ((await response.json()) as Record<string, unknown>) : null))
      .catch(() => null);
    if (last && good(last)) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`${address} did not respond as it should within ${limitMs} ms: ${JSON.stringify(last)}`);
}

/** Ends a process as `npm start` ends its children: it is killed if it still runs after ten seconds. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  const killer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await gone;
  clearTimeout(killer);
}

/** A separate site and sandbox: the programs of `npm start`, on ports that they choose themselves, with temporary data. */
export class Stack {
  private sandbox: ChildProcess | null = null;
  private site: ChildProcess | null = null;
  private readonly ending = new Set<ChildProcess>();
  /** Names and tokens of the members of its journeys: no log may contain them. */
  readonly secrets = new Set<string>();
  /** Processes that stopped by themselves. */
  readonly deaths: string[] = [];
  private readonly folder = mkdtempSync(path.join(SCRATCH, 'pavilion-e2e-'));
  private readonly logs: Record<'site' | 'sandbox', Log>;

  private settings: Record<string, string> = {};
  /** The push service of the browsers, the only one that the sandbox knows. */
  private pushService: PushService | null = null;
  /** 0 until the sandbox has taken its ports; it uses the same ones after a restart. */
  private sandboxPort = 0;
  private siteOrigin = '';

  private constructor(worker: number) {
    const folder = (name: string) => path.join(ROOT, '.data/e2e', String(worker), `${name}.log`);
    this.logs = { site: new Log(folder('site')), sandbox: new Log(folder('sandbox')) };
  }

  /** `settingsOf` may put something between the site and its platform, which runs by then. */
  static async start(
    worker: number,
    settingsOf: (stack: Stack) => Promise<Record<string, string>> = () => Promise.resolve({}),
  ): Promise<Stack> {
    const stack = new Stack(worker);
    stack.pushService = await startPushService();
    await stack.startSandbox();
    stack.settings = await settingsOf(stack);
    await stack.startSite();
    return stack;
  }

  get push(): PushService {
    return this.pushService!;
  }

  get origin(): string {
    return this.siteOrigin;
  }

  get sitePid(): number {
    return this.site!.pid!;
  }

  get platform(): string {
    return `http://127.0.0.1:${this.sandboxPort}`;
  }

  venue(code: 'IMTY' | 'OBTY' | 'FBTY'): string {
    return `http://127.0.0.1:${this.sandboxPort + { IMTY: 1, OBTY: 2, FBTY: 3 }[code]}`;
  }

  /** Waits until the site renders the platform's data of this epoch, and none from before a reset. */
  async follows(epoch: string): Promise<void> {
    await responds(`${this.origin}/api/health`, (health) => health.epoch === epoch, FOLLOW_MS);
  }

  /** Assigns both programs' output from here on to this test. */
  mark(test: string): void {
    for (const log of Object.values(this.logs)) log.mark(test);
  }

  /** Everything that both programs have printed since the mark. */
  printed(): string {
    return Object.values(this.logs)
      .map((log) => log.all())
      .join('\n');
  }

  /** The last lines of both programs since the mark. */
  lastLines(): Record<'site' | 'sandbox', string> {
    return { site: this.logs.site.last(), sandbox: this.logs.sandbox.last() };
  }

  private spawn(name: 'site' | 'sandbox', args: string[], env: Record<string, string>): ChildProcess {
    const log = this.logs[name];
    const child = spawnChild(args, {
      ...testEnv(),
      NEXT_PUBLIC_SIGN_KEY: SIGN_KEY,
      ...this.settings,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SANDBOX_PORT: String(this.sandboxPort),
      ...env,
    });
    for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (text: string) => log.take(text));
    child.once('exit', (code, signal) => {
      if (!this.ending.has(child)) this.deaths.push(`${name} stopped by itself: ${signal ?? code}\n${log.last()}`);
    });
    return child;
  }

  private end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    this.ending.add(child);
    return end(child, signal);
  }

  async startSandbox(): Promise<void> {
    this.sandbox = this.spawn('sandbox', programArgs('sandbox/main.ts'), {
      SANDBOX_CONTROL: '1',
      SANDBOX_HASH_COST: '10',
      SANDBOX_SEED: 'pavilion',
      SANDBOX_DIR: this.folder,
      SANDBOX_PUSH_ORIGINS: this.push.origin,
    });
    const origin = await printed(this.sandbox, /sandbox ready: (\S+)\n/, this.logs.sandbox);
    this.sandboxPort = Number(new URL(origin).port);
  }

  /** SIGTERM by default; `SIGKILL` is a crash. */
  async stopSandbox(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.sandbox) await this.end(this.sandbox, signal);
    this.sandbox = null;
  }

  get sandboxRuns(): boolean {
    return this.sandbox !== null;
  }

  /** A site on a port of its own; `env` has its differences. */
  private async spawnSite(env: Record<string, string> = {}): Promise<{ child: ChildProcess; origin: string }> {
    // The site notices changes of a test within a quarter of a second.
    const child = this.spawn('site', [path.join(ROOT, 'bin/lib/server.mjs'), '-p', '0'], { SITE_REFRESH_MS: '250', ...env });
    const origin = await printed(child, /site ready: (\S+)\n/, this.logs.site);
    return { child, origin };
  }

  /** Starts another site on the same platform, from another build folder; it ends with the returned function. */
  async startOtherSite(distFolder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
    const { child, origin } = await this.spawnSite({ NEXT_DIST_DIR: distFolder });
    await responds(`${origin}/api/health`);
    return { origin, stop: () => this.end(child, 'SIGTERM') };
  }

  private async startSite(): Promise<void> {
    const { child, origin } = await this.spawnSite();
    this.site = child;
    this.siteOrigin = origin;
    await responds(`${this.siteOrigin}/api/health`);
    // A first rendering takes longer than a page waits for its platform: no journey is the first.
    for (const page of ['/', '/game/sport?t=live']) {
      await fetch(`${this.siteOrigin}${page}`, { headers: { cookie: 'isCheck=1' } }).then((response) => response.text());
    }
  }

  async stop(): Promise<void> {
    if (this.site) await this.end(this.site, 'SIGTERM');
    await this.stopSandbox();
    await this.pushService?.stop();
    for (const log of Object.values(this.logs)) {
      await log.close();
      const secrets = secretsIn(readFileSync(log.folder, 'utf8'), this.secrets);
      if (secrets.length > 0) throw new Error(`${log.folder} holds secrets:\n${secrets.join('\n')}`);
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
