import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

/** Beside the other things that can be made again. */
const CACHE = fileURLToPath(new URL('../../.cache/sandbox/', import.meta.url));

/**
 * An empty database in memory. Making one costs seconds and most of a gigabyte, so the first is kept as a file (40 MB) and
 * later ones are read from it: tests start a sandbox each.
 */
export async function openInMemory(): Promise<PGlite> {
  const path = await templatePath();
  const template = await readTemplate(path);
  if (template) return PGlite.create('memory://', { loadDataDir: template });
  const client = await PGlite.create('memory://');
  await saveTemplate(client, path).catch(() => {
    // If the file cannot be written, only time is lost.
  });
  return client;
}

/**
 * A database in a folder. A new one is made beside its place and moved there when it is whole, so that a first start that
 * is broken off leaves nothing half made.
 */
export async function openInFolder(folder: string): Promise<PGlite> {
  if (!(await exists(folder))) {
    const draft = `${folder}.new`;
    await rm(draft, { recursive: true, force: true });
    const template = await readTemplate(await templatePath());
    const client = await PGlite.create(draft, template ? { loadDataDir: template } : {});
    await client.close();
    await rename(draft, folder);
  }
  return PGlite.create(folder);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function readTemplate(path: string): Promise<Blob | null> {
  const bytes = await readFile(path).catch(() => null);
  return bytes && new Blob([new Uint8Array(bytes)]);
}

async function saveTemplate(client: PGlite, path: string): Promise<void> {
  const dump = await client.dumpDataDir('none');
  await mkdir(CACHE, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, path);
}

/** Named by the engine's version: another engine makes its own. The package exports no manifest; it lies beside its entry. */
async function templatePath(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = join(dirname(entry), '../package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  return join(CACHE, `pglite-${version}.tar`);
}
