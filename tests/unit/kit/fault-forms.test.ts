import type { FaultName } from '../../support/fault-proxy.kinds';

type Forms = typeof import('../../e2e/faults/forms');

/** The choice of one run, by its settings. */
function formsOf(settings: { seed?: string; full?: boolean }): Forms {
  let forms!: Forms;
  const before = { ...process.env };
  Object.assign(process.env, { TEST_SEED: settings.seed ?? '', TEST_FULL: settings.full ? '1' : '' });
  jest.isolateModules(() => {
    forms = jest.requireActual<Forms>('../../e2e/faults/forms');
  });
  process.env = before;
  return forms;
}

const SEEDS = Array.from({ length: 400 }, (_, at) => `commit ${at}`);

test('each run chooses every class of ending once for a screen, and the same seed chooses the same forms', () => {
  for (const seed of SEEDS.slice(0, 20)) {
    const { formsFor, endingOf } = formsOf({ seed });
    const picked = formsFor('list');
    expect(picked.map(endingOf).toSorted()).toEqual(['business', 'cancelled', 'contract', 'data', 'network', 'status', 'timeout']);
    expect(formsOf({ seed }).formsFor('list')).toEqual(picked);
  }
});

test('every form is chosen for a screen by some seed', () => {
  const { FAULT_NAMES } = jest.requireActual<typeof import('../../support/fault-proxy.kinds')>('../../support/fault-proxy.kinds');
  const picked = new Set(SEEDS.flatMap((seed) => formsOf({ seed }).formsFor('match')));
  expect(FAULT_NAMES.filter((kind) => !picked.has(kind))).toEqual([]);
});

test('a full run chooses all 32 kinds for a screen, and other forms of them for another', () => {
  const { formsFor } = formsOf({ full: true });
  expect(formsFor('list')).toHaveLength(32);
  expect(formsFor('orders')).toHaveLength(32);
  expect(formsFor('orders')).not.toEqual(formsFor('list'));
});

test('each run chooses every lost, late and truncated response for a bet', () => {
  const lost: FaultName[] = [
    'silence',
    'resetInHead',
    'resetInBody',
    'shortBody',
    'halfOpen',
    'tooSlow',
    'bodyDrip',
    'afterAbort',
    'status500',
  ];
  for (const seed of SEEDS.slice(0, 20)) {
    const { formsFor, moneyFormsFor } = formsOf({ seed });
    expect(moneyFormsFor('placing')).toEqual(expect.arrayContaining([...lost, ...formsFor('placing')]));
  }
});
