import { Client } from 'pg';
import { inTransaction, type Database } from '../../../sandbox/kernel/db/database';
import { openPostgres } from '../../../sandbox/kernel/db/postgres-database';
import { ownEmptyDatabase, SCHEMA } from '../../support/test-database';

let database: Database;
let others: Client;

beforeAll(async () => {
  const { DATABASE_URL } = await ownEmptyDatabase();
  database = await openPostgres(DATABASE_URL, SCHEMA);
  others = new Client({ connectionString: DATABASE_URL });
  await others.connect();
});
afterAll(async () => {
  await others.end();
  await database.close();
});

/** The server ends every connection of the pool. */
const cut = () =>
  others.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()');
const numbers = () => inTransaction(database.db, (tx) => tx.execute('SELECT 1'));

it('connections that break before, in and after a transaction return to the pool', async () => {
  const begin = Client.prototype.query;
  for (let round = 0; round < 15; round += 1) {
    // The connection broke between the pool and `begin`.
    const query = jest.spyOn(Client.prototype, 'query').mockImplementationOnce(function (this: Client, ...args: unknown[]) {
      (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      return Reflect.apply(begin, this, args) as never;
    } as never);
    await expect(numbers()).rejects.toThrow();
    query.mockRestore();
    await expect(
      inTransaction(database.db, async (tx) => {
        await cut();
        await tx.execute('SELECT 1');
      }),
    ).rejects.toThrow();
    await expect(
      database.inSession(async (session) => {
        await cut();
        await session.exec('SELECT 1');
      }),
    ).rejects.toThrow();
  }
  expect(await Promise.all(Array.from({ length: 12 }, numbers))).toHaveLength(12);
});
