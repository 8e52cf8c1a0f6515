-- A member's own data: the birthday, set once, and when the nickname was last changed (world ms). A session knows the kind of
-- device that opened it, such as `iPhone · Safari`; '' = of an earlier version.

ALTER TABLE members
  ADD COLUMN birthday text CHECK (birthday ~ '^\d{4}-\d\d-\d\d$'),
  ADD COLUMN nick_name_at bigint;

ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT '';
