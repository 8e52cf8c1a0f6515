import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { doSteps } from '../../support/data-steps';
import { ownDatabase } from '../../support/test-database';
import { DAY } from '../../support/time';

jest.setTimeout(60_000);

const ago = (days: number) => Date.now() - days * DAY;

/** Name, last seen and begun (days ago), and when its end was reported (days ago). */
const SESSIONS: readonly [name: string, seen: number, begun: number, answered?: number][] = [
  ['used', 0, 60],
  ['idle', 31, 40],
  ['old', 0, 91],
  ['ended and answered', 3, 4, 2],
  ['ended', 3, 4],
];
const VENUE_SESSIONS: readonly [name: string, begun: number, session: string | null][] = [
  ['guest', 1, null],
  ['run out, still known', 6, null],
  ['run out', 8, null],
  ['of the used', 1, 'used'],
  ['of the idle', 1, 'idle'],
];

const text = (value: string | null) => (value === null ? 'NULL' : `'${value}'`);
const FILL = [
  "INSERT INTO members (id, user_name, password_hash, registered_at) VALUES ('1', 'anybody', 'x', 0)",
  ...SESSIONS.map(([name, seen, begun, resolved]) => {
    const end = name.startsWith('ended') ? '6001' : 'NULL';
    return `INSERT INTO sessions VALUES ('${name}', '1', '', ${ago(begun)}, ${ago(seen)}, ${end}, ${resolved === undefined ? 'NULL' : ago(resolved)})`;
  }),
  ...VENUE_SESSIONS.map(
    ([name, begun, session]) =>
      `INSERT INTO venue_sessions VALUES ('${name}', 'FBTY', ${session ? "'1'" : 'NULL'}, ${text(session)}, ${ago(begun)})`,
  ),
  ...[1, 29, 31].map((days) => `INSERT INTO call_keys VALUES ('1', '${days} days old', 'checkIn', '', ${ago(days)})`),
  "INSERT INTO outbox (recipient, kind, body, at) SELECT 'x', 'sms', 'x', 0 FROM generate_series(1, 10005)",
];

/** Pictures by their id: what they belong to, and days since they were stored. */
const PICTURES: readonly [id: string, usedFor: string | null, stored: number][] = [
  ['unused, new', null, 0],
  ['unused', null, 2],
  ['of an open ticket', 'feedback 1', 400],
  ['of a ticket that closed', 'feedback 2', 400],
  ['of a ticket that closed long ago', 'feedback 3', 400],
  ['of a deposit of long ago', 'deposit 1', 400],
  ['of a request of long ago', 'info 1', 400],
  ['of an open request', 'info 2', 400],
];
const ticket = (id: number, state: string, changed: number) =>
  `INSERT INTO feedback_tickets (id, member_id, ticket_key, request_hash, kind, state, created_at, changed_at, asked_real)
    VALUES (${id}, '1', 'key ${id}', 'x', 'problem', '${state}', 0, ${ago(changed)}, 0)`;
const request = (id: number, state: string, ended: number | null) =>
  `INSERT INTO info_requests (id, member_id, request_key, request_hash, kind, state, change, before_masked, masked, note, created_at, created_real, ended_at)
    VALUES (${id}, '1', 'key ${id}', 'x', 'phone', '${state}', '{}', '', '', '', 0, 0, ${ended === null ? 'NULL' : ago(ended)})`;
const FILL_PICTURES = [
  "INSERT INTO members (id, user_name, password_hash, registered_at) VALUES ('1', 'anybody', 'x', 0)",
  ticket(1, 'replied', 400),
  ticket(2, 'closed', 80),
  ticket(3, 'closed', 100),
  `INSERT INTO deposits (id, member_id, idempotency_key, method, amount, fee, credit, pay_amount, state, created_at, expire_at, ended_at)
    VALUES (1, '1', 'key', 'ecny', 100, 0, 100, '1', 'credited', 0, 0, ${ago(100)})`,
  request(1, 'approved', 100),
  request(2, 'reviewing', null),
  ...PICTURES.map(
    ([id, usedFor, stored]) =>
      `INSERT INTO pictures VALUES ('${id}', '1', '${id}', 'image/png', 'AAAA', 'x', ${text(usedFor)}, ${ago(stored)}, 3)`,
  ),
];

describe('deleting old data', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pavilion-sweep-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('deletes expired rows and nothing else', async () => {
    const where = { SANDBOX_DIR: folder, ...(await ownDatabase()) };
    const results = await doSteps(
      { where, sandbox: 'open' },
      { where, sql: [...FILL, 'SELECT 1'].join(';') },
      { where, sandbox: 'sweep' },
      { where, sql: 'SELECT token_hash FROM sessions ORDER BY token_hash' },
      { where, sql: 'SELECT token_hash FROM venue_sessions ORDER BY token_hash' },
      { where, sql: 'SELECT count(*)::int AS left FROM outbox' },
      { where, sql: 'SELECT idempotency_key AS key FROM call_keys ORDER BY at' },
    );
    const names = (at: number) => results[at]!.rows.map((row) => row['token_hash']);
    expect(names(3)).toEqual(['ended', 'used']);
    expect(names(4)).toEqual(['guest', 'of the used', 'run out, still known']);
    expect(results[5]!.rows).toEqual([{ left: 10_000 }]);
    expect(results[6]!.rows).toEqual([{ key: '29 days old' }, { key: '1 days old' }]);
  });

  it('deletes pictures without a reference, and those of tickets, deposits and requests that ended 90 days ago', async () => {
    const where = { SANDBOX_DIR: folder, ...(await ownDatabase()) };
    const results = await doSteps(
      { where, sandbox: 'open' },
      { where, sql: [...FILL_PICTURES, 'SELECT 1'].join(';') },
      { where, sandbox: 'sweep' },
      { where, sql: 'SELECT id FROM pictures ORDER BY id' },
    );
    expect(results[3]!.rows.map(({ id }) => id)).toEqual([
      'of a ticket that closed',
      'of an open request',
      'of an open ticket',
      'unused, new',
    ]);
  });
});
