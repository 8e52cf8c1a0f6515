import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop, type Plugin } from 'esbuild';
import { PROGRAMS, PROGRAMS_VARIABLE } from './programs';
import { SCRATCH } from './scratch';

/**
 * Compiles the programs into a temporary folder: a process starts a second earlier than from its sources. Resolves to a function
 * that removes the folder.
 */
export async function compilePrograms(): Promise<() => Promise<void>> {
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
  process.env[PROGRAMS_VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A module resolves files and packages from its source's folder, wherever the program is. Packages of the project are compiled with it. */
const inPlace: Plugin = {
  name: 'in place',
  setup(task) {
    task.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...where }) => {
      if (pluginData === inPlace) return undefined;
      // Without conditions of its own esbuild would take files that are meant for bundlers.
      const found = await task.resolve(path, { ...where, pluginData: inPlace });
      const isOwn = !found.path.includes('/node_modules/');
      return isOwn || found.external || found.errors.length > 0 ? found : { path: pathToFileURL(found.path).href, external: true };
    });
    task.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const meta: Record<string, string> = { url: pathToFileURL(path).href, dirname: dirname(path) };
      const text = await readFile(path, 'utf8');
      return { loader: 'ts', contents: text.replace(/import\.meta\.(url|dirname)/g, (_, name: string) => JSON.stringify(meta[name])) };
    });
  },
};
