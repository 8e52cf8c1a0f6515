import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database';
import { takeFolder } from './folder.lock';
import { openInFolder, openInMemory } from './pglite.template';

/** The embedded engine. `folder` = null keeps everything in memory; `clear` moves the engine's own folder out of the way before it opens. */
export async function openPglite(folder: string | null, clear?: (path: string) => Promise<void>): Promise<Database> {
  let release: (() => Promise<void>) | undefined;
  if (folder !== null) {
    await mkdir(folder, { recursive: true });
    release = await takeFolder(folder);
    await clear?.(join(folder, 'pg'));
  }
  const client = folder === null ? await openInMemory() : await openInFolder(join(folder, 'pg'));
  return {
    kind: 'pglite',
    // The folder is the sandbox's alone: it needs no other schema than the engine's first.
    schema: 'public',
    earlierSchema: null,
    db: drizzle(client),
    inSession: (work) =>
      client.transaction((tx) =>
        work({
          exec: async (text) => {
            await tx.exec(text);
          },
          query: async <Row>(text: string, params?: unknown[]) => (await tx.query<Row>(text, params)).rows,
        }),
      ),
    close: async () => {
      await client.close();
      await release?.();
    },
  };
}
