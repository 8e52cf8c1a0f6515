import type { Sandbox } from './sandbox-process';

/** Opens things once for each name and start of a sandbox; one that failed to open is opened again at the next request. */
export function createPerSandbox<T>(): (sandbox: Sandbox, name: string, open: () => Promise<T>) => Promise<T> {
  const all = new WeakMap<Sandbox, Map<string, Promise<T>>>();
  return (sandbox, name, open) => {
    const known = all.get(sandbox) ?? new Map<string, Promise<T>>();
    all.set(sandbox, known);
    const opening = known.get(name) ?? open();
    known.set(name, opening);
    opening.catch(() => known.delete(name));
    return opening;
  };
}
