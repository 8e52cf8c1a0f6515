import { enginesBy } from './engines';
import { emptySchema } from './own-schema';
import { compilePrograms } from './programs.build';
import { startBroker, type Broker } from './sandbox-broker';
import { BROKER_VARIABLE } from './worker-sandbox';

declare global {
  var sandboxBroker: Broker | undefined;
  var removePrograms: (() => Promise<void>) | undefined;
}

/**
 * Once before all suites: the programs that they run, and the broker of their sandboxes, which starts none until a suite asks.
 * Everything is imported beforehand, because Jest translates TypeScript here only while this file loads.
 */
export default async function setUp(): Promise<void> {
  globalThis.removePrograms = await compilePrograms();
  globalThis.sandboxBroker = await startBroker(enginesBy(emptySchema));
  process.env[BROKER_VARIABLE] = globalThis.sandboxBroker.origin;
}
