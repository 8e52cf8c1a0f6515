-- The trial play of one device has one balance at all games.
CREATE TABLE trial_balances (
  owner text PRIMARY KEY,
  balance bigint NOT NULL CHECK (balance >= 0),
  opened_real bigint NOT NULL
);
INSERT INTO trial_balances (owner, balance, opened_real)
  SELECT owner, max(trial_balance), max(created_real) FROM game_sessions WHERE trial_balance IS NOT NULL GROUP BY owner;
ALTER TABLE game_sessions DROP COLUMN trial_balance;
