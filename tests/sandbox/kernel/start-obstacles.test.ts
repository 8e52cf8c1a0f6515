import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePorts } from '../../support/free-ports';
import { startNode, startScript } from '../../support/runner';

const start = (env: Record<string, string>) => startNode(['bin/start.mjs'], env).ended;
const site = (env: Record<string, string>) => startNode(['bin/site.mjs'], env).ended;

/** Calls one function of a runner's part and prints its result. */
const call = (part: string, name: string, args: string) =>
  startScript(`const { ${name} } = await import('./bin/lib/${part}.mjs'); console.log(JSON.stringify(${name}(${args})) ?? 'fine');`).ended;

describe('an error at the start is reported in one sentence', () => {
  it('a port that is taken', async () => {
    const port = await freePorts(1);
    const other = createServer();
    await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
    const { code, lines } = await start({ PORT: String(port), SANDBOX_PORT: String(await freePorts(4)) });
    other.close();
    expect(code).toBe(1);
    expect(lines).toEqual([`Port ${port} is already in use; stop the program that uses it or set PORT to another port.`]);
  }, 20_000);

  it.each([
    [{ PORT: '4002' }, 'PORT and SANDBOX_PORT both use port 4002; set one of them to another port.'],
    [{ PORT: 'many' }, 'PORT must be a port number between 1 and 65000, not "many".'],
    [{ HOST: '198.51.100.7' }, 'HOST 198.51.100.7 is no address of this machine; leave it out or set one that is.'],
  ])(
    'settings %p',
    async (env, sentence) => {
      const { code, lines } = await start({ ...env });
      expect(code).toBe(1);
      expect(lines).toEqual([sentence]);
    },
    20_000,
  );

  it.each(['18.20.8', '20.18.3', '22.11.0', '23.11.1'])('Node %s', async (version) => {
    const { code, lines } = await call('requirements', 'checkNode', JSON.stringify(version));
    expect(code).toBe(1);
    expect(lines).toEqual([`Pavilion needs Node 20.19+, 22.12+ or 24+; this is Node ${version}.`]);
  });

  it.each(['20.19.0', '22.12.0', '24.0.0', '26.1.0'])('but not Node %s', async (version) => {
    const { code, lines } = await call('requirements', 'checkNode', JSON.stringify(version));
    expect([code, lines]).toEqual([0, ['fine']]);
  });

  it('and a Node that is out of support, in one line that does not stop the start', async () => {
    const at = (version: string, day: string) => call('requirements', 'noteSupport', `'${version}', new Date('${day}')`);
    const message = 'Node 20.20.2 works here, but gets no security fixes since 2026-04-30: use Node 24.';
    expect((await at('20.20.2', '2026-05-01')).lines).toEqual([message, 'fine']);
    expect((await at('24.4.0', '2026-11-27')).lines).toEqual(['fine']);
  });

  it('a disk that is nearly full, while an unknown free space is ignored', async () => {
    const full = await call('requirements', 'checkDisk', `'Building', 300, () => ({ bavail: 1000, bsize: 4096 })`);
    expect(full.code).toBe(1);
    expect(full.lines).toEqual(['Building needs about 300 MB of free disk space and 4 MB are left; free some and start again.']);
    expect((await call('requirements', 'checkDisk', `'Building', 300, () => { throw new Error('no'); }`)).lines).toEqual(['fine']);
  });

  it('a disk that fills up, a folder that cannot be written, and other errors', async () => {
    const output = async (error: string): Promise<string> => (await call('install', 'sentenceFor', error)).lines.join('\n');
    expect(await output(`{ code: 'ENOSPC' }`)).toBe('"The disk is full; free some space and start again."');
    expect(await output(`{ code: 'EROFS', path: '/x' }`)).toBe(
      '"The project\'s folder cannot be written (/x); change its owner and start again."',
    );
    expect(await output(`new Error('odd')`)).toBe('"Something unexpected ended the start: odd."');
  });

  it('a build that failed, with the first error of its output', async () => {
    const output = `Creating an optimized build\nError: Turbopack build failed with 1 errors:\n./app/page.tsx:3:1\nParsing ecmascript source code failed\n    at run (x.js:1)`;
    expect((await call('build', 'reasonOf', JSON.stringify(output))).lines).toEqual([
      '"./app/page.tsx:3:1 Parsing ecmascript source code failed"',
    ]);
    expect((await call('build', 'reasonOf', `''`)).lines).toEqual(['"it names no error"']);
  });

  it('`npm run site` without a platform, or with a build of another key', async () => {
    const nowhere = await site({});
    expect(nowhere.code).toBe(1);
    expect(nowhere.lines).toEqual(['Set PLATFORM_ORIGIN to the address of your platform, or use `npm start` for the embedded one.']);

    const folder = join('.cache', `start-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'pavilion-build.json'), JSON.stringify({ key: 'of another', sources: '' }));
    const other = await site({ PLATFORM_ORIGIN: 'http://127.0.0.1:1', NEXT_DIST_DIR: folder, PORT: String(await freePorts(1)) });
    rmSync(folder, { recursive: true });
    expect(other.code).toBe(1);
    expect(other.lines).toEqual(['The site was built with another NEXT_PUBLIC_SIGN_KEY; run `npm run build` with the new key first.']);
  }, 20_000);
});

describe('packages are checked for being installed', () => {
  const here = `{ version: '3.0.0', optional: true, os: [process.platform], cpu: [process.arch] }`;
  const elsewhere = `{ version: '2.0.0', optional: true, os: ['aix'], cpu: ['ppc64'] }`;
  const tool = `{ version: '4.0.0', dev: true }`;
  const wanted = `{ '': {}, 'sandbox': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': ${elsewhere}, 'node_modules/c': ${here}, 'node_modules/d': ${tool} }`;
  const a = `'node_modules/a': { version: '1.0.0' }`;
  const c = `'node_modules/c': { version: '3.0.0' }`;

  it.each([
    ["with every locked version, other machines' binaries aside", `{ ${a}, ${c}, 'node_modules/d': ${tool} }`, [true, true]],
    ['for the site, but not for development, without a development package', `{ ${a}, ${c} }`, [true, false]],
    ['not with another version', `{ 'node_modules/a': { version: '1.0.1' }, ${c}, 'node_modules/d': ${tool} }`, [false, false]],
    [
      'not with another version of a development package',
      `{ ${a}, ${c}, 'node_modules/d': { version: '4.0.1', dev: true } }`,
      [false, false],
    ],
    ['not with one missing', `{ 'node_modules/b': { version: '2.0.0' }, ${c}, 'node_modules/d': ${tool} }`, [false, false]],
    ['not without the binaries for this machine', `{ ${a}, 'node_modules/d': ${tool} }`, [false, false]],
  ])('%s', async (_name, installed, expected) => {
    const lines = await Promise.all(
      [false, true].map(async (dev) => (await call('requirements', 'matchesLockfile', `${wanted}, ${installed}, { dev: ${dev} }`)).lines),
    );
    expect(lines.flat()).toEqual(expected.map(String));
  });
});
