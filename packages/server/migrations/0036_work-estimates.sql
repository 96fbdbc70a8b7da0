CREATE TABLE "work_estimates" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"catalog_id" uuid NOT NULL,
	"cell_id" uuid,
	"minutes" integer NOT NULL,
	"order_count" integer NOT NULL,
	CONSTRAINT "work_estimates_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "work_estimates_of" UNIQUE NULLS NOT DISTINCT("tenant_id","catalog_id","cell_id")
);
--> statement-breakpoint
ALTER TABLE "catalogs" ADD COLUMN "estimate_minutes" smallint;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "travel_km_per_hour" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_estimates" ADD CONSTRAINT "work_estimates_catalog_id_fk" FOREIGN KEY ("tenant_id","catalog_id") REFERENCES "public"."catalogs"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_estimates" ADD CONSTRAINT "work_estimates_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;