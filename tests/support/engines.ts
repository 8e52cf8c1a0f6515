import { sample } from './seed';

/** A database that carries the sandbox's data. */
export interface Engine {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** What a child process needs beside `SANDBOX_DIR` to find it empty; `name` keeps suites that are at work at once apart. */
  settings(name: string): Promise<Record<string, string>>;
}

type EmptySchema = typeof import('./own-schema').emptySchema;

const PGLITE: Engine = { name: 'PGlite', settings: () => Promise.resolve({}) };

/** The engines of this run, the embedded one first, for a caller that has `emptySchema` loaded. */
export function enginesBy(emptySchema: EmptySchema): readonly Engine[] {
  const databaseUrl = process.env.DATABASE_URL_TEST;
  return databaseUrl ? [PGLITE, { name: 'PostgreSQL', settings: (name) => emptySchema(databaseUrl, name) }] : [PGLITE];
}

/**
 * Every engine of this run, for `describe.each(ENGINES)('… on $name', …)`: the embedded one always, PostgreSQL wherever the runner
 * has one. Suites about load, kills, races and migrations run on each.
 */
export const ENGINES = enginesBy(async (...where) => (await import('./own-schema')).emptySchema(...where));

/** The engine that a suite about money, sessions or venue sessions runs on, drawn by the run's seed; every engine in a full run. */
export const drawnEngine = (suite: string): readonly Engine[] => sample(ENGINES, 1, `engine of ${suite}`);
