-- Pictures that members upload, 站内信, 意见反馈, and requests to change what a member cannot change alone. *_at are world ms,
-- *_real are real ms: reviews and answers take real time.

-- `content` is base64. A picture that nothing names a day after its upload is deleted.
CREATE TABLE pictures (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  picture_key text NOT NULL,
  type text NOT NULL CHECK (type IN ('image/png', 'image/jpeg', 'image/webp')),
  content text NOT NULL,
  content_hash text NOT NULL,
  -- What the picture belongs to, such as `feedback 81001`; null = nothing yet.
  used_for text,
  created_real bigint NOT NULL,
  UNIQUE (member_id, picture_key)
);
CREATE INDEX pictures_unused ON pictures (created_real) WHERE used_for IS NULL;
