-- What a person gets once: a reward, and each trait of the person it was paid to. Traits are keyed hashes of a verified name, a
-- payee's number, a device; the key lets one account have a reward per trait.
CREATE TABLE person_rewards (
  reward text NOT NULL,
  trait text NOT NULL CHECK (trait IN ('name', 'payee', 'device')),
  hash text NOT NULL,
  member_id text NOT NULL REFERENCES members (id),
  -- World ms.
  at bigint NOT NULL,
  PRIMARY KEY (reward, trait, hash)
);

-- Whose number it is: members of another verified name cannot bind it. Numbers that were bound before belong to who bound them first.
CREATE TABLE payee_owners (
  kind text NOT NULL,
  number_hash text NOT NULL,
  member_id text NOT NULL REFERENCES members (id),
  PRIMARY KEY (kind, number_hash)
);
INSERT INTO payee_owners (kind, number_hash, member_id)
  SELECT DISTINCT ON (kind, number_hash) kind, number_hash, member_id FROM payees WHERE deleted_at IS NULL ORDER BY kind, number_hash, id;

-- Other accounts of a person.
CREATE INDEX members_of_name ON members (real_name) WHERE real_name_state = 'verified';
CREATE INDEX payees_of_hash ON payees (number_hash);
