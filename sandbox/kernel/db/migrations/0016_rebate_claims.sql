-- Rebates that members claimed: each day of the site (UTC+8) once per member; one idempotency key may stand for several days.
-- Money is minor units, claimed_at world ms.
CREATE TABLE rebate_claims (
  member_id text NOT NULL REFERENCES members (id),
  day text NOT NULL CHECK (day ~ '^\d{4}-\d\d-\d\d$'),
  idempotency_key text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  claimed_at bigint NOT NULL,
  PRIMARY KEY (member_id, day)
);
CREATE INDEX rebate_claims_key ON rebate_claims (member_id, idempotency_key);
