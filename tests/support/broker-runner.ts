/** Child process of the broker's test: a broker of the embedded engine; says its address and lives until it is ended. */
import { startBroker } from './sandbox-broker';

const broker = await startBroker([{ name: 'PGlite', settings: () => Promise.resolve({}) }]);
process.stdout.write(`broker ready: ${broker.origin}\n`);
process.on('SIGTERM', () => void broker.close().then(() => process.exit(0)));
setInterval(() => undefined, 60_000);
