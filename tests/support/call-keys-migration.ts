/**
 * Child process of the migration's test: keys from before each belonged to one call, brought up to date. Prints their calls as one
 * line of JSON. `DATABASE_URL` names an empty database.
 */
import { printUpgraded } from './upgrade';

const OLD_ROWS = `
  INSERT INTO members (id, user_name, password_hash, registered_at) VALUES ('a', 'a', '', 1), ('b', 'b', '', 1);
  INSERT INTO payees (member_id, idempotency_key, kind, number_hash, masked, state, created_at) VALUES
    ('a', 'key-of-two-calls', 'bank', '1', '', 'active', 1),
    ('b', 'key-of-two-calls', 'bank', '2', '', 'active', 1),
    ('a', 'info 5 of a request', 'bank', '3', '', 'active', 1);
  INSERT INTO rebate_claims (member_id, day, idempotency_key, amount, claimed_at) VALUES
    ('a', '2026-11-01', 'key-of-two-days', 1, 1),
    ('a', '2026-11-02', 'key-of-two-days', 1, 1);
  INSERT INTO move_keys (member_id, idempotency_key, content) VALUES
    ('a', 'key-of-two-calls', 'recall FBTY'),
    ('b', 'key-of-a-transfer', 'transfer CENTER FBTY 100'),
    ('b', 'key-of-a-switch', 'switch on');
  INSERT INTO coupons (member_id, source, kind, title, amount, percent, min_deposit, turnover_times, turnover_base, given_at, expires_at, claimed_at, used_at, use_key, credited, required) VALUES
    ('a', '1', 'cash', '', 1, 0, 0, 1, 'bonus', 1, 9, 1, 1, 'use:key-of-a-coupon', 1, 1),
    ('a', '2', 'cash', '', 1, 0, 0, 1, 'bonus', 1, 9, 1, 1, 'deposit:310000000000001', 1, 1);
`;

await printUpgraded({ version: 44, oldRows: OLD_ROWS }, (rows) =>
  rows('SELECT member_id || idempotency_key AS key, call FROM call_keys ORDER BY 1'),
);
