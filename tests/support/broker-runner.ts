/** Child process of the broker's test: a broker; prints its address and lives until it is ended. */
import { startBroker } from './sandbox-broker';

const broker = await startBroker();
process.stdout.write(`broker ready: ${broker.origin}\n`);
process.on('SIGTERM', () => void broker.close().then(() => process.exit(0)));
setInterval(() => undefined, 60_000);
