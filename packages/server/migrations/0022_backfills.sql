CREATE TABLE "backfills" (
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"after_id" uuid NOT NULL,
	"done" boolean NOT NULL,
	CONSTRAINT "backfills_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
