-- The accounts of a member are read by every page of the member.
CREATE INDEX accounts_of_member ON accounts (member_id) WHERE member_id IS NOT NULL;
