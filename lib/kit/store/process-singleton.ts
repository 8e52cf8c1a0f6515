/**
 * One value per process, created at its first use. Middleware, pages and handlers are separate bundles of one process: the
 * global keeps one copy for all of them. `name` is this value's alone; the value is never null.
 */
export function processSingleton<T extends object>(name: string, create: () => T): () => T {
  const key = Symbol.for(`pavilion.${name}`);
  const shared = globalThis as { [key]?: T };
  return () => (shared[key] ??= create());
}
