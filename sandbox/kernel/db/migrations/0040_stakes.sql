-- Sums of a member's settled bets and rounds, written with each settlement, so that no call reads a whole life.
-- Money is minor units; *_at are world ms.

-- `valid_stake` is null until settled; `opposed_stake` is the part that met opposite bets; `counted`: it is in the sums below.
ALTER TABLE bets
  ADD COLUMN valid_stake bigint CHECK (valid_stake >= 0),
  ADD COLUMN opposed_stake bigint NOT NULL DEFAULT 0 CHECK (opposed_stake >= 0),
  ADD COLUMN counted boolean NOT NULL DEFAULT false;
ALTER TABLE game_rounds
  ADD COLUMN valid_stake bigint CHECK (valid_stake >= 0),
  ADD COLUMN counted boolean NOT NULL DEFAULT false;

-- Earlier bets and rounds keep what they counted by the rule of their time; the program adds them to the sums at its next start.
UPDATE bets
SET valid_stake = CASE
  WHEN outcome IN ('won', 'lost') THEN stake - cashed_stake
  WHEN outcome IN ('half-won', 'half-lost') THEN (stake - cashed_stake) / 2
  ELSE 0 END
WHERE state = 'settled';
UPDATE game_rounds SET valid_stake = least(abs(payout - stake), stake) WHERE state = 'settled';

CREATE INDEX bets_uncounted ON bets (member_id, closed_at) WHERE state = 'settled' AND NOT counted;
CREATE INDEX game_rounds_uncounted ON game_rounds (member_id, settled_at)
  WHERE state = 'settled' AND NOT counted AND member_id IS NOT NULL;
-- Open bets of a member, and those that were settled in a range.
CREATE INDEX bets_of_state ON bets (member_id, state, closed_at);
CREATE INDEX bets_of_time ON bets (member_id, placed_at);
-- Rounds of a member on one draw.
CREATE INDEX game_rounds_of_draw ON game_rounds (member_id, game, draw) WHERE draw IS NOT NULL;
CREATE INDEX game_rounds_of_game ON game_rounds (owner, game, played_at, id);
CREATE INDEX game_rounds_waiting ON game_rounds (member_id) WHERE state = 'open';

-- Which bets of a member are on one match.
ALTER TABLE bet_legs ADD COLUMN member_id text;
UPDATE bet_legs SET member_id = bets.member_id FROM bets WHERE bets.id = bet_legs.bet_id;
ALTER TABLE bet_legs ALTER COLUMN member_id SET NOT NULL;
CREATE INDEX bet_legs_of_member ON bet_legs (member_id, match_id, bet_id);

-- Moves of a member by kind and time, and the credits that may ask for turnover.
CREATE INDEX transfers_of_owner ON transfers (owner, kind, at);
CREATE INDEX transfers_of_credits ON transfers (owner, seq) WHERE kind IN ('deposit', 'grant');
CREATE INDEX deposits_of_time ON deposits (member_id, created_at);
CREATE INDEX withdrawals_of_time ON withdrawals (member_id, created_at);
CREATE INDEX coin_entries_of_time ON coin_entries (member_id, at);
CREATE INDEX deposits_of_end ON deposits (member_id, state, ended_at);
CREATE INDEX dividend_claims_of_time ON dividend_claims (member_id, received_at);

-- A member's level and sums, one row, which is locked by whatever counts for the member.
CREATE TABLE stake_states (
  member_id text PRIMARY KEY REFERENCES members (id),
  level integer NOT NULL,
  peak integer NOT NULL,
  stake bigint NOT NULL DEFAULT 0,
  in_period bigint NOT NULL DEFAULT 0,
  period_start bigint NOT NULL,
  -- Valid stakes of bets alone, and when they reached what 好友邀请 asks for.
  bet_stake bigint NOT NULL DEFAULT 0,
  friend_at bigint,
  -- Transfers up to this one are among the member's turnover.
  credits_seq bigint NOT NULL DEFAULT 0
);

CREATE TABLE level_changes (
  member_id text NOT NULL REFERENCES members (id),
  place integer NOT NULL,
  at bigint NOT NULL,
  from_level integer NOT NULL,
  to_level integer NOT NULL,
  reason text NOT NULL CHECK (reason IN ('promoted', 'demoted', 'restored')),
  stake bigint NOT NULL,
  need bigint NOT NULL,
  PRIMARY KEY (member_id, place)
);

-- Sums of a day of the site by kind of stake. Those of what was settled on the day, and `placed_stake` of what was placed on it.
CREATE TABLE stake_days (
  member_id text NOT NULL REFERENCES members (id),
  -- Its first world ms.
  day bigint NOT NULL,
  kind text NOT NULL,
  stake bigint NOT NULL DEFAULT 0,
  placed_stake bigint NOT NULL DEFAULT 0,
  -- Whole stakes of what was placed on the day and is settled.
  placed bigint NOT NULL DEFAULT 0,
  settled integer NOT NULL DEFAULT 0,
  valid integer NOT NULL DEFAULT 0,
  staked bigint NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0,
  first_at bigint,
  PRIMARY KEY (member_id, day, kind)
);

-- Money that must be bet before it can be withdrawn, by the ledger's key of its credit.
CREATE TABLE turnover_sources (
  member_id text NOT NULL REFERENCES members (id),
  key text NOT NULL,
  seq bigint NOT NULL,
  source text NOT NULL CHECK (source IN ('deposit', 'bonus')),
  title text NOT NULL,
  amount bigint NOT NULL,
  required bigint NOT NULL,
  done bigint NOT NULL DEFAULT 0,
  done_games bigint NOT NULL DEFAULT 0,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, key),
  CHECK (done <= required)
);
CREATE INDEX turnover_sources_open ON turnover_sources (member_id, at) WHERE done < required;
CREATE INDEX turnover_sources_of_time ON turnover_sources (member_id, at);

-- The best win of a member in a week, named by its Monday.
CREATE TABLE peak_bests (
  week text NOT NULL,
  member_id text NOT NULL REFERENCES members (id),
  stake bigint NOT NULL CHECK (stake > 0),
  payout bigint NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (week, member_id)
);
