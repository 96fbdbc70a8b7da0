ALTER TABLE "cells" ADD COLUMN "moved_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "cells" c SET "moved_at" = now() WHERE EXISTS (SELECT FROM "orders" o
	WHERE o."tenant_id" = c."tenant_id" AND o."cell_id" = c."id" AND o."customer_id" <> c."customer_id");
