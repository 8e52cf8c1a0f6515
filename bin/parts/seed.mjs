import { git } from './git.mjs';

/**
 * Seed of a test run's random choices: `TEST_SEED`, else the commit, so that every commit tests other cases and any run can
 * be repeated.
 */
export const testSeed = () => process.env.TEST_SEED || git('rev-parse', '--short=10', 'HEAD') || 'pavilion';
