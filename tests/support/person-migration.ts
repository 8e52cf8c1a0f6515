/**
 * Child process of the migration's test: payees and pictures from before numbers had owners and pictures a size, brought up to
 * date. Prints them as one line of JSON. `DATABASE_URL` names an empty database.
 */
import { printUpgraded } from './upgrade';

const OLD_ROWS = `
  INSERT INTO members (id, user_name, password_hash, registered_at) VALUES ('a', 'a', '', 1), ('b', 'b', '', 1);
  INSERT INTO payees (member_id, idempotency_key, kind, number_hash, masked, state, created_at, deleted_at) VALUES
    ('a', 'key-1', 'bank', 'deleted', '', 'active', 1, 2),
    ('b', 'key-1', 'bank', 'shared', '', 'active', 1, NULL),
    ('a', 'key-2', 'bank', 'shared', '', 'active', 2, NULL);
  INSERT INTO pictures (id, member_id, picture_key, type, content, content_hash, created_real) VALUES
    ('three', 'a', '1', 'image/png', 'AAAA', '', 1),
    ('four', 'a', '2', 'image/png', 'AAAAAA==', '', 1),
    ('five', 'a', '3', 'image/png', 'AAAAAAA=', '', 1);
  INSERT INTO game_rounds (owner, member_id, game, state, seed, seed_hash, stake, played_at, prepared_real) VALUES
    ('member:a', 'a', 'high-low', 'open', '', '', 100, 1, 1),
    ('member:a', 'a', 'high-low', 'open', '', '', 100, 1, 1);
`;

await printUpgraded({ version: 42, oldRows: OLD_ROWS }, async (rows) => [
  await rows('SELECT number_hash, member_id FROM payee_owners'),
  await rows('SELECT id, bytes FROM pictures ORDER BY bytes'),
  await rows("SELECT count(*)::int AS open FROM game_rounds WHERE state = 'open'"),
]);
