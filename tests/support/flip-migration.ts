/**
 * Child process of the migration's test: rounds of 幸运翻牌 from before their hash was stored, brought up to date. Prints them as
 * one line of JSON. `DATABASE_URL` names an empty database.
 */
import { printUpgraded } from './upgrade';

const OLD_ROUNDS = `
  INSERT INTO members (id, user_name, password_hash, registered_at) VALUES ('m', 'm', '', 1);
  INSERT INTO flip_rounds (member_id, seed, created_at, idempotency_key, card, prize, coins, amount, flipped_at) VALUES
    ('m', repeat('5a', 32), 1, 'key-1', 4, 'coins-5', 5, 0, 2),
    ('m', repeat('0f', 32), 3, NULL, NULL, NULL, NULL, NULL, NULL);
`;

await printUpgraded({ version: 34, oldRows: OLD_ROUNDS }, (rows) => rows('SELECT seed, commitment FROM flip_rounds ORDER BY id'));
