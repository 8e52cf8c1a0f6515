import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startScript } from '../../support/runner';
import { until } from '../../support/until';

/** A runner with one part that runs `part`, a line of script. */
const withPart = (part: string, options = ''): string => `
  const { run, stopInOrder } = await import('./bin/lib/processes.mjs');
  stopInOrder();
  run('part', ['-e', ${JSON.stringify(part)}], process.env, { quiet: [/^chatter/], ${options} });`;

const LIVES = `console.log('chatter'); console.log('pid ' + process.pid); setInterval(() => {}, 1000);`;

const pidOf = (line: string): number => Number(line.split(' ')[1]);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a runner and its child processes', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'end in order on %s with exit code 0',
    async (signal) => {
      // It listens before it prints its number: the signal may follow at once.
      const runner = startScript(withPart(`process.on('SIGTERM', () => { console.log('in order'); process.exit(0); }); ${LIVES}`));
      const pid = pidOf(await runner.line(/^pid/));
      runner.child.kill(signal);
      const { code, lines } = await runner.ended;
      expect(code).toBe(0);
      expect(lines).toEqual([`pid ${pid}`, 'Stopping …', 'in order']);
      expect(isAlive(pid)).toBe(false);
    },
    20_000,
  );

  it('end when the runner is killed', async () => {
    const runner = startScript(withPart(LIVES));
    const pid = pidOf(await runner.line(/^pid/));
    runner.child.kill('SIGKILL');
    // The part holds the pipes of the runner: they close when both are gone.
    expect((await runner.ended).signal).toBe('SIGKILL');
    await until(() => !isAlive(pid), { everyMs: 10, limitMs: 5_000 });
  }, 20_000);

  it('do not end a child that manages its own channel', async () => {
    const grandchild = `process.once('message', () => { console.log('heard'); process.exit(0); }); process.send('here')`;
    const part = `
      const child = require('node:child_process').fork('-e', [${JSON.stringify(grandchild)}]);
      child.once('message', () => setTimeout(() => child.send('go'), 300));
      child.once('exit', () => process.exit(5));`;
    const { lines } = await startScript(withPart(part)).ended;
    expect(lines).toEqual(['heard', 'The part ended unexpectedly (exit code 5).']);
  }, 20_000);

  it('are waited for until the line that reports them ready', async () => {
    const part = `console.log('early'); setTimeout(() => console.log('at work'), 200); setInterval(() => {}, 1000);`;
    const runner = startScript(withPart(part, 'ready: /^at work/').replace('run(', 'await run(') + `console.log('goes on');`);
    await runner.line(/^goes on/);
    runner.child.kill('SIGTERM');
    expect((await runner.ended).lines).toEqual(['early', 'at work', 'goes on', 'Stopping …']);
  }, 20_000);

  it('report in one sentence which child ended by itself', async () => {
    const { code, lines } = await startScript(withPart('process.exit(3)')).ended;
    expect(code).toBe(1);
    expect(lines).toEqual(['The part ended unexpectedly (exit code 3).']);
  }, 20_000);

  it('add nothing when the child gave the reason', async () => {
    const { code, lines } = await startScript(withPart(`console.error('The data is newer than this program.'); process.exit(1)`)).ended;
    expect(code).toBe(1);
    expect(lines).toEqual(['The data is newer than this program.']);
  }, 20_000);

  it('point to the output of a child that crashed', async () => {
    const { code, lines } = await startScript(withPart(`throw new Error('broken')`)).ended;
    expect(code).toBe(1);
    expect(lines).toContain('Error: broken');
    expect(lines.at(-1)).toBe('The part ended unexpectedly (exit code 1); the lines above show why.');
  }, 20_000);

  describe('a child that was ready and ends by itself', () => {
    const serving = (script: string) => startScript(withPart(script, `ready: /^pid/, againArgs: ['-e', ${JSON.stringify(LIVES)}]`));

    it('is restarted without its first arguments, and the runner reports that', async () => {
      const runner = serving(`console.log('first'); ${LIVES}`);
      const first = pidOf(await runner.line(/^pid/));
      process.kill(first, 'SIGKILL');
      await runner.line(/^The part ended unexpectedly \(SIGKILL\)\. Starting it again …$/);
      const second = pidOf(await runner.line(new RegExp(`^pid (?!${first}$)`)));
      expect(isAlive(second)).toBe(true);
      runner.child.kill('SIGTERM');
      const { code, lines } = await runner.ended;
      expect([code, lines.filter((line) => line === 'first').length]).toEqual([0, 1]);
      expect(isAlive(second)).toBe(false);
    }, 20_000);

    it('ends everything after three restarts within a minute', async () => {
      const dies = `console.log('pid ' + process.pid); setTimeout(() => process.exit(4), 20);`;
      const runner = startScript(withPart(dies, 'ready: /^pid/'));
      const { code, lines } = await runner.ended;
      expect(code).toBe(1);
      expect(lines.filter((line) => line.startsWith('pid'))).toHaveLength(4);
      expect(lines.at(-1)).toBe('The part ended unexpectedly (exit code 4), for the fourth time in a minute.');
    }, 20_000);

    describe('with a clock that moves on after every restart', () => {
      /** The runner's clock is frozen between two restarts. */
      const restartingEvery = (ms: number) => {
        const clock = `
          let now = 0;
          Date.now = () => now;
          const write = process.stdout.write.bind(process.stdout);
          process.stdout.write = (text) => {
            if (!text.includes('Starting it again')) return write(text);
            now += ${ms};
            return write(text + now / 1000 + ' s\\n');
          };`;
        const dies = `console.log('pid ' + process.pid); setTimeout(() => process.exit(4), 20);`;
        return startScript(clock + withPart(dies, 'ready: /^pid/'));
      };

      it('is restarted more than three times when the first of the last three restarts was a minute ago', async () => {
        const runner = restartingEvery(20_000);
        await runner.line(/^100 s$/);
        runner.child.kill('SIGTERM');
        expect((await runner.ended).code).toBe(0);
      }, 20_000);

      it('ends everything at its fourth end within a minute', async () => {
        const { code, lines } = await restartingEvery(19_999).ended;
        expect(code).toBe(1);
        expect(lines.filter((line) => line.startsWith('pid'))).toHaveLength(4);
      }, 20_000);
    });

    it('is reported with its last output, without its earlier output and its log', async () => {
      // The runner reads two pipes: the notice is earlier once the runner has forwarded it.
      const sign = path.join(os.tmpdir(), `pavilion-${randomUUID()}`);
      const serveOnSign = (then: string) => {
        const go = `if (!require('node:fs').existsSync(${JSON.stringify(sign)})) return; clearInterval(timer); console.log('pid ' + process.pid); ${then}`;
        return serving(`console.error('an old notice'); const timer = setInterval(() => { ${go} }, 5);`);
      };
      const endOf = async (then: string, report: RegExp) => {
        const runner = serveOnSign(then);
        await runner.line(/^an old notice$/);
        await writeFile(sign, '');
        await runner.line(report);
        runner.child.kill('SIGTERM');
        await runner.ended;
        await rm(sign);
      };
      const log = `console.error(JSON.stringify({ level: 'warn', event: 'ordinary' }));`;
      await endOf(`${log} process.exit(3);`, /^The part ended unexpectedly \(exit code 3\)\. Starting it again …$/);
      await endOf(
        `setTimeout(() => { throw new Error('broken'); }, 50);`,
        /^The part ended unexpectedly \(exit code 1\); the lines above show why\. Starting it again …$/,
      );
    }, 20_000);
  });
});
