/**
 * Child process of the migration's test: a database from when several members could have one phone and devices were flags, with
 * some members in it, brought up to date. Prints the members and devices as one line of JSON. `DATABASE_URL` names an empty
 * database.
 */
import { printUpgraded } from './upgrade';

const OLD_MEMBERS = `
  INSERT INTO members (id, user_name, password_hash, phone, flags, registered_at, last_login_at) VALUES
    ('owner', 'owner', 'h', '(86)13900000001', '{}', 1000, 5000),
    ('thief', 'thief', 'h', '(86)13900000001', '{}', 9000000, 99000000),
    ('changed', 'changed', 'h', '(86)13900000002', '{}', 1000, 2000),
    ('other', 'other', 'h', '(86)13900000002', '{}', 1000, 3000),
    ('never', 'never', 'h', '(86)13900000003', '{}', 1000, NULL),
    ('logged', 'logged', 'h', '(86)13900000003', '{}', 4000, 4500),
    ('alone', 'alone', 'h', '(86)13900000004', '{}', 1000, NULL),
    ('without', 'without', 'h', '', '{}', 1000, NULL),
    ('neither', 'neither', 'h', '', '{"risk": 6025, "devices": ["OLD", "NEW"]}', 1000, NULL);
  INSERT INTO outbox (recipient, kind, body, at) VALUES ('(86)13900000001', 'sms-register', '123456', 900);
  INSERT INTO mails (member_id, event_key, kind, title, content, sent_at) VALUES ('changed', 'phone 1', 'account', 't', 'c', 1500);
`;

await printUpgraded({ version: 36, oldRows: OLD_MEMBERS }, async (rows) => ({
  members: await rows('SELECT id, phone FROM members ORDER BY registered_at, id'),
  devices: await rows('SELECT member_id, uuid FROM member_devices ORDER BY member_id, seen_at'),
  flags: await rows("SELECT flags FROM members WHERE id = 'neither'"),
  notified: await rows("SELECT member_id FROM mails WHERE event_key = 'phone-taken-back' ORDER BY member_id"),
}));
