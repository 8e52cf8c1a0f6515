-- What lives for minutes and must count once, whichever process of the sandbox is asked: captchas, text-message codes, tickets
-- of logins in steps, login tokens of the chat, and requests that must not be done twice. Until: real ms.
CREATE TABLE short_lived (
  kind text NOT NULL,
  id text NOT NULL,
  value jsonb NOT NULL,
  until bigint NOT NULL,
  PRIMARY KEY (kind, id)
);
CREATE INDEX short_lived_until ON short_lived (until);
