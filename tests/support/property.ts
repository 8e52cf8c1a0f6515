import { configureGlobal } from 'fast-check';
import { FULL_RUN, numberOf, TEST_SEED } from './seed';

// Properties use the same examples in every run of one commit; a full run uses new ones, and a failure prints its seed.
if (!FULL_RUN) configureGlobal({ seed: numberOf(TEST_SEED) });

/** fast-check with the run's seed: the only door of the tests to it. */
export * from 'fast-check';
