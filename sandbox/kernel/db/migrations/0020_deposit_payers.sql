-- Who pays a deposit: a bound wallet of the member, and how the payer is shown. Null: anybody may pay.
ALTER TABLE deposits ADD COLUMN payee_id bigint REFERENCES payees (id);
ALTER TABLE deposits ADD COLUMN payer_masked text;
-- Ids of pictures of receipts, which only the member reads.
ALTER TABLE deposits ADD COLUMN receipts text[] NOT NULL DEFAULT '{}';
