import { Client } from 'pg';
import type { DatabaseSettings } from './test-database';
import { DAY } from './time';

/** The size of a member's life of `days`, whose rows are written straight into the tables. */
export interface Life {
  memberId: string;
  /** World ms of the last day. */
  until: number;
  days: number;
  bets: number;
  rounds: number;
  deposits: number;
  /** Other members, who only have their accounts and a session. */
  others: number;
}

/** Bets on one side of matches of their own, each with its stake and payout in the ledger's transfers. */
const BETS = `
  WITH made AS (
    INSERT INTO bets (venue, member_id, wallet, content, odds_format, unit_stake, stake, in_play, placed_at, sent_at, world_speed, state, outcome, payout, closed_at)
    SELECT (ARRAY['FBTY', 'OBTY', 'IMTY'])[1 + n % 3], $1, 'CENTER', '', 1, 2000, 2000, false, $2::bigint + n * $3::bigint, 0, 1, 'settled',
      CASE WHEN n % 2 = 0 THEN 'won' ELSE 'lost' END, CASE WHEN n % 2 = 0 THEN 3800 ELSE 0 END, $2::bigint + n * $3::bigint + 7200000
    FROM generate_series(0, $4::integer - 1) AS n
    RETURNING id, member_id
  )
  INSERT INTO bet_legs (bet_id, place, member_id, sport, match_id, match_number, home, home_number, away, away_number, competition, competition_number,
    kick_off, kind, period, line, role, price, in_play, open, outcome, result)
  SELECT id, 0, member_id, 'football', 'ev-' || id, 1, 'h', 1, 'a', 2, 'c', 1, 0, 'handicap', 'full', -3, 'home', '1.9', false, false, 'won', '2-0' FROM made`;
const ROUNDS = `
  INSERT INTO game_rounds (owner, member_id, game, state, seed, seed_hash, stake, lines, outcome, payout, played_at, settled_at, prepared_real)
  SELECT 'member:' || $1, $1, 'slot', 'settled', 's', 'h', 500, '[{"bet":"","stake":500}]', '{"stops":[0,0,0],"symbols":["koi","coin","koi"]}', CASE WHEN n % 2 = 0 THEN 900 ELSE 0 END,
    $2::bigint + n * $3::bigint, $2::bigint + n * $3::bigint + 1000, 0
  FROM generate_series(0, $4::integer - 1) AS n`;
const DEPOSITS = `
  INSERT INTO deposits (member_id, idempotency_key, method, amount, fee, credit, pay_amount, state, created_at, expire_at, paid_at, ended_at, paid_real, ended_real)
  SELECT $1, 'life-' || n, 'bank', 100, 0, 100, '1.00', 'credited', $2::bigint + n * $3::bigint, $2::bigint + n * $3::bigint + 1, $2::bigint + n * $3::bigint,
    $2::bigint + n * $3::bigint + 1000, 0, 0
  FROM generate_series(0, $4::integer - 1) AS n`;
const CLAIMS = `
  INSERT INTO dividend_claims (member_id, dividend_id, idempotency_key, amount, received_at, title, required)
  SELECT $1, 'life-' || n, 'life-' || n, 100, $2::bigint + n * $3::bigint, '红利', 100 FROM generate_series(0, $4::integer - 1) AS n`;
/** Moves as bets, deposits and bonuses make them, in the order of their times: kind, beginning of the key and number in the life. */
const MOVES = `
  WITH kinds AS (
    SELECT * FROM (VALUES ('bet-open', 'open:life-', $4::integer), ('bet-settle', 'close:life-', $4::integer), ('deposit', 'deposit:', $5::integer),
      ('grant', 'dividend:life-', $5::integer)) AS listed (kind, key, count)
  ), planned AS (
    SELECT kind, key, n, $2::bigint + n * ($3::bigint / count) AS at FROM kinds, LATERAL generate_series(0, count - 1) AS n
  ), placed AS (SELECT *, row_number() OVER (ORDER BY at, kind) AS place FROM planned),
  made AS (
    INSERT INTO transfers (seq, owner, key, request_hash, kind, reference, at, prev_hash, hash)
    SELECT ledger_head.seq + place, $1, key || n, '', kind, n::text, at, '', 'life-' || kind || n FROM ledger_head, placed
    RETURNING seq
  ), moved AS (UPDATE ledger_head SET seq = seq + (SELECT count(*) FROM placed))
  INSERT INTO entries (transfer_seq, account, amount, balance_after)
  SELECT seq, account, amount, 1000000
  FROM made, LATERAL (VALUES ('member:' || $1 || ':available', 100::bigint), ('bank', -100::bigint)) AS move (account, amount)`;

const OTHERS = `
  INSERT INTO members (id, user_name, password_hash, registered_at)
  SELECT 'other-' || n, 'other' || n, '', 0 FROM generate_series(0, $1::integer - 1) AS n`;
const OTHERS_ACCOUNTS = `
  INSERT INTO accounts (id, kind, member_id, venue)
  SELECT 'member:' || members.id || coalesce(':' || venue, '') || ':' || kind, kind, members.id, venue
  FROM members CROSS JOIN (VALUES (NULL), ('IMTY'), ('OBTY'), ('FBTY')) AS venues (venue) CROSS JOIN (VALUES ('available'), ('locked')) AS kinds (kind)
  WHERE members.id LIKE 'other-%'`;
const OTHERS_SESSIONS = `
  INSERT INTO sessions (token_hash, member_id, uuid, created_at, seen_at)
  SELECT id, id, '', $1, $1 FROM members WHERE id LIKE 'other-%'`;

/** Writes a life into the database of a sandbox that does not run. */
export async function writeLife({ DATABASE_URL, DATABASE_SCHEMA }: DatabaseSettings, life: Life): Promise<void> {
  const client = new Client({ connectionString: DATABASE_URL, options: `-c search_path=${DATABASE_SCHEMA}` });
  await client.connect();
  try {
    const from = life.until - life.days * DAY;
    const rows = (text: string, count: number) => client.query(text, [life.memberId, from, Math.floor((life.days * DAY) / count), count]);
    await client.query(OTHERS, [life.others]);
    await client.query(OTHERS_ACCOUNTS);
    await client.query(OTHERS_SESSIONS, [life.until]);
    await rows(BETS, life.bets);
    await rows(ROUNDS, life.rounds);
    await rows(DEPOSITS, life.deposits);
    await rows(CLAIMS, life.deposits);
    await client.query(MOVES, [life.memberId, from, life.days * DAY, life.bets, life.deposits]);
  } finally {
    await client.end();
  }
}

/** Gives PostgreSQL the statistics that it would gather by itself after a while: it chooses its indexes by them. */
export async function gatherStatistics({ DATABASE_URL }: DatabaseSettings): Promise<void> {
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query('ANALYZE').finally(() => client.end());
}
