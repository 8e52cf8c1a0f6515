-- How often each game was played lately ranks 热门; played_at is world ms.
CREATE INDEX game_rounds_played ON game_rounds (played_at, game) WHERE state <> 'prepared';
-- Settled rounds of a member count for turnover, levels, rebates and the results of each day.
CREATE INDEX game_rounds_settled ON game_rounds (member_id, settled_at) WHERE state = 'settled';
