CREATE TABLE "audit_ends" (
	"tenant_id" text NOT NULL,
	"count" integer NOT NULL,
	"seal" text,
	"mac" text NOT NULL,
	CONSTRAINT "audit_ends_tenant_id_pk" PRIMARY KEY("tenant_id")
);
