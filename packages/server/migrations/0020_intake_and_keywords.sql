ALTER TABLE "catalogs" ADD COLUMN "keywords" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_types" ADD COLUMN "keywords" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_types" ADD COLUMN "intake" text DEFAULT 'order' NOT NULL;