/**
 * A sandbox that reports how many rows its database reads. `GET /` on the port that it prints returns the rows of every SELECT
 * since the request before, each as PostgreSQL's own plan counts them, rows that a filter takes away included.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, type QueryResult } from 'pg';

interface Statement {
  text: string;
  values: unknown[];
}

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

let seen: Statement[] = [];
let counting = false;

function statementOf([config, values]: unknown[]): Statement | null {
  const text = typeof config === 'string' ? config : (config as { text?: unknown } | undefined)?.text;
  const own = typeof config === 'object' && config !== null ? (config as { values?: unknown[] }).values : undefined;
  if (typeof text !== 'string' || !/^\s*select/i.test(text)) return null;
  return { text, values: Array.isArray(values) ? values : (own ?? []) };
}

const query = Client.prototype.query as (this: Client, ...args: unknown[]) => Promise<QueryResult>;
Client.prototype.query = function record(this: Client, ...args: unknown[]) {
  const statement = counting ? null : statementOf(args);
  if (statement) seen.push(statement);
  return query.apply(this, args);
} as typeof Client.prototype.query;

/** Rows that the scans of a plan read. */
function rowsOf({ Plans = [], ...node }: PlanNode): number {
  const below = Plans.reduce((sum, plan) => sum + rowsOf(plan), 0);
  if (!node['Node Type'].includes('Scan') || node['Node Type'] === 'Bitmap Index Scan') return below;
  const each = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + Math.round(each * node['Actual Loops']);
}

async function counted(): Promise<{ rows: number; text: string }[]> {
  const statements = seen;
  seen = [];
  const client = new Client({
    connectionString: process.env.DATABASE_URL,
    options: `-c search_path=${process.env.DATABASE_SCHEMA}`,
  });
  counting = true;
  try {
    await client.connect();
    const all: { rows: number; text: string }[] = [];
    for (const { text, values } of statements) {
      await client.query('BEGIN');
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
        values,
      );
      await client.query('ROLLBACK');
      all.push({ rows: rowsOf(rows[0]!['QUERY PLAN'][0]!.Plan), text });
    }
    return all;
  } finally {
    await client.end();
    counting = false;
  }
}

const server = createServer((_request, response) => {
  counted().then(
    (reply) => response.end(JSON.stringify(reply)),
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`rows at ${(server.address() as AddressInfo).port}\n`);
  void import('../../sandbox/main');
});
