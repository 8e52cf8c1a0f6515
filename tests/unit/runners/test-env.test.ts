/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { startScript } from '../../support/runner';
import { testEnv } from '../../support/test-env';

/** Settings of a real installation that a run of ours must never see. */
const FOREIGN = {
  DATABASE_URL: 'postgres://somebody@db.example/real',
  DATABASE_SCHEMA: 'real',
  REDIS_URL: 'redis://cache.example',
  PLATFORM_ORIGIN: 'https://platform.example',
  VENUE_ORIGINS: 'FBTY=https://venue.example',
  CHAT_ORIGINS: 'wss://chat.example',
  SANDBOX_DIR: '/srv/sandbox',
  SANDBOX_PORT: '4000',
  NEXT_PUBLIC_SIGN_KEY: 'a real key',
  CACHE_KEY: 'a real key',
  PGPASSWORD: 'word',
  AWS_SECRET_ACCESS_KEY: 'word',
};
const WANTED = { TEST_SEED: 'abc', E2E_WORKERS: '2', REDIS_URL_TEST: 'redis://test', CHROMIUM_PATH: '/usr/bin/chromium' };
const DEVELOPMENT_KEY = 'pavilion-development-sign-key';

const ROOT = path.resolve(__dirname, '../../..');
const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );

describe('the environment of tests, pictures and benchmarks', () => {
  it('has only the listed variables and the development key in the runners, and nothing of a real installation', async () => {
    const script = "import { testEnv } from './bin/lib/settings.mjs'; console.log(JSON.stringify(testEnv()));";
    const { lines } = await startScript(script, { ...FOREIGN, ...WANTED }).ended;
    const env = JSON.parse(lines.at(-1)!) as Record<string, string>;
    expect(env).toMatchObject({ ...WANTED, NEXT_PUBLIC_SIGN_KEY: DEVELOPMENT_KEY, PAVILION_ENV_FILES: 'off' });
    expect(Object.keys(env).filter((name) => name in FOREIGN)).toEqual(['NEXT_PUBLIC_SIGN_KEY']);
  });

  it('has no setting of a real installation when a test starts a program', () => {
    const env = testEnv({ ...FOREIGN, ...WANTED } as unknown as NodeJS.ProcessEnv);
    expect(env).toMatchObject({ ...WANTED, PAVILION_ENV_FILES: 'off' });
    expect(Object.keys(env).filter((name) => name in FOREIGN)).toEqual([]);
  });

  it('is the only one that runners and tests pass on', () => {
    const RUNNERS = ['bin/test.mjs', 'bin/lib/stages.mjs', 'bench/parts/run-bench.mjs', 'bench/parts/serve.mjs', 'tests/e2e/stack.ts'];
    for (const file of RUNNERS) expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain('testEnv(');
    const spread = [...filesBelow('tests'), ...filesBelow('bench'), ...RUNNERS]
      .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && file !== 'tests/unit/runners/test-env.test.ts')
      .filter((file) => /env: \{\s*\.\.\.process\.env/.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(spread).toEqual([]);
  });
});
