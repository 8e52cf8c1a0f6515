import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preInfoCall } from '@pavilion/contract/calls/site.calls';
import { freePorts } from '../../support/free-ports';
import { sendCall } from '../../support/platform-client';
import { startNode, startScript } from '../../support/runner';

jest.setTimeout(90_000);

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A folder of settings files by name. */
function filesOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

interface Chosen {
  sitePort: number;
  host: string;
  signKey: string;
  embedded: boolean;
  env: Record<string, string>;
}

/** A runner's settings from files and environment. */
async function chosen(files: Readonly<Record<string, string>>, env: Record<string, string> = {}, options = ''): Promise<Chosen> {
  const script = `
    const { loadEnvFiles, settings } = await import('./bin/lib/settings.mjs');
    loadEnvFiles(${options});
    console.log(JSON.stringify(settings()));`;
  const { lines } = await startScript(script, { PAVILION_ENV_FILES: filesOf(files), ...env }).ended;
  return JSON.parse(lines.join('\n')) as Chosen;
}

const FOUR = {
  '.env': 'PORT=3001\nHOST=127.0.0.2\nSANDBOX_SEED=a\nSANDBOX_LOG=info\n',
  '.env.production': 'HOST=127.0.0.3\nSANDBOX_SEED=b\nSANDBOX_LOG=warn\n',
  '.env.local': 'SANDBOX_SEED=c\nSANDBOX_LOG=error\n',
  '.env.production.local': 'SANDBOX_LOG=debug\n',
  '.env.development': 'HOST=127.0.0.4\n',
  '.env.test': 'PORT=3009\n',
};

describe('settings of .env files', () => {
  it('are read in Next’s order, after the environment', async () => {
    const { sitePort, host, env } = await chosen(FOUR);
    expect([sitePort, host, env.SANDBOX_SEED, env.SANDBOX_LOG]).toEqual([3001, '127.0.0.3', 'c', 'debug']);
    const set = await chosen(FOUR, { PORT: '3100', SANDBOX_LOG: 'silent' });
    expect([set.sitePort, set.host, set.env.SANDBOX_LOG]).toEqual([3100, '127.0.0.3', 'silent']);
    expect((await chosen(FOUR, {}, '{ dev: true }')).host).toBe('127.0.0.4');
  });

  it('give the signing key, and the platform that replaces the sandbox', async () => {
    const named = await chosen({ '.env': 'NEXT_PUBLIC_SIGN_KEY=key-of-the-file\nPLATFORM_ORIGIN=https://platform.example\n' });
    expect(named).toMatchObject({ signKey: 'key-of-the-file', embedded: false });
    expect(named.env).toMatchObject({ NEXT_PUBLIC_SIGN_KEY: 'key-of-the-file', PLATFORM_ORIGIN: 'https://platform.example' });
    expect(await chosen({})).toMatchObject({ signKey: 'pavilion-development-sign-key', embedded: true, sitePort: 3000 });
  });

  it('are ignored when they are empty, even in the environment', async () => {
    const empty = await chosen({ '.env': 'PORT=\nHOST=\nPLATFORM_ORIGIN=\n' });
    expect(empty).toMatchObject({ sitePort: 3000, host: '127.0.0.1', embedded: true });
    expect((await chosen({ '.env': 'PLATFORM_ORIGIN=https://platform.example\n' }, { PLATFORM_ORIGIN: '' })).embedded).toBe(true);
  });

  it('are not read when the environment disables them, nor by a Next that a runner or test starts', async () => {
    expect((await chosen(FOUR, { PAVILION_ENV_FILES: 'off' })).sitePort).toBe(3000);
    const folder = filesOf(FOUR);
    const next = (more: string) => `
      import { createRequire } from 'node:module';
      ${more}
      const { loadEnvConfig } = createRequire(createRequire(process.cwd() + '/bin/').resolve('next/package.json'))('@next/env');
      loadEnvConfig(${JSON.stringify(folder)}, false);
      console.log(process.env.PORT ?? 'none');`;
    const afterRunner = `(await import('./bin/lib/settings.mjs')).loadEnvFiles();`;
    const ofTests = `Object.assign(process.env, (await import('./bin/lib/settings.mjs')).NO_ENV_FILES);`;
    expect((await startScript(next(''), {}).ended).lines).toEqual(['3001']);
    expect((await startScript(next(afterRunner), {}).ended).lines).toEqual(['none']);
    expect((await startScript(next(ofTests), {}).ended).lines).toEqual(['none']);
  });

  it('stop the start with one sentence when they cannot be read', async () => {
    const folder = filesOf({});
    symlinkSync('.env', join(folder, '.env'));
    const loop = await startNode(['bin/sandbox.mjs'], { PAVILION_ENV_FILES: folder }).ended;
    expect(loop).toMatchObject({ code: 1, lines: ['Failed to load env from .env (ELOOP); correct the file or remove it.'] });
    const nowhere = await startNode(['bin/sandbox.mjs'], { PAVILION_ENV_FILES: join(folder, 'nowhere') }).ended;
    expect(nowhere).toMatchObject({ code: 1, lines: ['PAVILION_ENV_FILES must be a folder, or "off".'] });
  });
});

