-- One number is one number: phones are kept as E.164 from here on. Every tenant of before is Chinese, so a number
-- without a country code is. What orders were told stays as it was written.
CREATE FUNCTION pg_temp.e164(written text) RETURNS text LANGUAGE sql AS $$
  SELECT CASE
    WHEN plain !~ '^[+]?[0-9 ()./-]+$' THEN btrim(written)
    WHEN digits ~ '^([+]|00)860?[1-9][0-9]{6,11}$' THEN regexp_replace(digits, '^([+]|00)860?', '+86')
    WHEN digits ~ '^[+]' THEN digits
    WHEN digits ~ '^00[1-9][0-9]{6,14}$' THEN '+' || substr(digits, 3)
    WHEN digits ~ '^861[3-9][0-9]{9}$' THEN '+' || digits
    WHEN digits ~ '^0?[1-9][0-9]{6,11}$' THEN '+86' || ltrim(digits, '0')
    ELSE btrim(written)
  END
  FROM (SELECT plain, regexp_replace(plain, '[^0-9+]', '', 'g') AS digits
        FROM (SELECT btrim(translate(written, '０１２３４５６７８９＋－（）　', '0123456789+-() ')) AS plain) p) d
$$;
--> statement-breakpoint
-- Of two accounts with one number the older keeps it.
CREATE TEMPORARY TABLE phones_of_before ON COMMIT DROP AS
  SELECT tenant_id, account_id, pg_temp.e164(value) AS phone,
    row_number() OVER (PARTITION BY pg_temp.e164(value) ORDER BY account_id) = 1 AS kept
  FROM sign_in_directory WHERE kind = 'phone';
--> statement-breakpoint
DELETE FROM sign_in_directory WHERE kind = 'phone';
--> statement-breakpoint
INSERT INTO sign_in_directory (kind, value, tenant_id, account_id)
  SELECT 'phone', phone, tenant_id, account_id FROM phones_of_before WHERE kept;
--> statement-breakpoint
UPDATE accounts a SET phone = CASE WHEN b.kept THEN b.phone END FROM phones_of_before b
  WHERE a.tenant_id = b.tenant_id AND a.id = b.account_id AND a.phone IS DISTINCT FROM CASE WHEN b.kept THEN b.phone END;
--> statement-breakpoint
UPDATE reporters SET phone = pg_temp.e164(phone) WHERE phone <> pg_temp.e164(phone);
--> statement-breakpoint
UPDATE cells SET contact_phone = pg_temp.e164(contact_phone) WHERE contact_phone <> pg_temp.e164(contact_phone);
--> statement-breakpoint
-- They live for minutes: who waits for one asks again.
DELETE FROM verification_codes;
--> statement-breakpoint
DELETE FROM password_tickets;
--> statement-breakpoint
-- Names that stand for a phone, of somebody else or of whoever gets it one day, and names that are another's once case
-- is folded whole, make way for one that their owners can change.
CREATE TEMPORARY TABLE names_of_before ON COMMIT DROP AS
  SELECT tenant_id, account_id, value AS before, folded,
    row_number() OVER (PARTITION BY folded ORDER BY value <> folded, account_id) > 1
      OR EXISTS (SELECT FROM phones_of_before p WHERE p.phone = pg_temp.e164(value))
      OR pg_temp.e164(value) ~ '^[+]861[3-9][0-9]{9}$' OR value ~ '^[+][0-9 ()./-]+$' AS goes
  FROM (SELECT *, replace(replace(replace(value, 'ß', 'ss'), 'ς', 'σ'), 'ı', 'i') AS folded
        FROM sign_in_directory WHERE kind = 'name') d;
--> statement-breakpoint
ALTER TABLE names_of_before ADD COLUMN after text;
--> statement-breakpoint
UPDATE names_of_before SET after =
  CASE WHEN goes THEN 'u' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 10) ELSE folded END;
--> statement-breakpoint
DELETE FROM sign_in_directory d USING names_of_before b
  WHERE d.kind = 'name' AND d.value = b.before AND b.before <> b.after;
--> statement-breakpoint
INSERT INTO sign_in_directory (kind, value, tenant_id, account_id)
  SELECT 'name', after, tenant_id, account_id FROM names_of_before WHERE before <> after;
--> statement-breakpoint
UPDATE accounts a SET account_name = b.after FROM names_of_before b
  WHERE a.tenant_id = b.tenant_id AND a.id = b.account_id AND a.account_name <> b.after;
--> statement-breakpoint
INSERT INTO messages (tenant_id, id, account_id, sys_msg_flag, kind, params, merge_key)
  SELECT tenant_id, gen_random_uuid(), account_id, 1, 'account.renamed',
    jsonb_build_object('before', before, 'account', after), 'account.renamed '
  FROM names_of_before WHERE goes;
--> statement-breakpoint
DROP FUNCTION pg_temp.e164(text);
--> statement-breakpoint
-- What waits for the commit is done now, so that a migration after this one may alter the same tables.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
