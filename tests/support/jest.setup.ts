import { once } from 'node:events';
import { spawnChild } from './child-of-parent';
import { programArgs } from './programs';
import { compilePrograms } from './programs.build';
import { startBroker, type Broker } from './sandbox-broker';
import { SERVER_VARIABLE } from './test-database';
import { BROKER_VARIABLE } from './worker-sandbox';

declare global {
  var sandboxBroker: Broker | undefined;
  var removePrograms: (() => Promise<void>) | undefined;
  var stopTestServer: (() => Promise<void>) | undefined;
}

/**
 * Runs once before all suites: builds the programs that they run, starts their PostgreSQL and the broker of their sandboxes, which
 * starts none until a suite requests one. Everything is imported beforehand, because Jest translates TypeScript here only while
 * this file loads.
 */
export default async function setUp(): Promise<void> {
  globalThis.removePrograms = await compilePrograms();
  process.env[SERVER_VARIABLE] = await startServer().catch(async (error: unknown) => {
    // A set-up that fails has no tear-down of its own.
    await globalThis.removePrograms?.();
    throw error;
  });
  globalThis.sandboxBroker = await startBroker();
  process.env[BROKER_VARIABLE] = globalThis.sandboxBroker.origin;
}

async function startServer(): Promise<string> {
  const { PATH, HOME } = process.env;
  const child = spawnChild(programArgs('tests/support/test-server.ts'), { PATH, HOME, NODE_ENV: 'test' }, 'inherit');
  const gone = once(child, 'exit');
  globalThis.stopTestServer = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  return new Promise((resolve, reject) => {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      const [, url] = /database ready: (\S+)/.exec(text) ?? [];
      if (url) resolve(url);
    });
    void gone.then(() => reject(new Error('the PostgreSQL of the tests did not start')));
  });
}
