-- Members, sessions, configuration and the double-entry ledger. Money is minor units in bigint; times are ms.

CREATE SEQUENCE member_number START 21;

CREATE TABLE members (
  id text PRIMARY KEY,
  user_name text NOT NULL UNIQUE,
  nick_name text NOT NULL DEFAULT '',
  password_hash text NOT NULL,
  pin_hash text,
  phone text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  vip_level integer NOT NULL DEFAULT 0,
  flags jsonb NOT NULL DEFAULT '{}',
  invite_code text,
  registered_at bigint NOT NULL,
  last_login_at bigint
);

CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  uuid text NOT NULL,
  created_at bigint NOT NULL,
  seen_at bigint NOT NULL,
  ended_code integer,
  told_at bigint
);
CREATE INDEX sessions_member ON sessions (member_id);

CREATE TABLE venue_sessions (
  token_hash text PRIMARY KEY,
  venue text NOT NULL,
  member_id text REFERENCES members (id) ON DELETE CASCADE,
  session_hash text REFERENCES sessions (token_hash) ON DELETE CASCADE,
  created_at bigint NOT NULL
);

CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);

CREATE TABLE control_events (
  id bigserial PRIMARY KEY,
  match_id text NOT NULL,
  type text NOT NULL,
  side text,
  minute integer,
  at bigint NOT NULL
);

CREATE TABLE outbox (
  id bigserial PRIMARY KEY,
  recipient text NOT NULL,
  kind text NOT NULL,
  body text NOT NULL,
  at bigint NOT NULL
);

-- A member's accounts can never go below zero, whatever the program does.
CREATE TABLE accounts (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('available', 'locked', 'house', 'promo', 'bank')),
  member_id text REFERENCES members (id),
  balance bigint NOT NULL DEFAULT 0,
  CHECK (kind NOT IN ('available', 'locked') OR balance >= 0),
  CHECK ((kind IN ('available', 'locked')) = (member_id IS NOT NULL))
);

CREATE TABLE transfers (
  seq bigint PRIMARY KEY,
  owner text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  at bigint NOT NULL,
  prev_hash text NOT NULL,
  hash text NOT NULL,
  UNIQUE (owner, key)
);
CREATE INDEX transfers_reference ON transfers (reference);

CREATE TABLE entries (
  transfer_seq bigint NOT NULL REFERENCES transfers (seq),
  account text NOT NULL REFERENCES accounts (id),
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL,
  PRIMARY KEY (transfer_seq, account)
);
CREATE INDEX entries_account ON entries (account, transfer_seq);

-- The end of the hash chain. Its row lock puts all transfers in one order.
CREATE TABLE ledger_head (
  id integer PRIMARY KEY CHECK (id = 1),
  seq bigint NOT NULL,
  hash text NOT NULL
);

CREATE FUNCTION ledger_is_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger rows are immutable';
END $$;
CREATE TRIGGER transfers_immutable BEFORE UPDATE OR DELETE ON transfers FOR EACH ROW EXECUTE FUNCTION ledger_is_immutable();
CREATE TRIGGER entries_immutable BEFORE UPDATE OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION ledger_is_immutable();

CREATE FUNCTION transfer_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total numeric;
  rows_found bigint;
BEGIN
  SELECT coalesce(sum(amount), 0), count(*) INTO total, rows_found FROM entries WHERE transfer_seq = NEW.seq;
  IF total <> 0 OR rows_found < 2 THEN
    RAISE EXCEPTION 'transfer % does not balance', NEW.seq;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER transfer_balances AFTER INSERT ON transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION transfer_sums_to_zero();
