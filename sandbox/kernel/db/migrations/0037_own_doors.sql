-- A number that took the place of another one, or came to an account that is not new, is paid to after a day. World ms; null = at once.
ALTER TABLE payees ADD COLUMN ready_at bigint;
ALTER TABLE withdrawals ADD COLUMN wait_until bigint;

-- `returned`: the money came, and the member's own limit or pause keeps it out. `reason` says so in words; empty otherwise.
ALTER TABLE deposits ADD COLUMN reason text NOT NULL DEFAULT '';
ALTER TABLE deposits DROP CONSTRAINT deposits_state_check;
ALTER TABLE deposits ADD CONSTRAINT deposits_state_check
  CHECK (state IN ('awaiting', 'confirming', 'credited', 'returned', 'failed', 'expired', 'cancelled'));
ALTER TABLE deposits DROP CONSTRAINT deposits_check;
ALTER TABLE deposits ADD CONSTRAINT deposits_check
  CHECK ((state IN ('credited', 'returned', 'failed', 'expired', 'cancelled')) = (ended_at IS NOT NULL));

-- Devices that logged in, out of the flags: two logins at once each write a row of their own. Real ms; of old ones the order alone is known.
CREATE TABLE member_devices (
  member_id text NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  uuid text NOT NULL,
  seen_at bigint NOT NULL,
  PRIMARY KEY (member_id, uuid)
);
INSERT INTO member_devices (member_id, uuid, seen_at)
SELECT m.id, d.uuid, max(d.place)
FROM members m, jsonb_array_elements_text(m.flags -> 'devices') WITH ORDINALITY AS d (uuid, place)
WHERE jsonb_typeof(m.flags -> 'devices') = 'array'
GROUP BY m.id, d.uuid;
UPDATE members SET flags = flags - 'devices' WHERE flags ? 'devices';