describe('runners', () => {
  it('`npm run sandbox` checks signatures with the key of the file', async () => {
    const port = await freePorts(4);
    const folder = filesOf({ '.env': `SANDBOX_PORT=${port}\nSANDBOX_DIR=memory\nNEXT_PUBLIC_SIGN_KEY=key-of-the-file\n` });
    const runner = startNode(['bin/sandbox.mjs'], { PAVILION_ENV_FILES: folder });
    await runner.line(/^sandbox ready/);
    const code = async (key: string) => (await sendCall(`http://127.0.0.1:${port}`, preInfoCall, { platformType: 6 }, { key })).status_code;
    expect([await code('key-of-the-file'), await code('pavilion-development-sign-key')]).toEqual([6000, 10_108]);
    runner.child.kill('SIGTERM');
    expect((await runner.ended).code).toBe(0);
  });

  /** A folder that counts as a finished build of these sources under a key; no server starts from it. */
  async function emptyBuild(key: string): Promise<string> {
    const { lines } = await startScript(`console.log((await import('./bin/lib/build.mjs')).sourceHash())`).ended;
    const folder = join('.cache', `env-files-${process.pid}`);
    folders.push(folder);
    mkdirSync(folder, { recursive: true });
    const { createHash } = await import('node:crypto');
    const stamp = { key: createHash('sha256').update(key).digest('hex'), sources: lines[0] };
    writeFileSync(join(folder, 'pavilion-build.json'), JSON.stringify(stamp));
    return folder;
  }

  it.each(['bin/start.mjs', 'bin/site.mjs'])('%s runs only the site in front of the platform of the file', async (program) => {
    const dist = await emptyBuild('key-of-the-file');
    // The sandbox's port is taken: no program may need it.
    const taken = await freePorts(4);
    const other = createServer();
    await new Promise<void>((done) => other.listen(taken, '127.0.0.1', done));
    const text = `PLATFORM_ORIGIN=http://127.0.0.1:1\nNEXT_PUBLIC_SIGN_KEY=key-of-the-file\nSANDBOX_PORT=${taken}\nPORT=${await freePorts(1)}\n`;
    const { lines } = await startNode([program], { PAVILION_ENV_FILES: filesOf({ '.env': text }), NEXT_DIST_DIR: dist }).ended;
    other.close();
    // The runner has reached the site's own start: the build counted as one of this key.
    expect(lines.join('\n')).toMatch(/Could not find a production build/);
    expect(lines.join('\n')).not.toMatch(/sandbox|Demo member|World speed|Building the site/i);
    expect(lines.at(-1)).toMatch(/^The site ended unexpectedly/);
  });
});
