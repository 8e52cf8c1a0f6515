import { Client } from 'pg';

/** The sandbox's own database, and the one that every cluster has. */
export const SANDBOX = 'sandbox';
const ALWAYS = 'postgres';

/** Makes the sandbox's database where there is none. */
export async function ensureDatabase(urlOf: (database: string) => string): Promise<void> {
  const client = new Client({ connectionString: urlOf(ALWAYS) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [SANDBOX]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${SANDBOX}`);
  } finally {
    await client.end();
  }
}
