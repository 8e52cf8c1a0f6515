-- What each key of a member stands for, whichever venues its request names: the first statement of every transaction that
-- moves money between wallets writes here, so that of two requests with one key and other contents one is refused.
CREATE TABLE move_keys (
  member_id text NOT NULL REFERENCES members (id),
  idempotency_key text NOT NULL,
  -- What a repeat of the key must agree in.
  content text NOT NULL,
  PRIMARY KEY (member_id, idempotency_key)
);

INSERT INTO move_keys (member_id, idempotency_key, content)
SELECT DISTINCT ON (member_id, idempotency_key) member_id, idempotency_key, content
FROM wallet_moves
ORDER BY member_id, idempotency_key, at;
