/**
 * One value per process, created at its first use. Middleware, pages and handlers are separate bundles of one process: the global
 * has one copy for all of them. `name` belongs to this value alone; the value is never null.
 */
export function processSingleton<T extends object>(name: string, create: () => T): () => T {
  const key = Symbol.for(`pavilion.${name}`);
  const shared = globalThis as { [key]?: T };
  return () => (shared[key] ??= create());
}
