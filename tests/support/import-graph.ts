import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownPathOf } from './own-packages';
import { sourcesUnder } from './sources';

/** One import of a project file by another; paths from the project's root. */
export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** All imports between the TypeScript files of these folders. */
export function importsIn(...folders: string[]): Import[] {
  const files = folders.flatMap((folder) => sourcesUnder(folder));
  const known = new Set(files);
  return files.flatMap((from) => {
    return targetsIn(from, readFileSync(from, 'utf8')).flatMap(({ target, typeOnly }) => {
      const to = [target, `${target}.ts`, `${target}.tsx`].find((file) => known.has(file));
      return to === undefined ? [] : [{ from, to, typeOnly }];
    });
  });
}

/** One import as a file writes it. `target`: the project's path without ending, or a package's name as it is. */
export interface Target {
  target: string;
  typeOnly: boolean;
  lazy: boolean;
}

const STATIC = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?from\s+)?['"]([^'"]+)['"]/g;
const LAZY = /\b(?:import|require)\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Imports of a file with this text. */
export function targetsIn(file: string, text: string): Target[] {
  return [
    ...[...text.matchAll(STATIC)].map((match) => ({ target: resolve(file, match[2]!), typeOnly: Boolean(match[1]), lazy: false })),
    ...[...text.matchAll(LAZY)].map((match) => ({ target: resolve(file, match[1]!), typeOnly: false, lazy: true })),
  ];
}

/** `@/lib/x`, `./x` and `@pavilion/contract/x` become project paths; other packages stay as they are. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return ownPathOf(specifier) ?? specifier;
}

/**
 * Circles of imports between groups of files, such as folders: for each circle a sentence that names its groups and one import of each
 * arrow within it.
 */
export function circlesBetween(imports: readonly Import[], groupOf: (file: string) => string): string[] {
  const arrows = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [groupOf(one.from), groupOf(one.to)];
    if (from === to) continue;
    const own = arrows.get(from) ?? new Map<string, Import>();
    arrows.set(from, own.set(to, own.get(to) ?? one));
  }
  return stronglyConnected(arrows).map((groups) => {
    const within = groups.flatMap((group) => [...arrows.get(group)!].filter(([to]) => groups.includes(to)).map(([, one]) => one));
    const lines = within.map(({ from, to }) => `  ${from} imports ${to}`);
    return [`${groups.toSorted().join(', ')} import each other: move what both need below them.`, ...lines].join('\n');
  });
}

/** Groups of more than one node that all lead to each other (Tarjan). */
function stronglyConnected(arrows: ReadonlyMap<string, ReadonlyMap<string, unknown>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  function visit(node: string): void {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    stack.push(node);
    for (const next of arrows.get(node)?.keys() ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) groups.push(group);
  }
  for (const node of arrows.keys()) if (!order.has(node)) visit(node);
  return groups;
}
