-- Whose ticket it is, and its key, by which the member's other devices find it. Null of visitors.
ALTER TABLE support_tickets ADD COLUMN member_id text REFERENCES members (id) ON DELETE CASCADE;
ALTER TABLE support_tickets ADD COLUMN member_key text;
CREATE INDEX support_tickets_of_member ON support_tickets (member_id, id);
