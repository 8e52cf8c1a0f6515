import { readFileSync } from 'node:fs';

const list = JSON.parse(readFileSync('bin/lib/test-env.json', 'utf8')) as {
  names: string[];
  prefixes: string[];
  fixed: Record<string, string>;
};

/** The part of this process's environment that programs under test may see (`bin/lib/test-env.json`). */
export function testEnv(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const isKnown = (name: string) => list.names.includes(name) || list.prefixes.some((prefix) => name.startsWith(prefix));
  const known = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && isKnown(entry[0]));
  return { ...Object.fromEntries(known), ...list.fixed };
}
