-- Bonuses that members took by hand: each once per member, and one per idempotency key. Money is minor units, received_at world ms.
CREATE TABLE dividend_claims (
  member_id text NOT NULL REFERENCES members (id),
  dividend_id text NOT NULL,
  idempotency_key text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  received_at bigint NOT NULL,
  PRIMARY KEY (member_id, dividend_id),
  UNIQUE (member_id, idempotency_key)
);
