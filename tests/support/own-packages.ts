import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

interface Manifest {
  name: string;
  workspaces?: readonly string[];
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

/** The project's packages by folder; '' is the site's. A folder inside another comes before it. */
export const MANIFESTS: ReadonlyMap<string, Manifest> = new Map(
  [...readManifest('').workspaces!, ''].toSorted((a, b) => b.length - a.length).map((folder) => [folder, readManifest(folder)]),
);

/** The folder whose package.json is nearest to a file of the project. */
export const packageFolderOf = (file: string) => [...MANIFESTS.keys()].find((folder) => folder === '' || file.startsWith(`${folder}/`))!;

/** The project path behind the import of an own package, without ending; null for every other import. */
export function ownPathOf(specifier: string): string | null {
  const owner = [...MANIFESTS].find(([, { name }]) => specifier.startsWith(`${name}/`));
  return owner ? `${owner[0]}${specifier.slice(owner[1].name.length)}` : null;
}
