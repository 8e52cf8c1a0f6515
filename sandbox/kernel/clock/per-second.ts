import { createSeconds } from './seconds';

type Clocks = Parameters<typeof createSeconds>[0] & { onReset(listener: () => void): void };

/**
 * Values that are computed once a second for all callers, who wait for one computation: each belongs to the second in which it
 * began, and a failed one is tried again by the next caller.
 */
export function createPerSecond<V>({ clock, real, onReset }: Clocks, compute: (key: string) => Promise<V>): (key: string) => Promise<V> {
  const second = createSeconds({ clock, real });
  let values = new Map<string, Promise<V>>();
  let madeIn = 0;
  const clear = () => {
    values = new Map();
  };
  onReset(clear);
  return (key) => {
    const present = second();
    if (present !== madeIn) clear();
    madeIn = present;
    const own = values;
    const known = own.get(key);
    if (known) return known;
    const value = compute(key);
    own.set(key, value);
    value.catch(() => own.delete(key));
    return value;
  };
}
