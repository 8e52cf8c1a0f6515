import { existsSync } from 'node:fs';
import { openPostgres } from '../../sandbox/db/postgres.database';
import { startScript } from '../support/runner';

/** A runner that starts a PostgreSQL and says where, or `none` where the machine has no server program; `then` follows. */
const starting = (then: string): string => `
  const { findPrograms, startPostgres } = await import('./bin/parts/postgres.mjs');
  const postgres = await startPostgres({ install: false });
  if (!postgres && findPrograms()) throw new Error('the server did not start');
  console.log('at ' + (postgres?.url ?? 'none'));
  ${then}`;

const folderOf = (url: string): string => new URL(url).searchParams.get('host')!;

async function goes(folder: string): Promise<void> {
  for (let look = 0; look < 1000 && existsSync(folder); look += 1) await new Promise((done) => setTimeout(done, 10));
  expect(existsSync(folder)).toBe(false);
}

describe('the PostgreSQL of the tests', () => {
  it('accepts connections for its folder, and ends when its runner is killed', async () => {
    const runner = startScript(starting('setInterval(() => {}, 1000)'), { PGPORT: '1', PGHOST: 'nowhere.invalid' });
    const url = (await runner.line(/^at /)).slice(3);
    if (url !== 'none') {
      const database = await openPostgres(url, 'public');
      const rows = await database.inSession((session) => session.query<{ user: string }>('SELECT current_user AS user'));
      await database.close();
      expect(rows).toEqual([{ user: 'pavilion' }]);
    }
    runner.child.kill('SIGKILL');
    expect((await runner.ended).signal).toBe('SIGKILL');
    if (url !== 'none') await goes(folderOf(url));
  });

  it('is removed with its folder once stopped', async () => {
    const { code, lines } = await startScript(starting(`await postgres?.stop(); console.log('stopped')`)).ended;
    expect([code, lines[1]]).toEqual([0, 'stopped']);
    const url = lines[0]!.slice(3);
    if (url !== 'none') expect(existsSync(folderOf(url))).toBe(false);
  });

  it('does not exist on Windows', async () => {
    const script = `
      Object.defineProperty(process, 'platform', { value: 'win32' });
      const { startPostgres } = await import('./bin/parts/postgres.mjs');
      console.log(await startPostgres({ install: false }));`;
    expect((await startScript(script).ended).lines).toEqual(['null']);
  });
});
