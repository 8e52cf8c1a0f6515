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

const STATIC = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?from\s+)?['"]([^'"]+)['"]/g;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** All imports between the TypeScript files of these folders. */
export function importsIn(...folders: string[]): Import[] {
  const files = folders.flatMap((folder) => sourcesUnder(folder));
  const known = new Set(files);
  return files.flatMap((from) => {
    const text = readFileSync(from, 'utf8');
    const specifiers = [
      ...[...text.matchAll(STATIC)].map((match) => ({ specifier: match[2]!, typeOnly: Boolean(match[1]) })),
      ...[...text.matchAll(DYNAMIC)].map((match) => ({ specifier: match[1]!, typeOnly: false })),
    ];
    return specifiers.flatMap(({ specifier, typeOnly }) => {
      const target = targetOf(from, specifier);
      const to = target === null ? undefined : [target, `${target}.ts`, `${target}.tsx`].find((file) => known.has(file));
      return to === undefined ? [] : [{ from, to, typeOnly }];
    });
  });
}

/** The path behind a specifier, or null for a package of others. */
function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return ownPathOf(specifier);
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
