-- By what a person who excluded himself is recognized beyond the account: keyed hashes of devices, phones, the verified name and
-- payees' numbers. Without a reference to members, so that they outlive the account. ends_at is world ms.
CREATE TABLE exclusion_marks (
  kind text NOT NULL CHECK (kind IN ('device', 'phone', 'name', 'payee')),
  hash text NOT NULL,
  member_id text NOT NULL,
  ends_at bigint NOT NULL,
  PRIMARY KEY (kind, hash, member_id)
);
CREATE INDEX exclusion_marks_of_member ON exclusion_marks (member_id);
