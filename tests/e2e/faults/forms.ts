import { FAULTS, FAULT_NAMES, type FaultName } from '../../support/fault-proxy.kinds';

const KINDS = [...new Set(FAULT_NAMES.map((name) => FAULTS[name].id))];

/** One form of each of the 32 kinds. Screens take turns, so that all forms meet some screen: `turn` is the screen's number. */
export function formsFor(turn: number, without: readonly FaultName[] = []): readonly FaultName[] {
  return KINDS.map((id) => {
    const left = FAULT_NAMES.filter((name) => FAULTS[name].id === id && !without.includes(name));
    return left[turn % left.length]!;
  });
}

/** What ends with good data: nothing may be said against it. */
export const GOOD: ReadonlySet<FaultName> = new Set(['slow', 'jitter', 'mark', 'prototype', 'twice', 'replay', 'dayAhead', 'dayBehind']);
/** What comes only after the caller has given up. */
export const LATE: ReadonlySet<FaultName> = new Set(['tooSlow', 'afterAbort']);
