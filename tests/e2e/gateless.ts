import { cpSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MIDDLEWARE = /^middleware\./;

/** Links the packages that the build left outside its bundles, whose links lead out of its folder. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) symlinkSync(realpathSync(path.join(from, name)), path.join(to, name));
}

/**
 * Copies the production build into `folder` without its middleware, as if the gate had been forgotten. Returns the folder for
 * `NEXT_DIST_DIR`, which is read below the project's.
 */
export function buildWithoutMiddleware(folder: string): string {
  const built = path.join(ROOT, process.env.NEXT_DIST_DIR ?? '.next');
  rmSync(folder, { recursive: true, force: true });
  const packages = path.join(built, 'node_modules');
  const left = new Set([path.join(built, 'cache'), packages]);
  const isPart = (file: string) =>
    !left.has(file) && !(path.dirname(file) === path.join(built, 'server') && MIDDLEWARE.test(path.basename(file)));
  cpSync(built, folder, { recursive: true, filter: isPart });
  linkPackages(packages, path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'server/functions-config-manifest.json'), JSON.stringify({ version: 1, functions: {} }));
  return path.relative(ROOT, folder);
}
