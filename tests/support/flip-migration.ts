/**
 * Child process of the migration's test: rounds of 幸运翻牌 from before their hash was stored, brought up to date. Prints them as
 * one line of JSON. `DATABASE_URL` names an empty database.
 */
import { join } from 'node:path';
import { migrate, readMigrations } from '../../sandbox/db/migrate';
import { claimDatabase } from '../../sandbox/db/open';
import { readEnv } from '../../sandbox/server/env';

const NAME = '0034_flip_commitment.sql';
const OLD_ROUNDS = `
  INSERT INTO members (id, user_name, password_hash, registered_at) VALUES ('m', 'm', '', 1);
  INSERT INTO flip_rounds (member_id, seed, created_at, idempotency_key, card, prize, coins, amount, flipped_at) VALUES
    ('m', repeat('5a', 32), 1, 'key-1', 4, 'coins-5', 5, 0, 2),
    ('m', repeat('0f', 32), 3, NULL, NULL, NULL, NULL, NULL, NULL);
`;

async function main(): Promise<void> {
  const database = await claimDatabase(readEnv(process.env, process.cwd()), false);
  const migrations = await readMigrations(join(import.meta.dirname, '../../sandbox/db/migrations'));
  await migrate(
    database,
    migrations.filter(({ name }) => name < NAME),
  );
  await database.inSession((session) => session.exec(OLD_ROUNDS));
  await migrate(database, migrations);
  const rows = await database.inSession((session) =>
    session.query<Record<string, unknown>>('SELECT seed, commitment FROM flip_rounds ORDER BY id'),
  );
  process.stdout.write(`${JSON.stringify(rows)}\n`);
  await database.close();
}

await main();
