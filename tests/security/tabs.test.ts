import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { programArgs } from '../support/programs';
import { FULL_RUN, numberOf, TEST_SEED } from '../support/seed';

/** Runs of the simulation: `npm test`, and `npm run test:full`. */
const RUNS = FULL_RUN ? 100_000 : 2_000;
const PROCESSES = FULL_RUN ? availableParallelism() : 1;
/** The least number of runs, of a thousand, in which each event must occur: rules about what never happens hold always. */
const SEEN_OF_THOUSAND = 1;

jest.setTimeout(FULL_RUN ? 7_200_000 : 600_000);

interface Result {
  runs: number;
  seen: Record<string, number>;
  failure: { seed: number; path: string; example: unknown; error: string } | null;
}

const run = promisify(execFile);
/** Space for the young generation: pages come and go, and their garbage need not be scanned twice. */
const MEMORY = '--max-semi-space-size=64';

async function simulate(part: number): Promise<Result> {
  // A full run uses new examples; its seed is printed with a failure.
  const seed = numberOf(FULL_RUN ? `${TEST_SEED} ${part} ${Date.now()}` : TEST_SEED) >>> 1;
  const args = [MEMORY, ...programArgs('tests/support/tabs.main.ts'), '--runs', String(RUNS / PROCESSES), '--seed', String(seed)];
  const { stdout } = await run(process.execPath, args, {
    cwd: process.cwd(),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test' },
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Result;
}

/** The command that repeats a failure, and the steps of the failed run. */
function reportOf({ seed, path, example, error }: NonNullable<Result['failure']>): string {
  return `${error}\nnode --import tsx tests/support/tabs.main.ts --seed ${seed} --path ${path}\n${JSON.stringify(example, null, 1)}`;
}

test('three tabs keep the rules of a session, whatever the platform, the network and their member do', async () => {
  const results = await Promise.all(Array.from({ length: PROCESSES }, (_, part) => simulate(part)));
  expect(results.flatMap(({ failure }) => (failure === null ? [] : [reportOf(failure)]))).toEqual([]);
  const total = results.reduce((sum, { runs }) => sum + runs, 0);
  expect(total).toBe(RUNS);
  const names = Object.keys(results[0]!.seen);
  const rare = names.filter((name) => results.reduce((sum, { seen }) => sum + seen[name]!, 0) * 1000 < total * SEEN_OF_THOUSAND);
  expect(rare).toEqual([]);
});
