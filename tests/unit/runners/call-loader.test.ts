import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

/** Loads every module of calls as the site's bundles have it, and names what its calls lost and what else differs. */
const SCRIPT = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { build } from 'esbuild';
  import load from './bin/parts/call-loader.mjs';
  const dir = 'lib/contract/calls/';
  const plugin = {
    name: 'calls',
    setup: ({ onLoad }) => onLoad({ filter: /\\.calls\\.ts$/ }, ({ path }) => ({ contents: load(readFileSync(path, 'utf8')), loader: 'ts' })),
  };
  const files = readdirSync(dir, { recursive: true }).filter((file) => file.endsWith('.calls.ts'));
  const contents = files.map((file, index) => 'export * as m' + index + ' from ' + JSON.stringify('./' + dir + file)).join('\\n');
  async function bundle(plugins) {
    const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' };
    const { outputFiles } = await build({ stdin, plugins, bundle: true, write: false, format: 'esm', platform: 'node' });
    return import('data:text/javascript;base64,' + Buffer.from(outputFiles[0].contents).toString('base64'));
  }
  const [whole, left] = [await bundle([]), await bundle([plugin])];
  const lost = new Map();
  let calls = 0;
  for (const [name, module] of Object.entries(whole)) {
    for (const [key, call] of Object.entries(module)) {
      if (typeof call?.path !== 'string') continue;
      calls += 1;
      for (const field of Object.keys(call)) {
        if (!(field in left[name][key])) lost.set(field, (lost.get(field) ?? 0) + 1);
        else if (JSON.stringify(call[field]) !== JSON.stringify(left[name][key][field])) throw new Error(key + '.' + field);
      }
    }
  }
  console.log(JSON.stringify({ calls, lost: Object.fromEntries(lost) }));
`;

test('the site’s bundles leave out each call’s sentence and request, what the sandbox alone asks of it, and nothing else', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { cwd: ROOT, encoding: 'utf8' });
  const { calls, lost } = JSON.parse(output) as { calls: number; lost: Record<string, number> };
  expect(calls).toBeGreaterThan(100);
  expect(lost).toEqual({ about: calls, request: calls, reads: expect.any(Number), stepUp: expect.any(Number) });
});

test('no file of the site reads them', () => {
  const folders = ['app', 'components', 'lib'].map((folder) => path.join(ROOT, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const sources = files.filter((name) => /\.tsx?$/.test(name) && !name.includes('lib/contract/'));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((name) => /[cC]all\.(request|about|reads|stepUp)\b/.test(readFileSync(name, 'utf8')))).toEqual([]);
});
