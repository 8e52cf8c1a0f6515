-- Bytes of a picture, by which what a member and all may store is bounded. Base64 writes three bytes as four letters.
ALTER TABLE pictures ADD COLUMN bytes integer;
UPDATE pictures SET bytes = length(rtrim(content, '=')) * 3 / 4;
ALTER TABLE pictures ALTER COLUMN bytes SET NOT NULL;
-- Pictures of what ended are looked up by what they belong to.
CREATE INDEX pictures_used ON pictures (used_for) WHERE used_for IS NOT NULL;
CREATE INDEX pictures_bytes ON pictures (member_id, bytes);
