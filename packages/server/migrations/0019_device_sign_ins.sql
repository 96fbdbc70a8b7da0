CREATE TABLE "device_sign_ins" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"device_code_hash" text NOT NULL,
	"user_code_hash" text NOT NULL,
	"name" text NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"remember_days" integer NOT NULL,
	"interval_seconds" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"polled_at" timestamp(3) with time zone,
	"denied_at" timestamp(3) with time zone,
	"approved_at" timestamp(3) with time zone,
	"account_tenant_id" text,
	"account_id" uuid,
	"session_id" uuid,
	"redeemed_at" timestamp(3) with time zone,
	CONSTRAINT "device_sign_ins_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "device_sign_ins_device_code" ON "device_sign_ins" USING btree ("tenant_id","device_code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "device_sign_ins_user_code" ON "device_sign_ins" USING btree ("tenant_id","user_code_hash");--> statement-breakpoint
CREATE INDEX "device_sign_ins_expires" ON "device_sign_ins" USING btree ("tenant_id","expires_at");