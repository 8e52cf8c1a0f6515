import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { startScript } from '../../support/runner';

/** Runs a script in the project's folder and returns its last line. */
async function lastLineOf(script: string): Promise<string> {
  const { code, lines } = await startScript(script).ended;
  expect(code).toBe(0);
  return lines.at(-1)!;
}

/** Returns the file of the compiled sandbox, as a command does. */
const compiled = () => lastLineOf(`console.log(await (await import('./bin/lib/sandbox-program.mjs')).sandboxProgram());`);

/** Returns the modules that a compiled program imports from outside of itself. */
async function outsideOf(program: string): Promise<string[]> {
  const options = {
    entryPoints: [program],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'out',
    write: false,
  };
  const line = await lastLineOf(
    `const { metafile } = await (await import('esbuild')).build({ ...${JSON.stringify(options)}, metafile: true, logLevel: 'silent' });
    console.log(JSON.stringify(Object.values(metafile.inputs).flatMap(({ imports }) => imports)));`,
  );
  const imports = JSON.parse(line) as { path: string; kind: string; external?: boolean }[];
  return imports.flatMap(({ path, kind, external }) => (external && kind !== 'require-call' ? [path] : []));
}

type Inputs = [name: string, state: string][];

test('the sandbox is compiled again only when one of its sources changed', async () => {
  const record = join(dirname(await compiled()), 'inputs.json');
  const { mtimeMs } = statSync(record);
  const inputs = JSON.parse(readFileSync(record, 'utf8')) as Inputs;
  const names = inputs.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['sandbox/main.ts', 'lib/contract/codes.ts', 'package-lock.json']));

  await compiled();
  expect(statSync(record).mtimeMs).toBe(mtimeMs);

  writeFileSync(record, JSON.stringify(inputs.map(([name, state]) => [name, name === 'sandbox/main.ts' ? 'older' : state])));
  await compiled();
  expect(JSON.parse(readFileSync(record, 'utf8'))).toEqual(inputs);
}, 120_000);

test('the program contains its packages, except those with programs of their own and those that few sandboxes load', async () => {
  const packages = (await outsideOf(await compiled())).filter((name) => !isBuiltin(name));
  expect([...new Set(packages)].toSorted()).toEqual(['@zxcvbn-ts/language-common', 'esbuild', 'redis']);
}, 60_000);
