/**
 * Child process of the migration's test: a database from before bets had legs, with some bets in it, brought up to date. Prints
 * bets and legs as one line of JSON. `DATABASE_URL` names an empty database.
 */
import { printUpgraded } from './upgrade';

const OLD_BETS = `
  INSERT INTO members (id, user_name, password_hash, registered_at) VALUES ('m', 'm', '', 1);
  INSERT INTO bets (
    venue, member_id, related_id, content, match_id, match_number, home, home_number, away, away_number, competition,
    competition_number, kick_off, kind, period, line, role, price, odds_format, stake, in_play, home_at_bet, away_at_bet, placed_at,
    sent_at, world_speed, state, reason, outcome, result, payout, closed_at
  ) VALUES
    ('FBTY', 'm', 'a', 'c', 'ev-1', 1, 'h', 11, 'g', 12, 'l', 13, 5, 'handicap', 'full', -3, 'home', '1.83', 1, 1001, false, NULL, NULL, 2, 3, 1, 'accepted', NULL, NULL, NULL, 0, NULL),
    ('FBTY', 'm', 'b', 'c', 'ev-2', 2, 'h', 11, 'g', 12, 'l', 13, 5, 'winner', 'first-half', NULL, 'draw', '3.4', 2, 5000, true, 1, 0, 2, 3, 1, 'pending', NULL, NULL, NULL, 0, NULL),
    ('FBTY', 'm', NULL, 'c', 'ev-1', 1, 'h', 11, 'g', 12, 'l', 13, 5, 'total', 'full', 10, 'over', '1.9', 1, 2000, true, 2, 0, 2, 3, 1, 'settled', NULL, 'won', '2-1', 3800, 9),
    ('FBTY', 'm', 'd', 'c', 'ev-1', 1, 'h', 11, 'g', 12, 'l', 13, 5, 'total', 'full', 10, 'over', '1.9', 1, 2000, true, 2, 0, 2, 3, 1, 'rejected', 'suspended', NULL, NULL, 0, 9);
`;

await printUpgraded({ version: 4, oldRows: OLD_BETS }, async (rows) => ({
  bets: await rows('SELECT id::text, size, bet_count, unit_stake::text, stake::text, state, outcome, payout::text FROM bets ORDER BY id'),
  legs: await rows(
    'SELECT bet_id::text, place, match_id, period, line, role, price, in_play, home_at_bet, open, outcome, result FROM bet_legs ORDER BY bet_id',
  ),
}));
