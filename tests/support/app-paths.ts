import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The runners work in the project's folder. */
const APP = path.resolve('app');

/** Values of the parameters that folders of `app/` name, as `[match]`. */
export type PathParameters = Readonly<Record<string, string>>;

function pathsOf(file: string, parameters: PathParameters, group = ''): string[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    (found) => path.basename(found) === file && found.startsWith(group),
  );
  return files.map((found) => {
    const parts = path.dirname(found).split(path.sep);
    const named = parts.filter((part) => part !== '.' && !part.startsWith('('));
    return `/${named.map((part) => valueOf(part, parameters)).join('/')}`;
  });
}

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

/** A path of every page of `app/(member)`. */
export function memberPaths(parameters: PathParameters): string[] {
  return pathsOf('page.tsx', parameters, '(member)');
}

/** A path of every route handler of `app/`. */
export function handlerPaths(parameters: PathParameters): string[] {
  return pathsOf('route.ts', parameters);
}
