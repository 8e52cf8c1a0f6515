/**
 * Child process of the migration's test: phones in several spellings, of members and of a pending request, brought up to date.
 * Prints them as one line of JSON. `DATABASE_URL` names an empty database.
 */
import { printUpgraded } from './upgrade';

const OLD_ROWS = `
  INSERT INTO members (id, user_name, password_hash, phone, registered_at, last_login_at) VALUES
    ('plain', 'plain', 'h', '(86)13900000001', 1000, 2000),
    ('zero', 'zero', 'h', '(086)13900000001', 1000, 9000),
    ('zeros', 'zeros', 'h', '(0086)13900000002', 1000, 3000),
    ('split', 'split', 'h', '(861)3900000002', 1000, 2000),
    ('abroad', 'abroad', 'h', '(65)081234567', 1000, 2000),
    ('america', 'america', 'h', '(1242)5551234', 1000, 2000),
    ('without', 'without', 'h', '', 1000, NULL);
  INSERT INTO info_requests (member_id, request_key, request_hash, kind, state, change, before_masked, masked, note, created_at, created_real) VALUES
    ('without', 'k', 'h', 'phone', 'submitted', '{"kind": "phone", "phone": "(086)13900000005", "masked": "x"}', '', '', '', 1000, 1000);
`;

await printUpgraded({ version: 45, oldRows: OLD_ROWS }, async (rows) => ({
  members: await rows('SELECT id, phone FROM members ORDER BY id'),
  requests: await rows("SELECT change ->> 'phone' AS phone FROM info_requests"),
  notified: await rows("SELECT member_id FROM mails WHERE event_key = 'phone-taken-back' ORDER BY member_id"),
}));
