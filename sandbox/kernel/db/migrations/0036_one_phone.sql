-- A phone belongs to one member. Of several that have one number it stays with who has proven it (a change of phone that went
-- through, or a registration right after a code was sent), then with who logged in last; the others have none and are told by mail.
CREATE TEMPORARY TABLE phones_taken_back ON COMMIT DROP AS
SELECT id FROM (
  SELECT
    m.id,
    row_number() OVER (
      PARTITION BY m.phone
      ORDER BY
        (
          EXISTS (
            SELECT 1 FROM info_requests r
            WHERE r.member_id = m.id AND r.kind = 'phone' AND r.state = 'approved' AND r.change ->> 'phone' = m.phone
          )
          OR EXISTS (SELECT 1 FROM mails l WHERE l.member_id = m.id AND l.event_key LIKE 'phone %')
          OR EXISTS (
            SELECT 1 FROM outbox o
            WHERE o.kind = 'sms-register' AND o.recipient = m.phone AND o.at BETWEEN m.registered_at - 300000 AND m.registered_at
          )
        ) DESC,
        m.last_login_at DESC NULLS LAST,
        m.registered_at,
        m.id
    ) AS place
  FROM members m
  WHERE m.phone <> ''
) AS shared
WHERE place > 1;

INSERT INTO mails (member_id, event_key, kind, title, content, link, sent_at)
SELECT
  m.id, 'phone-taken-back', 'account', '绑定手机已移除',
  '您账号上的手机号同时绑定在其他账号上，且未在您的账号上验证，现已移除。您可以在个人资料里重新绑定手机。', '/mine/userInfo',
  greatest(m.registered_at, coalesce(m.last_login_at, 0))
FROM members m
WHERE m.id IN (SELECT id FROM phones_taken_back)
ON CONFLICT DO NOTHING;

UPDATE members SET phone = '' WHERE id IN (SELECT id FROM phones_taken_back);

CREATE UNIQUE INDEX members_phone ON members (phone) WHERE phone <> '';
