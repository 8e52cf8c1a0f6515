import { enginesBy } from './engines';
import { emptySchema } from './own-schema';
import { startBroker, type Broker } from './sandbox-broker';
import { BROKER_VARIABLE } from './worker-sandbox';

declare global {
  var sandboxBroker: Broker | undefined;
}

/**
 * Once before all suites: the broker of their sandboxes, which starts none until a suite asks. Everything is imported beforehand,
 * because Jest translates TypeScript here only while this file loads.
 */
export default async function setUp(): Promise<void> {
  globalThis.sandboxBroker = await startBroker(enginesBy(emptySchema));
  process.env[BROKER_VARIABLE] = globalThis.sandboxBroker.origin;
}
