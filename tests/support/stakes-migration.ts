/**
 * Child process of the migration's test: settled bets and rounds from before their sums were stored, brought up to date and counted
 * as a start does, twice. Prints the sums as one line of JSON. `DATABASE_URL` names an empty database.
 */
import { countLeft } from '../../sandbox/modules/betting/stake-count/left-stakes';
import { printUpgraded } from './upgrade';

const DAY_TWO = 90_000_000;
const bet = (id: number, outcome: string, stake: number, payout: number, cashed = 0) =>
  `(${id}, 'FBTY', 'm', 'CENTER', 'c', 1, ${stake}, ${stake}, false, 10, 0, 1, 'settled', '${outcome}', ${payout}, ${cashed}, ${cashed}, ${DAY_TWO + id})`;
const leg = (id: number, price: string) =>
  `(${id}, 0, 'football', 'ev-${id}', 1, 'h', 1, 'a', 2, 'c', 1, 0, 'handicap', 'full', -3, 'home', '${price}', false, false, 'won', '2-0')`;
const OLD_ROWS = `
  INSERT INTO members (id, user_name, password_hash, registered_at) VALUES ('m', 'm', '', 1);
  INSERT INTO bets (id, venue, member_id, wallet, content, odds_format, unit_stake, stake, in_play, placed_at, sent_at, world_speed, state, outcome, payout, cashed_stake, cashed_payout, closed_at) VALUES
    ${bet(1, 'won', 2000, 3800)}, ${bet(2, 'won', 1000, 1200)}, ${bet(3, 'half-lost', 101, 50)}, ${bet(4, 'void', 900, 900)}, ${bet(5, 'cashed-out', 700, 600, 700)};
  INSERT INTO bet_legs (bet_id, place, sport, match_id, match_number, home, home_number, away, away_number, competition, competition_number, kick_off, kind, period, line, role, price, in_play, open, outcome, result) VALUES
    ${leg(1, '1.9')}, ${leg(2, '1.2')}, ${leg(3, '1.9')}, ${leg(4, '1.9')}, ${leg(5, '1.9')};
  INSERT INTO game_rounds (owner, member_id, game, state, seed, seed_hash, stake, payout, played_at, settled_at, prepared_real) VALUES
    ('member:m', 'm', 'slot', 'settled', 's', 'h', 500, 900, 20, 30, 0);
  INSERT INTO coin_balances VALUES ('m', 2);
  INSERT INTO coin_entries (member_id, reason, reference, title, amount, balance_after, at) VALUES ('m', 'bet', '1', 't', 2, 2, ${DAY_TWO + 1});
`;

await printUpgraded({ version: 40, oldRows: OLD_ROWS }, async (rows, { db }) => ({
  counted: [await countLeft(db), await countLeft(db)],
  bets: await rows('SELECT valid_stake::text FROM bets ORDER BY id'),
  legs: await rows('SELECT DISTINCT member_id FROM bet_legs'),
  states: await rows('SELECT stake::text, bet_stake::text FROM stake_states'),
  days: await rows(
    'SELECT kind, sum(stake)::text AS stake, sum(settled)::text AS settled, sum(valid)::text AS valid, sum(staked)::text AS staked, sum(paid)::text AS paid FROM stake_days GROUP BY kind ORDER BY kind',
  ),
  coins: await rows('SELECT reference, amount::text, balance_after::text FROM coin_entries ORDER BY id'),
  bests: await rows('SELECT stake::text, payout::text FROM peak_bests'),
}));
