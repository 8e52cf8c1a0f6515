-- A bet has legs: what was backed moves out of `bets`, one row per leg. A bet of `size` legs per combination (0 = every
-- combination of two legs and more) is `bet_count` bets of `unit_stake` each; `stake` is all of them.
CREATE TABLE bet_legs (
  bet_id bigint NOT NULL REFERENCES bets (id) ON DELETE CASCADE,
  place integer NOT NULL CHECK (place >= 0),

  sport text NOT NULL DEFAULT 'football',
  match_id text NOT NULL,
  match_number integer NOT NULL,
  home text NOT NULL,
  home_number integer NOT NULL,
  away text NOT NULL,
  away_number integer NOT NULL,
  competition text NOT NULL,
  competition_number integer NOT NULL,
  kick_off bigint NOT NULL,

  kind text NOT NULL,
  period text NOT NULL,
  line integer,
  role text NOT NULL,
  price text NOT NULL,
  in_play boolean NOT NULL,
  home_at_bet integer,
  away_at_bet integer,

  -- Waits for a result: its bet was accepted and the leg is not decided. Outlives a bet that is lost early.
  open boolean NOT NULL,
  outcome text CHECK (outcome IN ('won', 'half-won', 'push', 'half-lost', 'lost', 'void')),
  result text,

  PRIMARY KEY (bet_id, place),
  CHECK (NOT (open AND outcome IS NOT NULL)),
  CHECK (in_play = (home_at_bet IS NOT NULL) AND in_play = (away_at_bet IS NOT NULL))
);

INSERT INTO bet_legs (
  bet_id, place, match_id, match_number, home, home_number, away, away_number, competition, competition_number, kick_off,
  kind, period, line, role, price, in_play, home_at_bet, away_at_bet, open, outcome, result
)
SELECT
  id, 0, match_id, match_number, home, home_number, away, away_number, competition, competition_number, kick_off,
  kind, period, line, role, price, in_play, home_at_bet, away_at_bet, state = 'accepted', outcome, result
FROM bets;

CREATE INDEX bet_legs_open ON bet_legs (match_id, period, bet_id) WHERE open;

ALTER TABLE bets
  ADD COLUMN size integer NOT NULL DEFAULT 1 CHECK (size >= 0),
  ADD COLUMN bet_count integer NOT NULL DEFAULT 1 CHECK (bet_count > 0),
  ADD COLUMN unit_stake bigint CHECK (unit_stake > 0);
UPDATE bets SET unit_stake = stake;

-- Their indexes and checks go with the columns.
ALTER TABLE bets
  ALTER COLUMN unit_stake SET NOT NULL,
  ADD CHECK (stake = unit_stake * bet_count),
  DROP COLUMN match_id,
  DROP COLUMN match_number,
  DROP COLUMN home,
  DROP COLUMN home_number,
  DROP COLUMN away,
  DROP COLUMN away_number,
  DROP COLUMN competition,
  DROP COLUMN competition_number,
  DROP COLUMN kick_off,
  DROP COLUMN kind,
  DROP COLUMN period,
  DROP COLUMN line,
  DROP COLUMN role,
  DROP COLUMN price,
  DROP COLUMN home_at_bet,
  DROP COLUMN away_at_bet,
  DROP COLUMN result;
