-- Matches that members follow. start_at and at are world ms; start_at is null where the browser did not know it.
CREATE TABLE match_follows (
  member_id text NOT NULL REFERENCES members (id),
  venue text NOT NULL,
  match_id text NOT NULL,
  start_at bigint,
  at bigint NOT NULL,
  -- Stars of one save keep their order.
  position integer NOT NULL,
  PRIMARY KEY (member_id, venue, match_id)
);
