import { join } from 'node:path';

/** Names the folder of the compiled programs to the workers of a run. */
export const PROGRAMS_VARIABLE = 'TEST_PROGRAMS';

/** Files that suites run as processes of their own. */
export const PROGRAMS = [
  'sandbox/main.ts',
  'tests/support/test-server.ts',
  'tests/support/venue-harness.program.ts',
  'tests/support/betting-day.ts',
  'tests/support/hedge-settlement.ts',
  'tests/support/counting-sandbox.ts',
  'tests/support/data-steps.worker.ts',
  'tests/support/ledger-worker.ts',
  'tests/support/flip-migration.ts',
  'tests/support/stakes-migration.ts',
  'tests/support/legs-migration.ts',
  'tests/support/member-migration.ts',
  'tests/support/phone-migration.ts',
  'tests/support/person-migration.ts',
  'tests/support/call-keys-migration.ts',
  'tests/support/schema-catalog.ts',
  'tests/support/tabs.main.ts',
] as const;

export type Program = (typeof PROGRAMS)[number];

/** Arguments with which Node runs a program: compiled once for all suites of a run, else translated as `npm run sandbox` does. */
export function programArgs(source: Program): string[] {
  const folder = process.env[PROGRAMS_VARIABLE];
  return folder ? [join(folder, source.replace(/ts$/, 'mjs'))] : ['--import', 'tsx', source];
}
