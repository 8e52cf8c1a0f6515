import { FAULT_NAMES, type FaultName } from './fault-proxy.kinds';
import type { Target } from './matrix.target';
import { FULL_RUN, numberOf, sample, TEST_SEED } from './seed';

/** Part of the forms that a sampled call meets in one run. */
const SHARE = 1 / 3;

/** `items` in an order that the run's seed and a name give. */
const shuffled = <T>(items: readonly T[], name: string): readonly T[] =>
  items
    .map((item, at) => ({ item, rank: numberOf(`${TEST_SEED} ${name} ${at}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

/** The forms that a call meets: one of each class of ending, and further ones up to its share. */
function formsOf(target: Target): ReadonlySet<FaultName> {
  const order = shuffled(FAULT_NAMES, target.name);
  const classes = new Map<string, FaultName>();
  for (const kind of order) if (!classes.has(target.end(kind))) classes.set(target.end(kind), kind);
  const forms = new Set(classes.values());
  for (const kind of order) {
    if (forms.size >= FAULT_NAMES.length * SHARE) break;
    forms.add(kind);
  }
  return forms;
}

/**
 * Which calls each form meets in this run. A full run has every cell. Otherwise a call that is `whole` (money, sessions, bets)
 * meets every form, any other one form of each class of its endings and a third of all, chosen by the seed; and no form is left
 * without a call.
 */
export function cellsOf(targets: readonly Target[]): ReadonlyMap<FaultName, readonly Target[]> {
  if (FULL_RUN) return new Map(FAULT_NAMES.map((kind) => [kind, targets]));
  const forms = new Map(targets.map((target) => [target, target.whole ? new Set(FAULT_NAMES) : formsOf(target)]));
  return new Map(
    FAULT_NAMES.map((kind) => {
      const found = targets.filter((target) => forms.get(target)!.has(kind));
      return [kind, found.length > 0 ? found : sample(targets, 1, kind)];
    }),
  );
}
