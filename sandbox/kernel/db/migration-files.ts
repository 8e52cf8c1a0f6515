import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Migration {
  version: number;
  name: string;
  text: string;
}

const FOLDER = fileURLToPath(new URL('migrations/', import.meta.url));

/** The numbered files that make the tables, in order. */
export const MIGRATIONS: readonly Migration[] = readdirSync(FOLDER)
  .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  .toSorted()
  .map((name) => ({ version: Number(name.slice(0, 4)), name, text: readFileSync(`${FOLDER}${name}`, 'utf8') }));
