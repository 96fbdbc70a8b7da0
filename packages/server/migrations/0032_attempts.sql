CREATE TABLE "audit_attempts" (
	"tenant_id" text NOT NULL,
	"tried_on" date NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "audit_attempts_tenant_id_tried_on_kind_account_id_network_pk" PRIMARY KEY("tenant_id","tried_on","kind","account_id","network")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "streamed_at" timestamp(3) with time zone;