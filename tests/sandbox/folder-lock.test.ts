import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { takeFolder } from '../../sandbox/db/folder.lock';
import { SCRATCH } from '../support/scratch';

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
  // The program that takes the shell's place waits for no child: its own stays a zombie.
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
  const child = Number(printed);
  while (statOf(child).state !== 'Z') await new Promise((resolve) => setTimeout(resolve, 5));
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
