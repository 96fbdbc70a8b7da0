CREATE TABLE "backups" (
	"finished_at" timestamp(3) with time zone PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint,
	"duration_ms" integer NOT NULL
);
