CREATE TABLE "invite_cells" (
	"tenant_id" text NOT NULL,
	"invite_id" uuid NOT NULL,
	"cell_id" uuid NOT NULL,
	CONSTRAINT "invite_cells_tenant_id_invite_id_cell_id_pk" PRIMARY KEY("tenant_id","invite_id","cell_id")
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"cell_scope" text NOT NULL,
	"uses" smallint NOT NULL,
	"used_count" smallint DEFAULT 0 NOT NULL,
	"by_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "invites_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "join_requests" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"cell_id" uuid NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"remark" text,
	"cell_scope" text,
	"decider_id" uuid,
	"comment" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp(3) with time zone,
	CONSTRAINT "join_requests_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "invite_cells" ADD CONSTRAINT "invite_cells_invite_id_fk" FOREIGN KEY ("tenant_id","invite_id") REFERENCES "public"."invites"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_cells" ADD CONSTRAINT "invite_cells_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_customer_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_by_id_fk" FOREIGN KEY ("tenant_id","by_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_customer_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_decider_id_fk" FOREIGN KEY ("tenant_id","decider_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invites_code" ON "invites" USING btree ("tenant_id","code_hash");--> statement-breakpoint
CREATE INDEX "invites_newest" ON "invites" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invites_customer" ON "invites" USING btree ("tenant_id","customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "join_requests_waiting" ON "join_requests" USING btree ("tenant_id","account_id","cell_id") WHERE "join_requests"."status" = 1;--> statement-breakpoint
CREATE INDEX "join_requests_account" ON "join_requests" USING btree ("tenant_id","account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "join_requests_customer" ON "join_requests" USING btree ("tenant_id","customer_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "join_requests_status" ON "join_requests" USING btree ("tenant_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);