-- A number that took the place of another one, or came to an account that is not new, is paid to after a day. World ms; null = at once.
ALTER TABLE payees ADD COLUMN ready_at bigint;
ALTER TABLE withdrawals ADD COLUMN wait_until bigint;
