import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failToStart, startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { SCRATCH } from '../../support/scratch';
import { until } from '../../support/until';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(120_000);

/** A small disk of memory: root alone may make one. Null where that is not allowed; then these tests count as skipped. */
function smallDisk(): string | null {
  const disk = mkdtempSync(join(SCRATCH, 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk], { stdio: 'ignore' });
    return disk;
  } catch {
    rmSync(disk, { recursive: true });
    return null;
  }
}
const disk = smallDisk();
const stuffing = () => join(disk!, 'stuffing');

/** Fills the space that is left. */
async function fill(): Promise<void> {
  const { bavail, bsize } = await statfs(disk!);
  await writeFile(stuffing(), Buffer.alloc(bavail * bsize)).catch(() => undefined);
}
const giveSpace = (): Promise<void> => rm(stuffing(), { force: true });

afterAll(() => {
  if (disk === null) return;
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true });
});

(disk === null ? describe.skip : describe)('the embedded PostgreSQL on a full disk', () => {
  let sandbox: SandboxProcess;
  const rejection = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: Error) => error.message,
    );

  it('reports the disk when there is no space for the first cluster', async () => {
    const folder = join(disk!, 'first');
    mkdirSync(folder);
    await fill();
    const { code, output } = await failToStart({ folder });
    expect(code).toBe(1);
    expect(output).toContain(`No space is left on the disk of ${folder}: free some, or set SANDBOX_DIR.`);
    await giveSpace();
    sandbox = await startSandbox({ folder });
  });

  it('returns an error message, keeps running, and continues with all money once there is space', async () => {
    const before = await sandbox.control.member({ balance: '10.00' });
    await fill();
    let rejected = 0;
    for (let tries = 0; tries < 500 && rejected < 20; tries += 1) {
      const response = await rejection(sandbox.control.member({ balance: '10.00' }));
      if (response === 'done') continue;
      rejected += 1;
      expect(response).toContain('系统错误，请稍后重试或联系客服');
    }
    expect(rejected).toBe(20);
    // A reset rewrites every table: the server itself cannot go on, and is restarted until it can.
    expect(await rejection(sandbox.control.reset())).toContain('系统错误，请稍后重试或联系客服');
    await giveSpace();
    await until(async () => (await rejection(sandbox.control.audit())) === 'done', { everyMs: 50 });
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
    expect(await rejection(sandbox.control.kick({ userName: before.userName }))).toBe('done');
    expect(await sandbox.stop()).toBe(0);
  });
});
