import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop, type Plugin } from 'esbuild';
import { SCRATCH } from './scratch';

/** Names the folder of the compiled programs to Jest's workers. */
const FOLDER_VARIABLE = 'TEST_PROGRAMS';

/** What suites run as processes of their own: PGlite does not run inside jest. */
const PROGRAMS = [
  'sandbox/main.ts',
  'tests/sandbox/fb-rig.ts',
  'tests/support/betting-day.ts',
  'tests/support/data-steps.worker.ts',
  'tests/support/ledger-worker.ts',
  'tests/support/legs-migration.ts',
  'tests/support/schema-catalog.ts',
] as const;

export type Program = (typeof PROGRAMS)[number];

/**
 * V8 optimizes WebAssembly from the first second on: a second of processor time for a database that lives for a few. A function
 * must have run a hundred times as long first.
 */
const LATE_OPTIMIZATION = '--wasm-tiering-budget=180000000';

/** Arguments with which Node runs a program: compiled once for all suites of a run, else translated as `npm run sandbox` does. */
export function programArgs(source: Program): string[] {
  const folder = process.env[FOLDER_VARIABLE];
  return [LATE_OPTIMIZATION, ...(folder ? [join(folder, source.replace(/ts$/, 'mjs'))] : ['--import', 'tsx', source])];
}

/** Compiles the programs into a folder that is thrown away: a process starts a second earlier than from its sources. */
export async function compilePrograms(): Promise<{ remove(): Promise<void> }> {
  const folder = await mkdtemp(join(SCRATCH, 'pavilion-programs-'));
  await build({
    entryPoints: [...PROGRAMS],
    outdir: folder,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [inPlace],
  });
  await stop();
  process.env[FOLDER_VARIABLE] = folder;
  return { remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A module finds its files and packages where its source lies, wherever the program is. */
const inPlace: Plugin = {
  name: 'in place',
  setup(task) {
    task.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...where }) => {
      if (pluginData === inPlace) return undefined;
      // Without conditions of its own esbuild would take files that are meant for bundlers.
      const found = await task.resolve(path, { ...where, pluginData: inPlace });
      return found.external || found.errors.length > 0 ? found : { path: pathToFileURL(found.path).href, external: true };
    });
    task.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const place: Record<string, string> = { url: pathToFileURL(path).href, dirname: dirname(path) };
      const text = await readFile(path, 'utf8');
      return { loader: 'ts', contents: text.replace(/import\.meta\.(url|dirname)/g, (_, name: string) => JSON.stringify(place[name])) };
    });
  },
};
