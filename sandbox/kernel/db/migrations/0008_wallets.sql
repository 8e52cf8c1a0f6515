-- Wallets at the venues, for members who switch 免转钱包 off. Each member has two accounts per venue beside the central ones;
-- a bet remembers the wallet that its stake came from, and everything it brings goes back there.
ALTER TABLE accounts
  ADD COLUMN venue text CHECK (venue IN ('IMTY', 'OBTY', 'FBTY')),
  ADD CHECK (venue IS NULL OR member_id IS NOT NULL);

INSERT INTO accounts (id, kind, member_id, venue)
SELECT 'member:' || members.id || ':' || venues.code || ':' || kinds.kind, kinds.kind, members.id, venues.code
FROM members
CROSS JOIN (VALUES ('IMTY'), ('OBTY'), ('FBTY')) AS venues (code)
CROSS JOIN (VALUES ('available'), ('locked')) AS kinds (kind);

ALTER TABLE members ADD COLUMN auto_transfer boolean NOT NULL DEFAULT true;

ALTER TABLE bets
  ADD COLUMN wallet text NOT NULL DEFAULT 'CENTER',
  ADD CHECK (wallet = 'CENTER' OR wallet = venue);

-- What became of each move that a member asked for, one row per venue; `venue` is empty for the switch itself. A failed move
-- stays failed under its key, so that a request that arrives late moves nothing. Money is minor units, at world ms.
CREATE TABLE wallet_moves (
  member_id text NOT NULL REFERENCES members (id),
  idempotency_key text NOT NULL,
  venue text NOT NULL CHECK (venue IN ('', 'IMTY', 'OBTY', 'FBTY')),
  -- What a repeat of the key must agree in.
  content text NOT NULL,
  from_wallet text NOT NULL,
  to_wallet text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  -- Why it failed; null when it was done.
  refusal text CHECK (refusal IN ('balance', 'venue', 'auto')),
  at bigint NOT NULL,
  PRIMARY KEY (member_id, idempotency_key, venue),
  CHECK (refusal IS NULL OR amount = 0)
);
