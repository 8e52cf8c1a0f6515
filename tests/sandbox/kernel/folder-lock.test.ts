import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { takeFolder, thisProcess, type Owner } from '../../../sandbox/kernel/db/folder-lock';
import { SCRATCH } from '../../support/scratch';
import { until } from '../../support/until';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(SCRATCH, 'folder-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** State and start of a process, as the kernel names them. */
function statOf(pid: number): { state: string; start: string } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const parts = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: parts[0]!, start: parts[19]! };
}

const onLinux = existsSync('/proc/self/stat') ? it : it.skip;

onLinux('a folder whose owner lives is refused, one whose owner is dead and only not yet buried is not', async () => {
  // The child ends only once `sleep` has taken the shell's place: `sleep` waits for no child, so that it stays a zombie.
  const parent = spawn('sh', ['-c', 'cat <&3 & echo $!; exec sleep 60 3<&-'], { stdio: ['ignore', 'pipe', 'ignore', 'pipe'] });
  const [printed] = (await once(parent.stdout!, 'data')) as [Buffer];
  const child = Number(printed);
  await until(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim() === 'sleep', { everyMs: 5 });
  (parent.stdio[3] as Writable).end();
  await until(() => statOf(child).state === 'Z', { everyMs: 5 });
  const owner = path.join(folder, 'owner');

  writeFileSync(owner, `${parent.pid} ${statOf(parent.pid!).start}\n`);
  await expect(takeFolder(folder)).rejects.toThrow('is in use by another sandbox');
  writeFileSync(owner, `${child} ${statOf(child).start}\n`);
  const release = await takeFolder(folder);
  expect(readFileSync(owner, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  await release();
  expect(existsSync(owner)).toBe(false);

  parent.kill();
  await once(parent, 'exit');
});

const WATCH_MS = 400;
const line = ({ pid, start, machine, nonce }: Owner) => `${pid} ${start} ${machine} ${nonce}\n`;

onLinux('of several that start at once on what a dead one left, one has the folder', async () => {
  const children = Array.from({ length: 6 }, () => spawn('sleep', ['60'], { stdio: 'ignore' }));
  await Promise.all(children.map((child) => once(child, 'spawn')));
  const starters = (): Owner[] => children.map(({ pid }) => ({ ...thisProcess(), pid: pid!, start: statOf(pid!).start }));
  for (let round = 0; round < 20; round += 1) {
    writeFileSync(path.join(folder, 'owner'), '999999999 1\n');
    const taken = await Promise.allSettled(starters().map((self) => takeFolder(folder, self)));
    const releases = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(releases).toHaveLength(1);
    for (const release of releases) await release();
  }
  for (const child of children) child.kill();
});

it('an owner in another container holds the lock while its heartbeat continues, even with the same process id', async () => {
  const file = path.join(folder, 'owner');
  writeFileSync(file, line({ ...thisProcess(), machine: 'another-machine/pid:[1]' }));
  let beats = 0;
  const beat = setInterval(() => utimesSync(file, 1, (beats += 1)), WATCH_MS / 10);
  await expect(takeFolder(folder, thisProcess(), WATCH_MS)).rejects.toThrow('is in use by another sandbox');
  clearInterval(beat);
  const release = await takeFolder(folder, thisProcess(), WATCH_MS);
  await release();
  expect(existsSync(file)).toBe(false);
});

it('an owner that lost the lock does not release the new owner’s', async () => {
  const release = await takeFolder(folder);
  const other = line({ ...thisProcess(), pid: 7 });
  writeFileSync(path.join(folder, 'owner'), other);
  await release();
  expect(readFileSync(path.join(folder, 'owner'), 'utf8')).toBe(other);
});

it('the lock of a dead process is taken over', async () => {
  writeFileSync(path.join(folder, 'owner.claim'), '999999999 1\n');
  await (
    await takeFolder(folder)
  )();
  expect(readdirSync(folder)).toEqual([]);
});
