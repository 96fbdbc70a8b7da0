ALTER TABLE "orders" ADD COLUMN "departed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "eta_at" timestamp(3) with time zone;