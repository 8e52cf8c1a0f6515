import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Names the address of the run's PostgreSQL (`test-server.ts`). */
export const SERVER_VARIABLE = 'TEST_DATABASE_SERVER';
/** Schema of the sandbox that the settings of `ownDatabase` start. */
export const SCHEMA = 'pavilion_sandbox';
/** The database that `test-server.ts` brings up to the newest migration; nothing else is done in it. */
export const TEMPLATE = 'sandbox';

/** Settings that name a database to a sandbox. */
export type DatabaseSettings = Record<'DATABASE_URL' | 'DATABASE_SCHEMA', string>;

async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env[SERVER_VARIABLE] });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function create(template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return name;
}

function addressOf(name: string): string {
  const url = new URL(process.env[SERVER_VARIABLE]!);
  url.pathname = `/${name}`;
  return url.href;
}

/** Settings of a sandbox on a new database of the run's server, where every migration has been applied: takes some 30 ms. */
export async function ownDatabase(): Promise<DatabaseSettings> {
  return { DATABASE_URL: addressOf(await create(TEMPLATE)), DATABASE_SCHEMA: SCHEMA };
}

/** Settings of a sandbox on a new database without any table or schema. */
export async function ownEmptyDatabase(): Promise<DatabaseSettings> {
  return { DATABASE_URL: addressOf(await create('template0')), DATABASE_SCHEMA: SCHEMA };
}
