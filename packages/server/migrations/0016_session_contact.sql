ALTER TABLE "sessions" ADD COLUMN "away_from" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "away_until" timestamp(3) with time zone;