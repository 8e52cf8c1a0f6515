import { git } from './git.mjs';

/** What a test run draws its choices by: `TEST_SEED`, else the commit, so that every commit looks elsewhere and any run can be repeated. */
export const testSeed = () => process.env.TEST_SEED || git('rev-parse', '--short=10', 'HEAD') || 'pavilion';
