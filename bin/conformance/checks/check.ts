import type { Facts } from '../facts';
import type { Finding, Step } from '../report/finding';

/** A group of checks: gathers its steps in order. */
export type Check = (facts: Facts, add: (step: Omit<Step, 'group'>) => void) => Promise<void>;

/** Makes a value once per run, on the first call. */
export function once<T>(make: (facts: Facts) => Promise<T>): (facts: Facts) => Promise<T> {
  const made = new WeakMap<Facts, Promise<T>>();
  return (facts) => {
    const value = made.get(facts) ?? make(facts);
    made.set(facts, value);
    return value;
  };
}

/** The report's name of a platform call. */
export const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

/** A step that belongs to no single request. */
export const about = (call: string, findings: readonly Finding[], ms: number | null = null): Omit<Step, 'group'> => ({
  call,
  ms,
  findings,
});
