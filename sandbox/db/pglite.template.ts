import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Beside the other things that can be made again. */
const FOLDER = fileURLToPath(new URL('../../.cache/sandbox/', import.meta.url));

/**
 * An empty database in memory. Making one costs seconds and most of a gigabyte, so the first is kept as a file (40 MB) and
 * the others are read from it: tests start a sandbox each.
 */
export async function openInMemory(): Promise<PGlite> {
  const path = join(FOLDER, `pglite-${await engineVersion()}.tar`);
  const template = await readFile(path).catch(() => null);
  if (template) {
    try {
      return await PGlite.create('memory://', { loadDataDir: new Blob([new Uint8Array(template)]) });
    } catch {
      await rm(path, { force: true });
    }
  }
  const client = await PGlite.create('memory://');
  await keep(client, path).catch(() => {
    // No place for the file costs only the time.
  });
  return client;
}

async function keep(client: PGlite, path: string): Promise<void> {
  const dump = await client.dumpDataDir('none');
  await mkdir(FOLDER, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, path);
}

/** The package exports no manifest; it lies beside its entry. */
async function engineVersion(): Promise<string> {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  return version;
}
