-- Tokens that open a session: the one it was opened with, whose hash names it, and those that took its place. One that was
-- replaced holds until a moment (real ms). A session that was handed over to a device keeps the token that was handed over.
CREATE TABLE session_tokens (
  token_hash text PRIMARY KEY,
  session_hash text NOT NULL REFERENCES sessions (token_hash) ON DELETE CASCADE,
  made_at bigint NOT NULL,
  until bigint
);
CREATE INDEX session_tokens_session ON session_tokens (session_hash);

INSERT INTO session_tokens (token_hash, session_hash, made_at) SELECT token_hash, token_hash, created_at FROM sessions;

ALTER TABLE sessions ADD COLUMN handed_over boolean NOT NULL DEFAULT false;
