import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The runners work in the project's folder. */
const APP = path.resolve('app');

/** Values of the parameters that folders of `app/` name, as `[match]`. */
export type PathParameters = Readonly<Record<string, string>>;

function filesOf(name: string, group = ''): string[] {
  return readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    (found) => path.basename(found) === name && found.startsWith(group),
  );
}

/** The parts of a file's path that its address has. */
const partsOf = (file: string): string[] =>
  path
    .dirname(file)
    .split(path.sep)
    .filter((part) => part !== '.' && !part.startsWith('('));

function pathsOf(name: string, parameters: PathParameters, group = ''): string[] {
  return filesOf(name, group).map(
    (file) =>
      `/${partsOf(file)
        .map((part) => valueOf(part, parameters))
        .join('/')}`,
  );
}

/** A `page.tsx` with its path, whose parameters are named as in `app/`: `/help/[slug]`. */
export interface PageFile {
  file: string;
  pattern: string;
}

const pageFiles = (group: string): PageFile[] =>
  filesOf('page.tsx', group).map((file) => ({ file: path.join('app', file), pattern: `/${partsOf(file).join('/')}` }));

/** Every page of `app/(open)`. */
export const openPages = (): PageFile[] => pageFiles('(open)');

/** Every page of `app/(member)`. */
export const memberPages = (): PageFile[] => pageFiles('(member)');

function valueOf(part: string, parameters: PathParameters): string {
  const name = /^\[(?:\.\.\.)?(\w+)\]$/.exec(part)?.[1];
  if (name === undefined) return part;
  const value = parameters[name];
  if (value === undefined) throw new Error(`app/ has a parameter without a value here: ${name}`);
  return value;
}

/** A path of every page of `app/`. */
export function pagePaths(parameters: PathParameters): string[] {
  return pathsOf('page.tsx', parameters);
}

/** A path of every page of `app/(open)`. */
export function openPaths(parameters: PathParameters): string[] {
  return pathsOf('page.tsx', parameters, '(open)');
}

/** A path of every page of `app/(member)`. */
export function memberPaths(parameters: PathParameters): string[] {
  return pathsOf('page.tsx', parameters, '(member)');
}

/** A path of every route handler of `app/`. */
export function handlerPaths(parameters: PathParameters): string[] {
  return pathsOf('route.ts', parameters);
}
