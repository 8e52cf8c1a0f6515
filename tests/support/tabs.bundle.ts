import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { build, stop, type BuildOptions, type Plugin } from 'esbuild';
import { PAGE_GLOBALS } from './tabs.window';

/** Runs a script's modules afresh with these globals, and returns its exports. */
export type Script<T> = (globals: Readonly<Record<string, unknown>>) => T;

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const REPLACEMENTS: Readonly<Record<string, string>> = {
  'next/navigation': 'tabs.router.ts',
  scheduler: 'tabs.scheduler.ts',
  '@/components/ui/sheet/alert-dialog': 'tabs.dialogs.tsx',
};
/** Modules without state: one copy serves all tabs, since the creation of their schemas takes longest. */
const SHARED =
  /^(?:react(?:-dom)?(?:\/.*)?|scheduler|zod(?:\/.*)?|jose|@\/lib\/contract\/.*|@pavilion\/contract\/.*|@\/lib\/.*\.(?:model|copy))$/;
/** The content of a reality check is no part of the simulation; its presence is. */
const REALITY = /^\.\/reality-check$/;

const OPTIONS = {
  bundle: true,
  write: false,
  format: 'cjs',
  platform: 'browser',
  target: 'node20',
  jsx: 'automatic',
  logLevel: 'silent',
  absWorkingDir: root,
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.NEXT_PUBLIC_SIGN_KEY': '""',
    'process.env.NEXT_PUBLIC_BUILD_MARK': '""',
  },
} as const satisfies BuildOptions;

function resolving(shared: Set<string> | null): Plugin {
  return {
    name: 'tabs',
    setup(task) {
      task.onResolve({ filter: REALITY }, () => ({ path: join(here, 'tabs.dialogs.tsx') }));
      task.onResolve({ filter: /.*/ }, async ({ path, importer, pluginData, ...where }) => {
        if (pluginData === OPTIONS) return undefined;
        const replacement = REPLACEMENTS[path];
        if (shared && path !== 'scheduler') {
          const full = path.startsWith('.') ? `@/${relative(root, join(dirname(importer), path))}` : path;
          if (SHARED.test(full)) {
            shared.add(full);
            return { path: full, external: true };
          }
        }
        if (replacement) return { path: join(here, replacement) };
        if (path.startsWith('@/')) return task.resolve(`./${path.slice(2)}`, { ...where, resolveDir: root, pluginData: OPTIONS });
        return undefined;
      });
    },
  };
}

function scriptOf<T>(code: string, requireShared: (name: string) => unknown): Script<T> {
  const names = PAGE_GLOBALS;
  const run = runInThisContext(`(function (require, module, exports, ${names.join(', ')}) {${code}\n})`, { filename: 'tab.js' }) as (
    ...all: unknown[]
  ) => void;
  return (globals) => {
    const module = { exports: {} };
    run(requireShared, module, module.exports, ...names.map((name) => globals[name]));
    return module.exports as T;
  };
}

/**
 * Compiles the client's modules once. Each tab then runs its own copy, with a window, timers and storage of its own; modules
 * without state are shared.
 */
export async function compileTabs<T>(): Promise<{ script: Script<T>; runScheduled: () => boolean }> {
  const shared = new Set<string>();
  const page = await build({ ...OPTIONS, entryPoints: [join(here, 'tabs.page.tsx')], plugins: [resolving(shared)] });
  const rows = [...shared, 'scheduler'].map((name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`);
  const common = await build({
    ...OPTIONS,
    stdin: { contents: `module.exports = {${rows.join(',')}}`, resolveDir: root, loader: 'js' },
    plugins: [resolving(null)],
  });
  await stop();
  const none = createRequire(import.meta.url);
  const globals = Object.fromEntries(PAGE_GLOBALS.map((name) => [name, (globalThis as Record<string, unknown>)[name]]));
  const quiet = { event: undefined, document: undefined };
  const modules = scriptOf<Record<string, () => unknown>>(common.outputFiles[0]!.text, none)({ ...globals, window: quiet, self: quiet });
  const known = new Map<string, unknown>();
  const requireShared = (name: string) => {
    if (!known.has(name)) known.set(name, modules[name]!());
    return known.get(name);
  };
  // A copy of a shared module's names for each tab would take longer than all of its own code.
  const code = page.outputFiles[0]!.text.replaceAll(/__toESM\((require\("[^"]+"\))(?:, 1)?\)/g, '$1');
  return {
    script: scriptOf<T>(code, requireShared),
    runScheduled: (requireShared('scheduler') as { runScheduled(): boolean }).runScheduled,
  };
}
