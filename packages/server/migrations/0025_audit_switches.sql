CREATE TABLE "audit_switches" (
	"tenant_id" text NOT NULL,
	"seal_seq" integer NOT NULL,
	"seal" text,
	"switched_at" timestamp(3) with time zone NOT NULL,
	"mac" text NOT NULL,
	CONSTRAINT "audit_switches_tenant_id_pk" PRIMARY KEY("tenant_id")
);
