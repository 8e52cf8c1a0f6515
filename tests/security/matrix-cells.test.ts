import { FAULT_NAMES } from '../support/fault-proxy.kinds';
import { cellsOf } from '../support/matrix.cells';
import { moneyEnd, readEnd } from '../support/matrix.expected';
import type { Target } from '../support/matrix.target';
import { FULL_RUN } from '../support/seed';

const call = (name: string, more: Partial<Target> = {}): Target => ({
  name,
  kind: 'read',
  end: readEnd,
  run: () => Promise.resolve(),
  ...more,
});
const reads = Array.from({ length: 12 }, (_, at) => call(`read ${at}`));
const placeCall = call('place', { kind: 'state', end: moneyEnd('accepted'), whole: true });
const cells = cellsOf([...reads, placeCall]);
const formsOf = (target: Target) => FAULT_NAMES.filter((kind) => cells.get(kind)!.includes(target));

test('every form of fault is tried with a call, and calls that move money with every form', () => {
  expect(FAULT_NAMES.filter((kind) => cells.get(kind)!.length === 0)).toEqual([]);
  expect(formsOf(placeCall)).toEqual(FAULT_NAMES);
});

test('every call is tried with every class of its endings', () => {
  for (const target of reads)
    expect(new Set(formsOf(target).map((kind) => target.end(kind)))).toEqual(new Set(FAULT_NAMES.map((kind) => target.end(kind))));
});

test('a sampled call is tried with a third of the forms, and with all in a full run', () => {
  for (const target of reads) expect(formsOf(target).length).toBe(FULL_RUN ? FAULT_NAMES.length : Math.ceil(FAULT_NAMES.length / 3));
  const picked = new Set(reads.map((target) => formsOf(target).join()));
  expect(picked.size > 1).toBe(!FULL_RUN);
});

test('every form is tried even when there is one call only', () => {
  const alone = cellsOf([reads[0]!]);
  expect(FAULT_NAMES.filter((kind) => alone.get(kind)!.length !== 1)).toEqual([]);
});
