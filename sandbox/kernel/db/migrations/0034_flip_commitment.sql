-- The hash that was shown before a flip. Rounds from before it was the hash of the key's bytes keep that of the key's text.
ALTER TABLE flip_rounds ADD COLUMN commitment text;
UPDATE flip_rounds SET commitment = encode(sha256(convert_to(seed, 'UTF8')), 'hex');
ALTER TABLE flip_rounds ALTER COLUMN commitment SET NOT NULL;
