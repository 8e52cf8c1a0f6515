import { MIGRATIONS } from './migration-files';

const namesOf = (statement: RegExp): [name: string, version: number][] =>
  MIGRATIONS.flatMap(({ version, text }) => [...text.matchAll(statement)].map((match): [string, number] => [match[1]!, version]));

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
