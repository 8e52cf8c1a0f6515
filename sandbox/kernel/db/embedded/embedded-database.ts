import { mkdir } from 'node:fs/promises';
import type { Database } from '../database';
import { takeFolder } from '../folder-lock';
import { databaseOn, openPool } from '../postgres-database';
import { ensureDatabase, SANDBOX } from './databases';
import { type FormerData, openCluster } from './open-cluster';

/** The database is the sandbox's alone: it needs no other schema than the first. */
const SCHEMA = 'public';

/**
 * PostgreSQL as a part of the sandbox: its server lives as long as the returned database is open. `folder` is absolute; null = a
 * throw-away cluster.
 * @throws StartFailure when the folder is in use or PostgreSQL cannot open its data.
 */
export async function openEmbedded(folder: string | null, former: FormerData): Promise<Database> {
  const undo: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    if (folder !== null) {
      await mkdir(folder, { recursive: true });
      undo.push(await takeFolder(folder));
    }
    const server = await openCluster(folder, former);
    undo.push(server.stop);
    await ensureDatabase(server.urlOf);
    const database = databaseOn(openPool(server.urlOf(SANDBOX), SCHEMA), { kind: 'embedded', schema: SCHEMA, earlierSchema: null });
    undo.push(database.close);
    return { ...database, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}
