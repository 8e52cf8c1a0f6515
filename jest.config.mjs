import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';
import { NO_ENV_FILES } from './bin/lib/settings.mjs';

// Next's preset reads `.env` files: a test must not depend on whose machine it runs on.
Object.assign(process.env, NO_ENV_FILES);
const base = nextJest({ dir: './' });

/** The environment is `node`; a file that needs a document names `jest-fixed-jsdom` in its first comment. */
export default async () => ({
  ...(await base({
    testEnvironment: 'node',
    // Bounds a hang, measures nothing: integration tests share two cores with what they start.
    testTimeout: 30_000,
    // A lookup of a global leaves the suite's VM, which makes the world's arithmetic five times as slow. Only what no test replaces.
    sandboxInjectedGlobals: ['Array', 'BigInt', 'Float64Array', 'Map', 'Math', 'Number', 'Object', 'Set', 'String'],
    globalSetup: '<rootDir>/tests/support/jest.setup.ts',
    setupFiles: ['<rootDir>/tests/support/tab-locks.ts'],
    setupFilesAfterEnv: ['<rootDir>/tests/support/patience.ts'],
    globalTeardown: '<rootDir>/tests/support/jest.teardown.ts',
    cacheDirectory: '<rootDir>/.cache/jest',
    testSequencer: '<rootDir>/tests/support/longest-first.cjs',
    // Suites wait for their sandbox; jest's default of one worker on two cores would wait with them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testMatch: ['<rootDir>/tests/*.test.{ts,tsx}', '<rootDir>/tests/{unit,render,contract,security,sandbox}/**/*.test.{ts,tsx}'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/support/server-only.ts' },
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data', '<rootDir>/.cache'],
    collectCoverageFrom: ['lib/**/*.ts', 'sandbox/**/*.ts', '!**/*.copy.ts'],
  })()),
  transformIgnorePatterns: ['/node_modules/(?!(ky|jose|p-queue|p-timeout|eventemitter3|@noble|@scure)/)'],
});
