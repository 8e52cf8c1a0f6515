import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The numbered files that make the tables. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations/', import.meta.url));

const files = readdirSync(MIGRATIONS_FOLDER)
  .toSorted()
  .map((name) => ({ version: Number(name.slice(0, 4)), text: readFileSync(`${MIGRATIONS_FOLDER}${name}`, 'utf8') }));

const namesOf = (statement: RegExp): [name: string, version: number][] =>
  files.flatMap(({ version, text }) => [...text.matchAll(statement)].map((match): [string, number] => [match[1]!, version]));

/** Every table of the sandbox with the migration that makes it. A reset touches nothing else. */
export const OWN_TABLES: Readonly<Record<string, number>> = Object.fromEntries(namesOf(/^CREATE TABLE (\w+)/gm));

/** The list of migrations that were applied. */
export const VERSION_TABLE = 'schema_version';
/** Holds the row that marks the schema as the sandbox's. */
export const OWNER_TABLE = 'sandbox_owner';

/** Sequences that belong to no column. */
export const OWN_SEQUENCES: readonly string[] = namesOf(/^CREATE SEQUENCE (\w+)/gm).map(([name]) => name);
/** Functions with their arguments. */
export const OWN_FUNCTIONS: readonly string[] = namesOf(/^CREATE FUNCTION (\w+\(\))/gm).map(([name]) => name);
