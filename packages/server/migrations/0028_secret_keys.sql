CREATE TABLE "secret_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed_key" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "secret_keys_in_use" ON "secret_keys" USING btree ((sealed_key is null)) WHERE "secret_keys"."sealed_key" is null;