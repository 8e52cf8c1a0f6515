/**
 * Child process: the PostgreSQL of a run, a throw-away cluster of the same programs that the sandbox has. Prints its address when
 * its template is ready and lives until it is ended.
 */
import { openCluster } from '../../sandbox/kernel/db/embedded/open-cluster';
import { ensureDatabase } from '../../sandbox/kernel/db/embedded/databases';
import { openDatabase } from '../../sandbox/open';
import { SCHEMA, TEMPLATE } from './test-database';

/** Every suite at work has sandboxes of ten connections each. */
const server = await openCluster(null, 'open', ['max_connections=400', 'shared_buffers=64MB']);
await ensureDatabase(server.urlOf);
const template = await openDatabase({ databaseUrl: server.urlOf(TEMPLATE), databaseSchema: SCHEMA, folder: null }, false);
await template.close();
process.stdout.write(`database ready: ${server.urlOf('postgres')}\n`);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
