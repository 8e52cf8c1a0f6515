-- A round has several bets, and the seeds of draws form chains.

-- [{bet, stake}] of a played round; stakes are minor units.
ALTER TABLE game_rounds ADD COLUMN lines jsonb NOT NULL DEFAULT '[]';
UPDATE game_rounds SET lines = jsonb_build_array(jsonb_build_object('bet', bet, 'stake', stake)) WHERE state <> 'prepared';
ALTER TABLE game_rounds DROP COLUMN bet;

-- A round of a draw has the draw's seed from the moment it is played.
UPDATE game_rounds SET seed = game_draws.seed, seed_hash = game_draws.seed_hash
  FROM game_draws WHERE game_draws.game = game_rounds.game AND game_draws.number = game_rounds.draw;

-- Outcomes no longer contain the rate of one bet.
UPDATE game_rounds SET outcome = outcome - 'rate' WHERE outcome ? 'rate';

-- 1,024 draws in a row share a chain: the root is the seed of the last one, and each seed is the hash of the next. The commitment
-- is the hash of the first seed, published when the chain begins.
DELETE FROM game_draws;
ALTER TABLE game_draws RENAME COLUMN number TO chain;
ALTER TABLE game_draws RENAME COLUMN seed TO root;
ALTER TABLE game_draws RENAME COLUMN seed_hash TO commitment;
