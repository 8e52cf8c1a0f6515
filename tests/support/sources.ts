import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the TypeScript sources of a folder, sorted, without packages. */
export function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .toSorted();
}
