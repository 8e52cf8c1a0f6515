import { FAULTS, FAULT_NAMES, type FaultName } from '../../support/fault-proxy.kinds';
import { readEnd } from '../../support/matrix.expected';
import { chosen, FULL_RUN } from '../../support/seed';

/** Screens that meet faults. A full run takes another form of a kind at each, by the screen's place in this list. */
const SCREENS = ['list', 'match', 'slip', 'orders', 'balance', 'login', 'placing', 'documents', 'launch', 'counts', 'late part'] as const;
export type Screen = (typeof SCREENS)[number];
type Fits = (kind: FaultName) => boolean;
const ALL: Fits = () => true;

/** Faults that end with good data: the page must show no error. */
export const GOOD: ReadonlySet<FaultName> = new Set(['slow', 'jitter', 'mark', 'prototype', 'twice', 'replay', 'dayAhead', 'dayBehind']);
/** Faults whose response comes only after the caller has given up. */
export const LATE: ReadonlySet<FaultName> = new Set(['tooSlow', 'afterAbort']);

/** The response is lost, cut, late or without the bet, which the venue may have accepted: a second send would be a second bet. */
const LOST: ReadonlySet<FaultName> = new Set([
  ...FAULT_NAMES.filter((kind) => FAULTS[kind].group === 'connection' || FAULTS[kind].group === 'time'),
  'status500',
  'status502',
  'status503',
  'redirect',
  'noContent',
  'brokenJson',
  'badEncoding',
  'replay',
]);

/** The endings that a screen can tell apart: no connection, a status, time-out, given up, contract, business, data. Jest proves it for each call. */
export function endingOf(kind: FaultName): string {
  const end = readEnd(kind);
  return end.startsWith('network') && end !== 'network 0' ? 'status' : end.split(' ')[0]!;
}

/** Items by their group, in the order of the first of each. */
function grouped(kinds: readonly FaultName[], groupOf: (kind: FaultName) => string): readonly (readonly FaultName[])[] {
  const groups = new Map<string, FaultName[]>();
  for (const kind of kinds) groups.set(groupOf(kind), [...(groups.get(groupOf(kind)) ?? []), kind]);
  return [...groups.values()];
}

const inOrder = (kinds: Iterable<FaultName>) => {
  const wanted = new Set(kinds);
  return FAULT_NAMES.filter((kind) => wanted.has(kind));
};

/** One form of each class of ending, chosen by TEST_SEED; in a full run one form of each of the 32 kinds. */
export function formsFor(screen: Screen, fits: Fits = ALL): readonly FaultName[] {
  const fitting = FAULT_NAMES.filter(fits);
  if (!FULL_RUN) return inOrder(grouped(fitting, endingOf).map((forms) => chosen(forms, `faults ${screen} ${endingOf(forms[0]!)}`)));
  const index = SCREENS.indexOf(screen);
  return grouped(fitting, (kind) => FAULTS[kind].id).map((forms) => forms[index % forms.length]!);
}

/** The forms that `formsFor` chooses, and every form that could lead to a second send. */
export const moneyFormsFor = (screen: Screen): readonly FaultName[] => inOrder([...formsFor(screen), ...LOST]);
