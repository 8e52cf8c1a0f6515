/** A failure that a tester sets for a call (contract §6). */
export interface Fault {
  /** Method and path as in the samples, such as `POST /v1/match/getList`; a `*` at the end matches any rest. */
  call: string;
  latencyMs?: number | null;
  httpStatus?: number | null;
  /** Sent unchanged. */
  body?: string | null;
  /** Returned in the call's own envelope. */
  statusCode?: number | null;
  /** Cuts the connection before or after the effect. */
  drop?: 'before' | 'after' | null;
  /** Number of calls; absent = until cleared. */
  times?: number | null;
}

export interface Faults {
  /** The new fault's id. */
  add(fault: Fault): string;
  /** Removes all faults and returns their number. */
  clear(): number;
  /** The oldest fault for a call, counted as used; null when there is none. */
  take(method: string, path: string): Fault | null;
}

export function createFaults(): Faults {
  let number = 0;
  let active: { fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      number += 1;
      active.push({ fault, left: fault.times ?? Infinity });
      return `f${number}`;
    },
    clear() {
      const count = active.length;
      active = [];
      return count;
    },
    take(method, path) {
      const call = `${method} ${path}`;
      const found = active.find((entry) => matches(entry.fault.call, call));
      if (!found) return null;
      found.left -= 1;
      if (found.left <= 0) active = active.filter((entry) => entry !== found);
      return found.fault;
    },
  };
}

function matches(pattern: string, call: string): boolean {
  return pattern.endsWith('*') ? call.startsWith(pattern.slice(0, -1)) : pattern === call;
}
