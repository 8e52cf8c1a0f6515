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
