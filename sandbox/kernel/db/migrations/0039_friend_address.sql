-- Keyed hash of the address that a friend registered from; '' while unknown.
ALTER TABLE invited_friends ADD COLUMN address_hash text NOT NULL DEFAULT '';
