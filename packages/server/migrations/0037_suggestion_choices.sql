CREATE TABLE "suggestion_choices" (
	"tenant_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"round" smallint NOT NULL,
	"group_id" uuid NOT NULL,
	"suggested_id" uuid NOT NULL,
	"chosen_id" uuid NOT NULL,
	"chosen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "suggestion_choices_tenant_id_order_id_seq_pk" PRIMARY KEY("tenant_id","order_id","seq")
);
--> statement-breakpoint
ALTER TABLE "suggestion_choices" ADD CONSTRAINT "suggestion_choices_order_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_choices" ADD CONSTRAINT "suggestion_choices_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_choices" ADD CONSTRAINT "suggestion_choices_suggested_id_fk" FOREIGN KEY ("tenant_id","suggested_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_choices" ADD CONSTRAINT "suggestion_choices_chosen_id_fk" FOREIGN KEY ("tenant_id","chosen_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestion_choices_time" ON "suggestion_choices" USING btree ("tenant_id","chosen_at");