import { parseArgs } from 'node:util';
import { compileTabs } from './tabs.bundle';
import type { PageScript } from './tabs.page';
import * as fc from './property';
import { SIGHTS } from './tabs.rules';
import { simulate } from './tabs.run';
import { examples } from './tabs.steps';

/** Prints one JSON line: the number of runs, their sights, and the first that broke a rule with the values that repeat it. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    path: { type: 'string' },
    shrink: { type: 'string', default: '10000' },
  },
});

// The client reports some rejections to the console of its page.
for (const name of ['log', 'warn', 'error', 'info'] as const) console[name] = () => undefined;

// Errors of the client are many and intended: their stacks would take a tenth of the time.
Error.stackTraceLimit = 0;

const simulation = await compileTabs<PageScript>();
const seen = new Map<string, number>(SIGHTS.map((sight) => [sight, 0]));
const began = process.cpuUsage();
const property = fc.asyncProperty(examples, async (example) => {
  for (const sight of await simulate(simulation, example)) seen.set(sight, seen.get(sight)! + 1);
});
const runs = { numRuns: Number(values.runs), seed: Number(values.seed) };
let result = await fc.check(property, { ...runs, ...(values.path === undefined ? {} : { path: values.path }), endOnFailure: true });
const shrinkMs = Number(values.shrink);
if (result.failed && shrinkMs > 0) {
  // The same failure, made smaller for a while.
  const smaller = await fc.check(property, {
    ...runs,
    path: result.counterexamplePath ?? '',
    interruptAfterTimeLimit: shrinkMs,
    markInterruptAsFailure: true,
  });
  if (smaller.counterexample) result = { ...smaller, numRuns: result.numRuns } as typeof result;
}
const { user, system } = process.cpuUsage(began);
process.stdout.write(
  `${JSON.stringify({
    runs: result.numRuns,
    cpuMs: Math.round((user + system) / 1000),
    seen: Object.fromEntries(seen),
    failure: result.failed
      ? {
          seed: result.seed,
          path: result.counterexamplePath,
          example: result.counterexample?.[0],
          error: String((result.errorInstance as Error | null)?.message),
        }
      : null,
  })}\n`,
);
