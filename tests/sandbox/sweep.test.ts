import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { doSteps } from '../support/data-steps';
import { ownDatabase } from '../support/test-database';
import { DAY } from '../support/time';

jest.setTimeout(60_000);

const ago = (days: number) => Date.now() - days * DAY;

/** Name, last seen and begun (days ago), and when its end was answered (days ago). */
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
  ...SESSIONS.map(([name, seen, begun, answered]) => {
    const end = name.startsWith('ended') ? '6001' : 'NULL';
    return `INSERT INTO sessions VALUES ('${name}', '1', '', ${ago(begun)}, ${ago(seen)}, ${end}, ${answered === undefined ? 'NULL' : ago(answered)})`;
  }),
  ...VENUE_SESSIONS.map(
    ([name, begun, session]) =>
      `INSERT INTO venue_sessions VALUES ('${name}', 'FBTY', ${session ? "'1'" : 'NULL'}, ${text(session)}, ${ago(begun)})`,
  ),
  "INSERT INTO outbox (recipient, kind, body, at) SELECT 'x', 'sms', 'x', 0 FROM generate_series(1, 10005)",
];

describe('the sweep', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pavilion-sweep-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('deletes expired rows and nothing else', async () => {
    const where = { SANDBOX_DIR: folder, ...(await ownDatabase()) };
    const answers = await doSteps(
      { where, sandbox: 'open' },
      { where, sql: [...FILL, 'SELECT 1'].join(';') },
      { where, sandbox: 'sweep' },
      { where, sql: 'SELECT token_hash FROM sessions ORDER BY token_hash' },
      { where, sql: 'SELECT token_hash FROM venue_sessions ORDER BY token_hash' },
      { where, sql: 'SELECT count(*)::int AS left FROM outbox' },
    );
    const names = (at: number) => answers[at]!.rows.map((row) => row['token_hash']);
    expect(names(3)).toEqual(['ended', 'used']);
    expect(names(4)).toEqual(['guest', 'of the used', 'run out, still known']);
    expect(answers[5]!.rows).toEqual([{ left: 10_000 }]);
  });
});
