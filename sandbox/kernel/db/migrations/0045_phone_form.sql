-- A phone has one stored form: zeros before the country code and before the number are left out, and the code is read from all
-- the digits. Of several members that have one number since, it stays with who has the stored form already, then with who
-- logged in last; the others have none and are told by mail.
CREATE FUNCTION pg_temp.stored_phone(phone text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT '(' || country || ')' || ltrim(substr(digits, length(country) + 1), '0')
  FROM (
    SELECT
      digits,
      substr(digits, 1, CASE
        WHEN digits ~ '^[17]' THEN 1
        WHEN digits ~ '^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])' THEN 2
        ELSE 3
      END) AS country
    FROM (SELECT ltrim(substring(phone from '^\(([0-9]+)\)'), '0') || substring(phone from '\)([0-9]+)$') AS digits) AS one
  ) AS parts
$$;

CREATE TEMPORARY TABLE phone_forms ON COMMIT DROP AS
SELECT
  m.id,
  m.phone AS before,
  form.phone AS after,
  row_number() OVER (
    PARTITION BY form.phone
    ORDER BY (m.phone = form.phone) DESC, m.last_login_at DESC NULLS LAST, m.registered_at, m.id
  ) AS place
FROM members m CROSS JOIN LATERAL (SELECT coalesce(pg_temp.stored_phone(m.phone), m.phone) AS phone) AS form
WHERE m.phone <> '';

INSERT INTO mails (member_id, event_key, kind, title, content, link, sent_at)
SELECT
  m.id, 'phone-taken-back', 'account', '绑定手机已移除',
  '您账号上的手机号同时绑定在其他账号上，现已移除。您可以在个人资料里重新绑定手机。', '/mine/userInfo',
  greatest(m.registered_at, coalesce(m.last_login_at, 0))
FROM members m JOIN phone_forms f ON f.id = m.id
WHERE f.place > 1
ON CONFLICT DO NOTHING;

UPDATE members m SET phone = '' FROM phone_forms f WHERE f.id = m.id AND f.place > 1;
UPDATE members m SET phone = f.after FROM phone_forms f WHERE f.id = m.id AND f.place = 1 AND f.before <> f.after;

-- What waits for a decision is bound as it stands.
UPDATE info_requests
SET change = jsonb_set(change, '{phone}', to_jsonb(coalesce(pg_temp.stored_phone(change ->> 'phone'), change ->> 'phone')))
WHERE kind = 'phone' AND state IN ('submitted', 'reviewing');

DROP FUNCTION pg_temp.stored_phone(text);
