-- What is stored of a calendar address is a hash of its secret, as of a session's token: addresses go on working, and
-- nobody reads them here. `sha256` of text in base64url, without the padding.
ALTER TABLE "schedule_feeds" RENAME COLUMN "secret" TO "secret_hash";
--> statement-breakpoint
UPDATE "schedule_feeds" SET "secret_hash" =
  rtrim(translate(encode(sha256(convert_to("secret_hash", 'UTF8')), 'base64'), '+/', '-_'), '=');
