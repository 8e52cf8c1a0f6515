-- The one call, and for some calls the content, that each idempotency key of a member stands for.
CREATE TABLE call_keys (
  member_id text NOT NULL REFERENCES members (id),
  idempotency_key text NOT NULL,
  -- Name in the contract.
  call text NOT NULL,
  -- What a repeat must agree in; '' where the call's own rows keep it.
  content text NOT NULL,
  -- Real ms of the first use.
  at bigint NOT NULL,
  PRIMARY KEY (member_id, idempotency_key)
);
CREATE INDEX call_keys_at ON call_keys (at);

-- Keys of an earlier version, where one had no call of its own: the call whose name comes first here has it.
INSERT INTO call_keys (member_id, idempotency_key, call, content, at)
SELECT DISTINCT ON (member_id, idempotency_key) member_id, idempotency_key, call, '', extract(epoch FROM now())::bigint * 1000
FROM (
  SELECT member_id, idempotency_key, 'withdrawCreate' AS call FROM withdrawals
  UNION ALL SELECT member_id, idempotency_key, 'depositCreate' FROM deposits
  UNION ALL SELECT member_id, idempotency_key, 'payeeAdd' FROM payees
  UNION ALL SELECT member_id, idempotency_key, 'dividendReceive' FROM dividend_claims
  UNION ALL SELECT member_id, substr(use_key, 5), 'couponUse' FROM coupons WHERE use_key LIKE 'use:%'
  UNION ALL SELECT member_id, idempotency_key, 'rebateClaim' FROM rebate_claims
  UNION ALL SELECT member_id, idempotency_key, 'mallOrderCreate' FROM mall_orders
  UNION ALL SELECT member_id, idempotency_key, 'chatGiftSend' FROM chat_gift_sends
  UNION ALL SELECT member_id, idempotency_key, 'flipOpen' FROM flip_rounds
  UNION ALL SELECT member_id, idempotency_key, 'checkIn' FROM check_ins
  UNION ALL SELECT member_id, idempotency_key, 'taskClaim' FROM task_claims
  UNION ALL SELECT member_id, idempotency_key, 'inviteClaim' FROM invite_claims
  UNION ALL SELECT member_id, idempotency_key, 'peakClaim' FROM peak_ranks
  UNION ALL SELECT member_id, idempotency_key,
    CASE split_part(content, ' ', 1) WHEN 'transfer' THEN 'walletTransfer' WHEN 'recall' THEN 'walletRecall' ELSE 'autoTransfer' END
  FROM move_keys
) AS used
WHERE idempotency_key ~ '^[\x21-\x7e]{8,64}$'
ORDER BY member_id, idempotency_key, call;
