CREATE TABLE "account_roles" (
	"tenant_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "account_roles_tenant_id_account_id_role_pk" PRIMARY KEY("tenant_id","account_id","role")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"type" smallint NOT NULL,
	"admin" smallint DEFAULT 0 NOT NULL,
	"account_name" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"photo" text,
	"password_hash" text,
	"password_changed_at" timestamp(3) with time zone,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"locale" text,
	"under_review" boolean DEFAULT false NOT NULL,
	"scheduling_enabled" boolean DEFAULT true NOT NULL,
	"calendar_id" uuid,
	"current_group_id" uuid,
	"customer_id" uuid,
	"cell_scope" text,
	"disabled_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"last_sign_in_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"scene" text NOT NULL,
	"provider" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"pass_hash" text,
	"pass_used_at" timestamp(3) with time zone,
	CONSTRAINT "captchas_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hidden_menus" (
	"tenant_id" text NOT NULL,
	"role" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "hidden_menus_tenant_id_role_code_pk" PRIMARY KEY("tenant_id","role","code")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"remember" boolean NOT NULL,
	"device" text,
	"address" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"ended_status" smallint,
	CONSTRAINT "sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"operate" text NOT NULL,
	"phone" text NOT NULL,
	"account_id" uuid,
	"bound_to" text,
	"code_hash" text NOT NULL,
	"failed_tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "verification_codes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "asset_classes" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"zh" text NOT NULL,
	"en" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"device_kind" text,
	"properties" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "asset_classes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"class_id" uuid NOT NULL,
	"cell_id" uuid NOT NULL,
	"flag" smallint DEFAULT 1 NOT NULL,
	"off_shelf_reason" text,
	"properties" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"aliases" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"grams" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"tenant_id" text NOT NULL,
	"chain_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"object_kind" text,
	"object_id" text,
	"changes" jsonb,
	"request_id" text,
	"address" text,
	"device" text,
	"device_at" timestamp(3) with time zone,
	"at" timestamp(3) with time zone NOT NULL,
	"salt" text NOT NULL,
	"digest" text NOT NULL,
	"prev_hash" text,
	"hash" text NOT NULL,
	"erased_at" timestamp(3) with time zone,
	CONSTRAINT "audit_events_tenant_id_chain_id_seq_pk" PRIMARY KEY("tenant_id","chain_id","seq")
);
--> statement-breakpoint
CREATE TABLE "audit_queue" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"seal_seq" integer,
	CONSTRAINT "audit_queue_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"tenant_id" text NOT NULL,
	"seq" integer NOT NULL,
	"root" text NOT NULL,
	"count" integer NOT NULL,
	"prev_seal" text,
	"seal" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_seals_tenant_id_seq_pk" PRIMARY KEY("tenant_id","seq")
);
--> statement-breakpoint
CREATE TABLE "catalog_cells" (
	"tenant_id" text NOT NULL,
	"catalog_id" uuid NOT NULL,
	"cell_id" uuid NOT NULL,
	CONSTRAINT "catalog_cells_tenant_id_catalog_id_cell_id_pk" PRIMARY KEY("tenant_id","catalog_id","cell_id")
);
--> statement-breakpoint
CREATE TABLE "catalogs" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"zh" text NOT NULL,
	"en" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"service_mode" text DEFAULT 'remote' NOT NULL,
	"priority" smallint DEFAULT 3 NOT NULL,
	CONSTRAINT "catalogs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "configuration_changes" (
	"tenant_id" text NOT NULL,
	"xid" bigint NOT NULL,
	CONSTRAINT "configuration_changes_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "order_types" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"zh" text NOT NULL,
	"en" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "order_types_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "routing_rules" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"cell_id" uuid,
	"catalog_id" uuid,
	"order_type_id" uuid,
	"group_id" uuid NOT NULL,
	CONSTRAINT "routing_rules_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "routing_rules_match" UNIQUE NULLS NOT DISTINCT("tenant_id","cell_id","catalog_id","order_type_id")
);
--> statement-breakpoint
CREATE TABLE "template_fields" (
	"tenant_id" text NOT NULL,
	"template_id" uuid NOT NULL,
	"template_version" integer NOT NULL,
	"field_id" uuid NOT NULL,
	"name" text NOT NULL,
	"field_type_name" text NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "template_fields_pk" PRIMARY KEY("tenant_id","template_id","template_version","field_id")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"order_type_id" uuid NOT NULL,
	"cell_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "templates_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "account_cells" (
	"tenant_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"cell_id" uuid NOT NULL,
	CONSTRAINT "account_cells_tenant_id_account_id_cell_id_pk" PRIMARY KEY("tenant_id","account_id","cell_id")
);
--> statement-breakpoint
CREATE TABLE "reporters" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"cell_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"account_id" uuid,
	"deleted_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reporters_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "cells" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"region_code" text,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"contact_name" text,
	"contact_phone" text,
	"contract_no" text,
	"contract_ends_on" date,
	"opening_hours" text,
	"remark" text,
	"calendar_id" uuid,
	"grams" text[] DEFAULT '{}' NOT NULL,
	"retired_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cells_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"short_name" text,
	"retired_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "device_order_assets" (
	"tenant_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	CONSTRAINT "device_order_assets_tenant_id_order_id_asset_id_pk" PRIMARY KEY("tenant_id","order_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "device_orders" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"order_no" text NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"attachments" text DEFAULT '' NOT NULL,
	"result_files" text DEFAULT '' NOT NULL,
	"status" smallint NOT NULL,
	"priority" smallint NOT NULL,
	"cell_id" uuid NOT NULL,
	"cell_name" text NOT NULL,
	"customer_name" text NOT NULL,
	"group_id" uuid NOT NULL,
	"created_by_id" uuid NOT NULL,
	"manager_id" uuid,
	"engineer_id" uuid,
	"checker_id" uuid,
	"plan_start" timestamp(3) with time zone,
	"plan_end" timestamp(3) with time zone,
	"resume_at" timestamp(3) with time zone,
	"hang_up_reason" text,
	"due_at" timestamp(3) with time zone,
	"check_round" smallint DEFAULT 1 NOT NULL,
	"unchecked" boolean DEFAULT false NOT NULL,
	"result" text,
	"started_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"grams" text[] DEFAULT '{}' NOT NULL,
	"record_count" integer DEFAULT 0 NOT NULL,
	"last_record_hash" text,
	"last_record_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_orders_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "device_sightings" (
	"tenant_id" text NOT NULL,
	"asset_id" uuid NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	"latency_ms" integer,
	CONSTRAINT "device_sightings_tenant_id_asset_id_pk" PRIMARY KEY("tenant_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "networks" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"cidr" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "networks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "snmp_credentials" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"cell_id" uuid,
	"asset_id" uuid,
	"version" text NOT NULL,
	"port" integer DEFAULT 161 NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "snmp_credentials_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "wireless_expectations" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"cell_id" uuid NOT NULL,
	"ssid" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"security" text,
	"channels" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "wireless_expectations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "dictionary_overrides" (
	"tenant_id" text NOT NULL,
	"dictionary" text NOT NULL,
	"code" text NOT NULL,
	"parent_code" text,
	"zh" text,
	"en" text,
	"enabled" boolean,
	"sort" integer,
	"flags" jsonb,
	CONSTRAINT "dictionary_overrides_tenant_id_dictionary_code_pk" PRIMARY KEY("tenant_id","dictionary","code")
);
--> statement-breakpoint
CREATE TABLE "duty_days" (
	"tenant_id" text NOT NULL,
	"group_id" uuid NOT NULL,
	"duty_on" date NOT NULL,
	"account_id" uuid NOT NULL,
	"shift" text NOT NULL,
	CONSTRAINT "duty_days_tenant_id_group_id_duty_on_account_id_pk" PRIMARY KEY("tenant_id","group_id","duty_on","account_id")
);
--> statement-breakpoint
CREATE TABLE "duty_rosters" (
	"tenant_id" text NOT NULL,
	"group_id" uuid NOT NULL,
	"duty_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "duty_rosters_tenant_id_group_id_duty_on_pk" PRIMARY KEY("tenant_id","group_id","duty_on")
);
--> statement-breakpoint
CREATE TABLE "engineer_profiles" (
	"tenant_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"id_number" text DEFAULT '' NOT NULL,
	"employer" text DEFAULT '' NOT NULL,
	"experience" text DEFAULT '' NOT NULL,
	CONSTRAINT "engineer_profiles_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "engineer_skills" (
	"tenant_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"certificate" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engineer_skills_tenant_id_account_id_skill_id_pk" PRIMARY KEY("tenant_id","account_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "leaves" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"leave_type" text NOT NULL,
	"from_at" timestamp(3) with time zone NOT NULL,
	"to_at" timestamp(3) with time zone NOT NULL,
	"remark" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leaves_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "service_areas" (
	"tenant_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"region_code" text NOT NULL,
	CONSTRAINT "service_areas_tenant_id_account_id_region_code_pk" PRIMARY KEY("tenant_id","account_id","region_code")
);
--> statement-breakpoint
CREATE TABLE "shifts" (
	"tenant_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"shift_on" date NOT NULL,
	"shift" text NOT NULL,
	CONSTRAINT "shifts_tenant_id_account_id_shift_on_pk" PRIMARY KEY("tenant_id","account_id","shift_on")
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"zh" text NOT NULL,
	"en" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"catalog_id" uuid,
	CONSTRAINT "skills_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "entrust_owner_halves" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"entrust_no" text NOT NULL,
	"partner_tenant_id" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"order_id" uuid NOT NULL,
	"coordinator_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"priority" smallint NOT NULL,
	"type_name" text NOT NULL,
	"type_name_en" text DEFAULT '' NOT NULL,
	"cell_name" text NOT NULL,
	"cell_address" text,
	"report_name" text NOT NULL,
	"report_phone" text NOT NULL,
	"assets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attachments" text DEFAULT '' NOT NULL,
	"partner_attachments" text DEFAULT '' NOT NULL,
	"remark" text,
	"due_at" timestamp(3) with time zone,
	"due_fixed" boolean DEFAULT false NOT NULL,
	"paused_at" timestamp(3) with time zone,
	"grams" text[] DEFAULT '{}' NOT NULL,
	"record_count" integer DEFAULT 0 NOT NULL,
	"last_record_hash" text,
	"last_record_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entrust_owner_halves_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "entrust_partner_halves" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"entrust_no" text NOT NULL,
	"owner_tenant_id" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"group_id" uuid,
	"engineer_id" uuid,
	"accepted_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"result" text,
	"attachments" text DEFAULT '' NOT NULL,
	"owner_attachments" text DEFAULT '' NOT NULL,
	"grams" text[] DEFAULT '{}' NOT NULL,
	"record_count" integer DEFAULT 0 NOT NULL,
	"last_record_hash" text,
	"last_record_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entrust_partner_halves_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"tenant_id" text NOT NULL,
	"xid" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"object_kind" text,
	"object_id" uuid,
	"action" text,
	"from_status" smallint,
	"to_status" smallint,
	"group_id" uuid,
	"target_group_id" uuid,
	"former" jsonb,
	"internal" boolean DEFAULT false NOT NULL,
	"account_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_tenant_id_xid_id_pk" PRIMARY KEY("tenant_id","xid","id")
);
--> statement-breakpoint
CREATE TABLE "stream_tickets" (
	"tenant_id" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "stream_tickets_tenant_id_ticket_hash_pk" PRIMARY KEY("tenant_id","ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "file_bindings" (
	"tenant_id" text NOT NULL,
	"file_id" uuid NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_bindings_tenant_id_file_id_object_kind_object_id_pk" PRIMARY KEY("tenant_id","file_id","object_kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"uploader_id" uuid,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"store_key" text NOT NULL,
	"preview_key" text,
	"width_pixels" integer,
	"height_pixels" integer,
	"bound_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "group_leads" (
	"tenant_id" text NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_leads_tenant_id_group_id_account_id_pk" PRIMARY KEY("tenant_id","group_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"tenant_id" text NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_members_tenant_id_group_id_account_id_pk" PRIMARY KEY("tenant_id","group_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "group_ancestors" (
	"tenant_id" text NOT NULL,
	"ancestor_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"depth" smallint NOT NULL,
	CONSTRAINT "group_ancestors_tenant_id_ancestor_id_group_id_pk" PRIMARY KEY("tenant_id","ancestor_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"sources" smallint[] DEFAULT '{0}' NOT NULL,
	"removed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "knowledge_answers" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"article_ids" uuid[] NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_answers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "knowledge_articles" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"catalog_id" uuid,
	"enabled" boolean DEFAULT true NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"unhelpful_count" integer DEFAULT 0 NOT NULL,
	"grams" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_articles_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "knowledge_choices" (
	"tenant_id" text NOT NULL,
	"article_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"helpful" boolean NOT NULL,
	"order_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_choices_tenant_id_article_id_account_id_pk" PRIMARY KEY("tenant_id","article_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "count_deltas" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "count_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"counter" text NOT NULL,
	"delta" integer NOT NULL,
	CONSTRAINT "count_deltas_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"tenant_id" text NOT NULL,
	"owner" text NOT NULL,
	"call_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"finished_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_tenant_id_owner_call_id_key_pk" PRIMARY KEY("tenant_id","owner","call_id","key")
);
--> statement-breakpoint
CREATE TABLE "import_keys" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"object_id" uuid NOT NULL,
	CONSTRAINT "import_keys_tenant_id_kind_code_pk" PRIMARY KEY("tenant_id","kind","code")
);
--> statement-breakpoint
CREATE TABLE "job_days" (
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"run_on" date NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	CONSTRAINT "job_days_tenant_id_name_run_on_pk" PRIMARY KEY("tenant_id","name","run_on")
);
--> statement-breakpoint
CREATE TABLE "job_notices" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_notices_tenant_id_kind_object_id_due_at_pk" PRIMARY KEY("tenant_id","kind","object_id","due_at")
);
--> statement-breakpoint
CREATE TABLE "kept_counts" (
	"tenant_id" text NOT NULL,
	"counter" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "kept_counts_tenant_id_counter_pk" PRIMARY KEY("tenant_id","counter")
);
--> statement-breakpoint
CREATE TABLE "number_leases" (
	"tenant_id" text NOT NULL,
	"prefix" text NOT NULL,
	"numbered_on" date NOT NULL,
	"next" integer NOT NULL,
	CONSTRAINT "number_leases_tenant_id_prefix_numbered_on_pk" PRIMARY KEY("tenant_id","prefix","numbered_on")
);
--> statement-breakpoint
CREATE TABLE "message_batches" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"news" jsonb NOT NULL,
	"account_ids" uuid[] NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_batches_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"sys_msg_flag" smallint NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"target_kind" text,
	"target_id" uuid,
	"merge_key" text NOT NULL,
	"merged_count" smallint DEFAULT 1 NOT NULL,
	"read_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_assets" (
	"tenant_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"bound_by_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_assets_tenant_id_order_id_asset_id_pk" PRIMARY KEY("tenant_id","order_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"tenant_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"label" text NOT NULL,
	"stars" text NOT NULL,
	"attachment" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"auto_evaluate" boolean NOT NULL,
	"commentator_name" text,
	"phone" text,
	"handler_id" uuid,
	"handler_group_name" text NOT NULL,
	"by_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evaluations_tenant_id_order_id_pk" PRIMARY KEY("tenant_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_cc" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"via_group_id" uuid,
	"by_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp(3) with time zone,
	CONSTRAINT "order_cc_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_fields" (
	"tenant_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"name" text NOT NULL,
	"field_type_name" text NOT NULL,
	"field_value" text NOT NULL,
	"display" text NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_fields_tenant_id_order_id_field_id_pk" PRIMARY KEY("tenant_id","order_id","field_id")
);
--> statement-breakpoint
CREATE TABLE "order_records" (
	"tenant_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"order_kind" text DEFAULT 'order' NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"handle_type" smallint NOT NULL,
	"action" text NOT NULL,
	"from_status" smallint,
	"to_status" smallint NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"partner_name" text,
	"group_id" uuid,
	"target_group_id" uuid,
	"target_account_id" uuid,
	"content" text,
	"remark" text,
	"reason_code" text,
	"internal" boolean DEFAULT false NOT NULL,
	"attachments" text DEFAULT '' NOT NULL,
	"changes" jsonb,
	"pauses_sla" boolean,
	"resume_at" timestamp(3) with time zone,
	"targets" jsonb,
	"duplicate_of_id" uuid,
	"place" jsonb,
	"device_at" timestamp(3) with time zone,
	"recorded_at" timestamp(3) with time zone NOT NULL,
	"effective_at" timestamp(3) with time zone NOT NULL,
	"device_time_refused" boolean DEFAULT false NOT NULL,
	"salt" text NOT NULL,
	"digest" text NOT NULL,
	"prev_hash" text,
	"hash" text NOT NULL,
	"erased_at" timestamp(3) with time zone,
	CONSTRAINT "order_records_tenant_id_order_id_seq_pk" PRIMARY KEY("tenant_id","order_id","seq")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"order_no" text NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"attachments" text DEFAULT '' NOT NULL,
	"status" smallint NOT NULL,
	"priority" smallint NOT NULL,
	"source" smallint NOT NULL,
	"impact_scope" smallint,
	"type_id" uuid NOT NULL,
	"type_name" text NOT NULL,
	"catalog_id" uuid NOT NULL,
	"catalog_name" text NOT NULL,
	"service_mode" text NOT NULL,
	"template_id" uuid,
	"template_version" integer,
	"cell_id" uuid NOT NULL,
	"cell_name" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer_name" text NOT NULL,
	"reporter_id" uuid,
	"report_name" text DEFAULT '' NOT NULL,
	"report_phone" text DEFAULT '' NOT NULL,
	"report_account_id" uuid,
	"creator_id" uuid NOT NULL,
	"creator_kind" text NOT NULL,
	"draft_hash" text,
	"group_id" uuid NOT NULL,
	"assignee_id" uuid,
	"handler_id" uuid,
	"owner_id" uuid,
	"round" smallint DEFAULT 1 NOT NULL,
	"fault_at" timestamp(3) with time zone,
	"accepted_at" timestamp(3) with time zone,
	"resolved_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"resume_at" timestamp(3) with time zone,
	"hung_up_at" timestamp(3) with time zone,
	"hang_up_reason" text,
	"cancel_reason" text,
	"solution" text,
	"cause_code" text,
	"spent_minutes" integer,
	"before_photos" text DEFAULT '' NOT NULL,
	"after_photos" text DEFAULT '' NOT NULL,
	"signature" text DEFAULT '' NOT NULL,
	"evaluated" text,
	"clocked_in_at" timestamp(3) with time zone,
	"clocked_in_by_id" uuid,
	"reminded_at" timestamp(3) with time zone,
	"remind_count" smallint DEFAULT 0 NOT NULL,
	"repeat_of_id" uuid,
	"duplicate_of_id" uuid,
	"requirement_id" uuid,
	"entrusted" boolean DEFAULT false NOT NULL,
	"duty" boolean DEFAULT false NOT NULL,
	"plan_start" timestamp(3) with time zone,
	"plan_end" timestamp(3) with time zone,
	"response_target_minutes" integer,
	"resolve_target_minutes" integer,
	"calendar_id" uuid,
	"calendar_version" integer,
	"sla_phase" text DEFAULT 'none' NOT NULL,
	"responded_at" timestamp(3) with time zone,
	"response_due_at" timestamp(3) with time zone,
	"resolve_due_at" timestamp(3) with time zone,
	"response_met" boolean,
	"resolve_met" boolean,
	"next_due_at" timestamp(3) with time zone,
	"next_warn_at" timestamp(3) with time zone,
	"sla_used_ms" bigint,
	"sla_allowance_ms" bigint,
	"sla_since_at" timestamp(3) with time zone,
	"keys" integer[] DEFAULT '{}' NOT NULL,
	"grams" text[] DEFAULT '{}' NOT NULL,
	"record_count" integer DEFAULT 0 NOT NULL,
	"last_record_hash" text,
	"last_record_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "password_tickets" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"ticket_hash" text NOT NULL,
	"account_tenant_id" text,
	"account_id" uuid,
	"phone" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"code_sent_at" timestamp(3) with time zone,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "password_tickets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "holiday_sets" (
	"name" text NOT NULL,
	"year" integer NOT NULL,
	"days" jsonb NOT NULL,
	CONSTRAINT "holiday_sets_name_year_pk" PRIMARY KEY("name","year")
);
--> statement-breakpoint
CREATE TABLE "job_leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until_at" timestamp(3) with time zone NOT NULL,
	"last_run_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_links" (
	"owner_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_links_owner_id_partner_id_pk" PRIMARY KEY("owner_id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"version" text PRIMARY KEY NOT NULL,
	"released_on" date NOT NULL,
	"notes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_directory" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"tenant_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "sign_in_directory_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"travel_minutes" smallint DEFAULT 30 NOT NULL,
	"invite_code" text,
	"secret" text DEFAULT gen_random_uuid()::text || gen_random_uuid()::text NOT NULL,
	"disabled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenants_inviteCode_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"window_start_at" timestamp(3) with time zone NOT NULL,
	"locked_until_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "throttles_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "pm_occurrences" (
	"tenant_id" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"occurrence_on" date NOT NULL,
	"due_on" date NOT NULL,
	"outcome" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pm_occurrences_tenant_id_plan_id_occurrence_on_pk" PRIMARY KEY("tenant_id","plan_id","occurrence_on")
);
--> statement-breakpoint
CREATE TABLE "pm_order_items" (
	"tenant_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sort" integer NOT NULL,
	"check_item_id" uuid NOT NULL,
	"asset_id" uuid,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"required" boolean NOT NULL,
	"photo_required" boolean DEFAULT false NOT NULL,
	"min" double precision,
	"max" double precision,
	"unit" text,
	"options" jsonb,
	"result" text,
	"value" text,
	"photos" text DEFAULT '' NOT NULL,
	"remark" text,
	"answered_by_id" uuid,
	"answered_at" timestamp(3) with time zone,
	"fault_order_id" uuid,
	CONSTRAINT "pm_order_items_tenant_id_order_id_id_pk" PRIMARY KEY("tenant_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "pm_orders" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"order_no" text NOT NULL,
	"title" text NOT NULL,
	"status" smallint NOT NULL,
	"plan_id" uuid NOT NULL,
	"occurrence_on" date NOT NULL,
	"due_on" date NOT NULL,
	"minutes" smallint NOT NULL,
	"cell_id" uuid NOT NULL,
	"cell_name" text NOT NULL,
	"customer_name" text NOT NULL,
	"group_id" uuid NOT NULL,
	"engineer_id" uuid,
	"plan_start" timestamp(3) with time zone,
	"plan_end" timestamp(3) with time zone,
	"started_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"skip_reason" text,
	"item_count" integer NOT NULL,
	"answered_count" integer DEFAULT 0 NOT NULL,
	"abnormal_count" integer DEFAULT 0 NOT NULL,
	"grams" text[] DEFAULT '{}' NOT NULL,
	"record_count" integer DEFAULT 0 NOT NULL,
	"last_record_hash" text,
	"last_record_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pm_orders_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "check_lists" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_lists_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "pm_plan_assets" (
	"tenant_id" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	CONSTRAINT "pm_plan_assets_tenant_id_plan_id_asset_id_pk" PRIMARY KEY("tenant_id","plan_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "pm_plans" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"cell_id" uuid NOT NULL,
	"class_id" uuid,
	"check_list_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"engineer_id" uuid,
	"every_count" smallint NOT NULL,
	"every_unit" text NOT NULL,
	"anchor_on" date NOT NULL,
	"end_on" date,
	"lead_days" smallint DEFAULT 7 NOT NULL,
	"minutes" smallint DEFAULT 60 NOT NULL,
	"mode" text DEFAULT 'fixed' NOT NULL,
	"on_holiday" text DEFAULT 'keep' NOT NULL,
	"on_open" text DEFAULT 'merge' NOT NULL,
	"fault_type_id" uuid,
	"fault_catalog_id" uuid,
	"enabled" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pm_plans_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_orders" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"order_no" text NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"attachments" text DEFAULT '' NOT NULL,
	"status" smallint NOT NULL,
	"priority" smallint NOT NULL,
	"project_id" uuid NOT NULL,
	"manager_id" uuid NOT NULL,
	"cell_id" uuid NOT NULL,
	"cell_name" text NOT NULL,
	"customer_name" text NOT NULL,
	"group_id" uuid NOT NULL,
	"created_by_id" uuid NOT NULL,
	"assignee_id" uuid,
	"handler_id" uuid,
	"plan_start" timestamp(3) with time zone,
	"plan_end" timestamp(3) with time zone,
	"resume_at" timestamp(3) with time zone,
	"hang_up_reason" text,
	"cancel_reason" text,
	"due_at" timestamp(3) with time zone,
	"accepted_at" timestamp(3) with time zone,
	"resolved_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"grams" text[] DEFAULT '{}' NOT NULL,
	"record_count" integer DEFAULT 0 NOT NULL,
	"last_record_hash" text,
	"last_record_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_orders_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_stages" (
	"tenant_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sort" smallint NOT NULL,
	"name" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"handler_id" uuid,
	"plan_start" timestamp(3) with time zone,
	"plan_end" timestamp(3) with time zone,
	"result" text,
	"attachments" text DEFAULT '' NOT NULL,
	"finished_at" timestamp(3) with time zone,
	CONSTRAINT "project_stages_tenant_id_order_id_id_pk" PRIMARY KEY("tenant_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"manager_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "requirement_assets" (
	"tenant_id" text NOT NULL,
	"requirement_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	CONSTRAINT "requirement_assets_tenant_id_requirement_id_asset_id_pk" PRIMARY KEY("tenant_id","requirement_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "requirement_fields" (
	"tenant_id" text NOT NULL,
	"requirement_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"name" text NOT NULL,
	"field_type_name" text NOT NULL,
	"field_value" text NOT NULL,
	"display" text NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "requirement_fields_tenant_id_requirement_id_field_id_pk" PRIMARY KEY("tenant_id","requirement_id","field_id")
);
--> statement-breakpoint
CREATE TABLE "requirements" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"requirement_no" text NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"adjunct" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"cell_id" uuid NOT NULL,
	"cell_name" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer_name" text NOT NULL,
	"reporter_id" uuid,
	"report_name" text NOT NULL,
	"report_phone" text NOT NULL,
	"report_account_id" uuid,
	"type_id" uuid,
	"catalog_id" uuid,
	"creator_id" uuid NOT NULL,
	"draft_hash" text NOT NULL,
	"locked_by_id" uuid,
	"locked_until" timestamp(3) with time zone,
	"reminded_at" timestamp(3) with time zone,
	"remind_count" smallint DEFAULT 0 NOT NULL,
	"order_id" uuid,
	"reason_code" text,
	"remark" text,
	"copy_of_id" uuid,
	"grams" text[] DEFAULT '{}' NOT NULL,
	"record_count" integer DEFAULT 0 NOT NULL,
	"last_record_hash" text,
	"last_record_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requirements_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" smallint NOT NULL,
	"applicant_id" uuid NOT NULL,
	"proposal" jsonb NOT NULL,
	"before" jsonb,
	"reviewer_id" uuid,
	"decided_at" timestamp(3) with time zone,
	"comment" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_filters_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "schedule_feeds" (
	"tenant_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_feeds_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid,
	"order_kind" text DEFAULT 'order' NOT NULL,
	"account_id" uuid NOT NULL,
	"plan_start" timestamp(3) with time zone NOT NULL,
	"plan_end" timestamp(3) with time zone NOT NULL,
	"all_day" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"cell_id" uuid,
	"on_site" boolean DEFAULT false NOT NULL,
	"created_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedules_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_folds" (
	"tenant_id" text NOT NULL,
	"calendar_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"folded_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_folds_tenant_id_calendar_id_pk" PRIMARY KEY("tenant_id","calendar_id")
);
--> statement-breakpoint
CREATE TABLE "service_calendar_versions" (
	"tenant_id" text NOT NULL,
	"calendar_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"time_zone" text NOT NULL,
	"weekly" jsonb NOT NULL,
	"holiday_set" text,
	"exceptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_calendar_versions_tenant_id_calendar_id_version_pk" PRIMARY KEY("tenant_id","calendar_id","version")
);
--> statement-breakpoint
CREATE TABLE "service_calendars" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"applied_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_calendars_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sla_targets" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"catalog_id" uuid,
	"priority" smallint NOT NULL,
	"response_minutes" integer NOT NULL,
	"resolve_minutes" integer NOT NULL,
	"calendar_id" uuid NOT NULL,
	CONSTRAINT "sla_targets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "sla_targets_catalog_priority" UNIQUE NULLS NOT DISTINCT("tenant_id","catalog_id","priority")
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid,
	"app_name" text NOT NULL,
	"module" text NOT NULL,
	"type" text NOT NULL,
	"page" text NOT NULL,
	"target" text,
	"public_ip" text,
	"at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracking_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"http_status" integer,
	"error" text,
	"duration_ms" integer,
	"next_try_at" timestamp(3) with time zone,
	"delivered_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	"cursor_xid" bigint NOT NULL,
	"cursor_id" bigint NOT NULL,
	"failing_since" timestamp(3) with time zone,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "account_roles" ADD CONSTRAINT "account_roles_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_customer_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_current_group_id_fk" FOREIGN KEY ("tenant_id","current_group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_menus" ADD CONSTRAINT "hidden_menus_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_classes" ADD CONSTRAINT "asset_classes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_classes" ADD CONSTRAINT "asset_classes_parent_id_fk" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "public"."asset_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_class_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."asset_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_cells" ADD CONSTRAINT "catalog_cells_catalog_id_fk" FOREIGN KEY ("tenant_id","catalog_id") REFERENCES "public"."catalogs"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_cells" ADD CONSTRAINT "catalog_cells_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_parent_id_fk" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "public"."catalogs"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_types" ADD CONSTRAINT "order_types_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_types" ADD CONSTRAINT "order_types_parent_id_fk" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "public"."order_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_rules" ADD CONSTRAINT "routing_rules_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_rules" ADD CONSTRAINT "routing_rules_catalog_id_fk" FOREIGN KEY ("tenant_id","catalog_id") REFERENCES "public"."catalogs"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_rules" ADD CONSTRAINT "routing_rules_order_type_id_fk" FOREIGN KEY ("tenant_id","order_type_id") REFERENCES "public"."order_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_rules" ADD CONSTRAINT "routing_rules_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_fields" ADD CONSTRAINT "template_fields_template_id_fk" FOREIGN KEY ("tenant_id","template_id") REFERENCES "public"."templates"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_order_type_id_fk" FOREIGN KEY ("tenant_id","order_type_id") REFERENCES "public"."order_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_cells" ADD CONSTRAINT "account_cells_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_cells" ADD CONSTRAINT "account_cells_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporters" ADD CONSTRAINT "reporters_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporters" ADD CONSTRAINT "reporters_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cells" ADD CONSTRAINT "cells_customer_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_order_assets" ADD CONSTRAINT "device_order_assets_order_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."device_orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_order_assets" ADD CONSTRAINT "device_order_assets_asset_id_fk" FOREIGN KEY ("tenant_id","asset_id") REFERENCES "public"."assets"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_orders" ADD CONSTRAINT "device_orders_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_orders" ADD CONSTRAINT "device_orders_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_orders" ADD CONSTRAINT "device_orders_created_by_id_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_orders" ADD CONSTRAINT "device_orders_manager_id_fk" FOREIGN KEY ("tenant_id","manager_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_orders" ADD CONSTRAINT "device_orders_engineer_id_fk" FOREIGN KEY ("tenant_id","engineer_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_orders" ADD CONSTRAINT "device_orders_checker_id_fk" FOREIGN KEY ("tenant_id","checker_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_sightings" ADD CONSTRAINT "device_sightings_asset_id_fk" FOREIGN KEY ("tenant_id","asset_id") REFERENCES "public"."assets"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "networks" ADD CONSTRAINT "networks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snmp_credentials" ADD CONSTRAINT "snmp_credentials_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snmp_credentials" ADD CONSTRAINT "snmp_credentials_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snmp_credentials" ADD CONSTRAINT "snmp_credentials_asset_id_fk" FOREIGN KEY ("tenant_id","asset_id") REFERENCES "public"."assets"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wireless_expectations" ADD CONSTRAINT "wireless_expectations_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_overrides" ADD CONSTRAINT "dictionary_overrides_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_days" ADD CONSTRAINT "duty_days_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_days" ADD CONSTRAINT "duty_days_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_rosters" ADD CONSTRAINT "duty_rosters_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engineer_profiles" ADD CONSTRAINT "engineer_profiles_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engineer_skills" ADD CONSTRAINT "engineer_skills_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engineer_skills" ADD CONSTRAINT "engineer_skills_skill_id_fk" FOREIGN KEY ("tenant_id","skill_id") REFERENCES "public"."skills"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_areas" ADD CONSTRAINT "service_areas_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_parent_id_fk" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "public"."skills"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrust_owner_halves" ADD CONSTRAINT "entrust_owner_halves_link_fk" FOREIGN KEY ("tenant_id","partner_tenant_id") REFERENCES "public"."partner_links"("owner_id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrust_owner_halves" ADD CONSTRAINT "entrust_owner_halves_order_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrust_owner_halves" ADD CONSTRAINT "entrust_owner_halves_coordinator_id_fk" FOREIGN KEY ("tenant_id","coordinator_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrust_owner_halves" ADD CONSTRAINT "entrust_owner_halves_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrust_partner_halves" ADD CONSTRAINT "entrust_partner_halves_link_fk" FOREIGN KEY ("owner_tenant_id","tenant_id") REFERENCES "public"."partner_links"("owner_id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrust_partner_halves" ADD CONSTRAINT "entrust_partner_halves_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrust_partner_halves" ADD CONSTRAINT "entrust_partner_halves_engineer_id_fk" FOREIGN KEY ("tenant_id","engineer_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_bindings" ADD CONSTRAINT "file_bindings_file_id_fk" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."files"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploader_id_fk" FOREIGN KEY ("tenant_id","uploader_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_leads" ADD CONSTRAINT "group_leads_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_leads" ADD CONSTRAINT "group_leads_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_ancestors" ADD CONSTRAINT "group_ancestors_ancestor_id_fk" FOREIGN KEY ("tenant_id","ancestor_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_ancestors" ADD CONSTRAINT "group_ancestors_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_parent_id_fk" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_answers" ADD CONSTRAINT "knowledge_answers_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_articles" ADD CONSTRAINT "knowledge_articles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_articles" ADD CONSTRAINT "knowledge_articles_catalog_id_fk" FOREIGN KEY ("tenant_id","catalog_id") REFERENCES "public"."catalogs"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_choices" ADD CONSTRAINT "knowledge_choices_article_id_fk" FOREIGN KEY ("tenant_id","article_id") REFERENCES "public"."knowledge_articles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_choices" ADD CONSTRAINT "knowledge_choices_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_assets" ADD CONSTRAINT "order_assets_order_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_assets" ADD CONSTRAINT "order_assets_asset_id_fk" FOREIGN KEY ("tenant_id","asset_id") REFERENCES "public"."assets"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_assets" ADD CONSTRAINT "order_assets_bound_by_id_fk" FOREIGN KEY ("tenant_id","bound_by_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_order_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_handler_id_fk" FOREIGN KEY ("tenant_id","handler_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cc" ADD CONSTRAINT "order_cc_order_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cc" ADD CONSTRAINT "order_cc_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cc" ADD CONSTRAINT "order_cc_via_group_id_fk" FOREIGN KEY ("tenant_id","via_group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cc" ADD CONSTRAINT "order_cc_by_id_fk" FOREIGN KEY ("tenant_id","by_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_fields" ADD CONSTRAINT "order_fields_order_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_records" ADD CONSTRAINT "order_records_actor_id_fk" FOREIGN KEY ("tenant_id","actor_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_type_id_fk" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."order_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_catalog_id_fk" FOREIGN KEY ("tenant_id","catalog_id") REFERENCES "public"."catalogs"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_template_id_fk" FOREIGN KEY ("tenant_id","template_id") REFERENCES "public"."templates"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reporter_id_fk" FOREIGN KEY ("tenant_id","reporter_id") REFERENCES "public"."reporters"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_report_account_id_fk" FOREIGN KEY ("tenant_id","report_account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_creator_id_fk" FOREIGN KEY ("tenant_id","creator_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_assignee_id_fk" FOREIGN KEY ("tenant_id","assignee_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_handler_id_fk" FOREIGN KEY ("tenant_id","handler_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_repeat_of_id_fk" FOREIGN KEY ("tenant_id","repeat_of_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_duplicate_of_id_fk" FOREIGN KEY ("tenant_id","duplicate_of_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_links" ADD CONSTRAINT "partner_links_owner_id_tenants_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_links" ADD CONSTRAINT "partner_links_partner_id_tenants_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_directory" ADD CONSTRAINT "sign_in_directory_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_occurrences" ADD CONSTRAINT "pm_occurrences_plan_id_fk" FOREIGN KEY ("tenant_id","plan_id") REFERENCES "public"."pm_plans"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_occurrences" ADD CONSTRAINT "pm_occurrences_order_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."pm_orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_order_items" ADD CONSTRAINT "pm_order_items_order_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."pm_orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_order_items" ADD CONSTRAINT "pm_order_items_asset_id_fk" FOREIGN KEY ("tenant_id","asset_id") REFERENCES "public"."assets"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_order_items" ADD CONSTRAINT "pm_order_items_answered_by_id_fk" FOREIGN KEY ("tenant_id","answered_by_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_order_items" ADD CONSTRAINT "pm_order_items_fault_order_id_fk" FOREIGN KEY ("tenant_id","fault_order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_orders" ADD CONSTRAINT "pm_orders_plan_id_fk" FOREIGN KEY ("tenant_id","plan_id") REFERENCES "public"."pm_plans"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_orders" ADD CONSTRAINT "pm_orders_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_orders" ADD CONSTRAINT "pm_orders_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_orders" ADD CONSTRAINT "pm_orders_engineer_id_fk" FOREIGN KEY ("tenant_id","engineer_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_lists" ADD CONSTRAINT "check_lists_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_plan_assets" ADD CONSTRAINT "pm_plan_assets_plan_id_fk" FOREIGN KEY ("tenant_id","plan_id") REFERENCES "public"."pm_plans"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_plan_assets" ADD CONSTRAINT "pm_plan_assets_asset_id_fk" FOREIGN KEY ("tenant_id","asset_id") REFERENCES "public"."assets"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_plans" ADD CONSTRAINT "pm_plans_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_plans" ADD CONSTRAINT "pm_plans_class_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."asset_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_plans" ADD CONSTRAINT "pm_plans_check_list_id_fk" FOREIGN KEY ("tenant_id","check_list_id") REFERENCES "public"."check_lists"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_plans" ADD CONSTRAINT "pm_plans_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_plans" ADD CONSTRAINT "pm_plans_engineer_id_fk" FOREIGN KEY ("tenant_id","engineer_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_plans" ADD CONSTRAINT "pm_plans_created_by_id_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_plans" ADD CONSTRAINT "pm_plans_fault_type_id_fk" FOREIGN KEY ("tenant_id","fault_type_id") REFERENCES "public"."order_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pm_plans" ADD CONSTRAINT "pm_plans_fault_catalog_id_fk" FOREIGN KEY ("tenant_id","fault_catalog_id") REFERENCES "public"."catalogs"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_orders" ADD CONSTRAINT "project_orders_project_id_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."projects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_orders" ADD CONSTRAINT "project_orders_manager_id_fk" FOREIGN KEY ("tenant_id","manager_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_orders" ADD CONSTRAINT "project_orders_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_orders" ADD CONSTRAINT "project_orders_group_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_orders" ADD CONSTRAINT "project_orders_created_by_id_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_orders" ADD CONSTRAINT "project_orders_assignee_id_fk" FOREIGN KEY ("tenant_id","assignee_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_orders" ADD CONSTRAINT "project_orders_handler_id_fk" FOREIGN KEY ("tenant_id","handler_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_stages" ADD CONSTRAINT "project_stages_order_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."project_orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_stages" ADD CONSTRAINT "project_stages_handler_id_fk" FOREIGN KEY ("tenant_id","handler_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_manager_id_fk" FOREIGN KEY ("tenant_id","manager_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_assets" ADD CONSTRAINT "requirement_assets_requirement_id_fk" FOREIGN KEY ("tenant_id","requirement_id") REFERENCES "public"."requirements"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_assets" ADD CONSTRAINT "requirement_assets_asset_id_fk" FOREIGN KEY ("tenant_id","asset_id") REFERENCES "public"."assets"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_fields" ADD CONSTRAINT "requirement_fields_requirement_id_fk" FOREIGN KEY ("tenant_id","requirement_id") REFERENCES "public"."requirements"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_cell_id_fk" FOREIGN KEY ("tenant_id","cell_id") REFERENCES "public"."cells"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_customer_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_reporter_id_fk" FOREIGN KEY ("tenant_id","reporter_id") REFERENCES "public"."reporters"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_report_account_id_fk" FOREIGN KEY ("tenant_id","report_account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_type_id_fk" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."order_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_catalog_id_fk" FOREIGN KEY ("tenant_id","catalog_id") REFERENCES "public"."catalogs"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_creator_id_fk" FOREIGN KEY ("tenant_id","creator_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_locked_by_id_fk" FOREIGN KEY ("tenant_id","locked_by_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_order_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_copy_of_id_fk" FOREIGN KEY ("tenant_id","copy_of_id") REFERENCES "public"."requirements"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_applicant_id_fk" FOREIGN KEY ("tenant_id","applicant_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewer_id_fk" FOREIGN KEY ("tenant_id","reviewer_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_feeds" ADD CONSTRAINT "schedule_feeds_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_folds" ADD CONSTRAINT "calendar_folds_calendar_id_fk" FOREIGN KEY ("tenant_id","calendar_id") REFERENCES "public"."service_calendars"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_calendar_versions" ADD CONSTRAINT "service_calendar_versions_calendar_id_fk" FOREIGN KEY ("tenant_id","calendar_id") REFERENCES "public"."service_calendars"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_calendars" ADD CONSTRAINT "service_calendars_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sla_targets" ADD CONSTRAINT "sla_targets_catalog_id_fk" FOREIGN KEY ("tenant_id","catalog_id") REFERENCES "public"."catalogs"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sla_targets" ADD CONSTRAINT "sla_targets_calendar_id_fk" FOREIGN KEY ("tenant_id","calendar_id") REFERENCES "public"."service_calendars"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fk" FOREIGN KEY ("tenant_id","webhook_id") REFERENCES "public"."webhooks"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_id_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_roles_role" ON "account_roles" USING btree ("tenant_id","role");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_name" ON "accounts" USING btree ("tenant_id","account_name");--> statement-breakpoint
CREATE INDEX "accounts_customer" ON "accounts" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "captchas_pass" ON "captchas" USING btree ("tenant_id","pass_hash");--> statement-breakpoint
CREATE INDEX "captchas_expires" ON "captchas" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("tenant_id","token_hash");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("tenant_id","account_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "verification_codes_phone" ON "verification_codes" USING btree ("tenant_id","phone","operate","created_at");--> statement-breakpoint
CREATE INDEX "verification_codes_expires" ON "verification_codes" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "asset_classes_parent" ON "asset_classes" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assets_code" ON "assets" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "assets_by_name" ON "assets" USING btree ("tenant_id","name","id");--> statement-breakpoint
CREATE INDEX "assets_cell" ON "assets" USING btree ("tenant_id","cell_id","name","id");--> statement-breakpoint
CREATE INDEX "assets_class" ON "assets" USING btree ("tenant_id","class_id","name","id");--> statement-breakpoint
CREATE INDEX "assets_found" ON "assets" USING gin ("tenant_id","grams",(ARRAY[flag::text, class_id::text, cell_id::text])) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_id" ON "audit_events" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_object" ON "audit_events" USING btree ("tenant_id","object_kind","object_id");--> statement-breakpoint
CREATE INDEX "audit_queue_unsealed" ON "audit_queue" USING btree ("tenant_id","id") WHERE "audit_queue"."seal_seq" is null;--> statement-breakpoint
CREATE INDEX "catalog_cells_cell" ON "catalog_cells" USING btree ("tenant_id","cell_id");--> statement-breakpoint
CREATE INDEX "catalogs_parent" ON "catalogs" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE INDEX "order_types_parent" ON "order_types" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE INDEX "templates_type" ON "templates" USING btree ("tenant_id","order_type_id","cell_id");--> statement-breakpoint
CREATE INDEX "account_cells_cell" ON "account_cells" USING btree ("tenant_id","cell_id");--> statement-breakpoint
CREATE INDEX "reporters_cell" ON "reporters" USING btree ("tenant_id","cell_id","name");--> statement-breakpoint
CREATE INDEX "reporters_account" ON "reporters" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cells_code" ON "cells" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "cells_customer" ON "cells" USING btree ("tenant_id","customer_id","name");--> statement-breakpoint
CREATE INDEX "cells_by_name" ON "cells" USING btree ("tenant_id","name","id");--> statement-breakpoint
CREATE INDEX "cells_grams" ON "cells" USING gin ("tenant_id","grams") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE UNIQUE INDEX "customers_name" ON "customers" USING btree ("tenant_id","name");--> statement-breakpoint
CREATE INDEX "device_order_assets_asset" ON "device_order_assets" USING btree ("tenant_id","asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "device_orders_number" ON "device_orders" USING btree ("tenant_id","order_no");--> statement-breakpoint
CREATE INDEX "device_orders_all" ON "device_orders" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "device_orders_group" ON "device_orders" USING btree ("tenant_id","group_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "device_orders_manager" ON "device_orders" USING btree ("tenant_id","manager_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "device_orders_engineer" ON "device_orders" USING btree ("tenant_id","engineer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "device_orders_checker" ON "device_orders" USING btree ("tenant_id","checker_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "device_orders_creator" ON "device_orders" USING btree ("tenant_id","created_by_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "device_orders_cell" ON "device_orders" USING btree ("tenant_id","cell_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "device_orders_status" ON "device_orders" USING btree ("tenant_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "device_orders_found" ON "device_orders" USING gin ("tenant_id","grams",(ARRAY[status::text, cell_id::text])) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "device_orders_due" ON "device_orders" USING btree ("tenant_id","due_at") WHERE "device_orders"."status" not in (6, 7);--> statement-breakpoint
CREATE UNIQUE INDEX "networks_cidr" ON "networks" USING btree ("tenant_id","cidr");--> statement-breakpoint
CREATE UNIQUE INDEX "snmp_credentials_asset" ON "snmp_credentials" USING btree ("tenant_id","asset_id") WHERE "snmp_credentials"."asset_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "snmp_credentials_cell" ON "snmp_credentials" USING btree ("tenant_id","cell_id") WHERE "snmp_credentials"."cell_id" is not null and "snmp_credentials"."asset_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "snmp_credentials_tenant" ON "snmp_credentials" USING btree ("tenant_id") WHERE "snmp_credentials"."cell_id" is null and "snmp_credentials"."asset_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wireless_expectations_ssid" ON "wireless_expectations" USING btree ("tenant_id","cell_id","ssid");--> statement-breakpoint
CREATE INDEX "duty_days_account" ON "duty_days" USING btree ("tenant_id","account_id","duty_on");--> statement-breakpoint
CREATE INDEX "engineer_skills_skill" ON "engineer_skills" USING btree ("tenant_id","skill_id");--> statement-breakpoint
CREATE INDEX "leaves_account" ON "leaves" USING btree ("tenant_id","account_id","from_at");--> statement-breakpoint
CREATE INDEX "service_areas_region" ON "service_areas" USING btree ("tenant_id","region_code");--> statement-breakpoint
CREATE INDEX "skills_catalog" ON "skills" USING btree ("tenant_id","catalog_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entrust_owner_halves_number" ON "entrust_owner_halves" USING btree ("tenant_id","entrust_no");--> statement-breakpoint
CREATE UNIQUE INDEX "entrust_owner_halves_open" ON "entrust_owner_halves" USING btree ("tenant_id","order_id") WHERE "entrust_owner_halves"."status" <= 3;--> statement-breakpoint
CREATE INDEX "entrust_owner_halves_order" ON "entrust_owner_halves" USING btree ("tenant_id","order_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entrust_owner_halves_status" ON "entrust_owner_halves" USING btree ("tenant_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entrust_owner_halves_group" ON "entrust_owner_halves" USING btree ("tenant_id","group_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entrust_owner_halves_coordinator" ON "entrust_owner_halves" USING btree ("tenant_id","coordinator_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entrust_owner_halves_grams" ON "entrust_owner_halves" USING gin ("tenant_id","grams") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE UNIQUE INDEX "entrust_partner_halves_number" ON "entrust_partner_halves" USING btree ("tenant_id","entrust_no");--> statement-breakpoint
CREATE INDEX "entrust_partner_halves_status" ON "entrust_partner_halves" USING btree ("tenant_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entrust_partner_halves_group" ON "entrust_partner_halves" USING btree ("tenant_id","group_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entrust_partner_halves_engineer" ON "entrust_partner_halves" USING btree ("tenant_id","engineer_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entrust_partner_halves_grams" ON "entrust_partner_halves" USING gin ("tenant_id","grams") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "file_bindings_object" ON "file_bindings" USING btree ("tenant_id","object_kind","object_id");--> statement-breakpoint
CREATE INDEX "files_content" ON "files" USING btree ("tenant_id","sha256");--> statement-breakpoint
CREATE INDEX "files_unbound" ON "files" USING btree ("tenant_id","created_at") WHERE "files"."bound_at" is null;--> statement-breakpoint
CREATE INDEX "group_leads_account" ON "group_leads" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE INDEX "group_members_account" ON "group_members" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE INDEX "group_ancestors_group" ON "group_ancestors" USING btree ("tenant_id","group_id","depth");--> statement-breakpoint
CREATE INDEX "groups_parent" ON "groups" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_default" ON "groups" USING btree ("tenant_id") WHERE "groups"."is_default";--> statement-breakpoint
CREATE INDEX "knowledge_articles_catalog" ON "knowledge_articles" USING btree ("tenant_id","catalog_id");--> statement-breakpoint
CREATE INDEX "knowledge_articles_grams" ON "knowledge_articles" USING gin ("tenant_id","grams");--> statement-breakpoint
CREATE INDEX "count_deltas_counter" ON "count_deltas" USING btree ("tenant_id","counter");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ("tenant_id","account_id","sys_msg_flag","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_requirement" ON "messages" USING btree ("tenant_id","account_id","sys_msg_flag","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "messages"."kind" like 'requirement.%';--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("tenant_id","account_id","sys_msg_flag") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_merge" ON "messages" USING btree ("tenant_id","merge_key","account_id","created_at");--> statement-breakpoint
CREATE INDEX "order_assets_asset" ON "order_assets" USING btree ("tenant_id","asset_id","created_at");--> statement-breakpoint
CREATE INDEX "evaluations_handler" ON "evaluations" USING btree ("tenant_id","handler_id","created_at");--> statement-breakpoint
CREATE INDEX "evaluations_created" ON "evaluations" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_cc_person" ON "order_cc" USING btree ("tenant_id","order_id","account_id") WHERE "order_cc"."via_group_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_cc_via_group" ON "order_cc" USING btree ("tenant_id","order_id","account_id","via_group_id");--> statement-breakpoint
CREATE INDEX "order_cc_account" ON "order_cc" USING btree ("tenant_id","account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_cc_unread" ON "order_cc" USING btree ("tenant_id","account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "order_cc"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_records_id" ON "order_records" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "order_records_actor" ON "order_records" USING btree ("tenant_id","actor_id","recorded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("tenant_id","order_no");--> statement-breakpoint
CREATE INDEX "orders_all" ON "orders" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_group" ON "orders" USING btree ("tenant_id","group_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("tenant_id","owner_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_creator" ON "orders" USING btree ("tenant_id","creator_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_reporter" ON "orders" USING btree ("tenant_id","report_account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_cell" ON "orders" USING btree ("tenant_id","cell_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_type" ON "orders" USING btree ("tenant_id","type_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("tenant_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_group_status" ON "orders" USING btree ("tenant_id","group_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."status" <= 4;--> statement-breakpoint
CREATE INDEX "orders_open_owner" ON "orders" USING btree ("tenant_id","owner_id","group_id","source","status","next_due_at","next_warn_at","plan_start","plan_end","resume_at","id") WHERE "orders"."status" <= 4;--> statement-breakpoint
CREATE INDEX "orders_open_cell" ON "orders" USING btree ("tenant_id","cell_id","status") WHERE "orders"."status" <= 4;--> statement-breakpoint
CREATE INDEX "orders_monitored" ON "orders" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."source" = 1;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("tenant_id","next_due_at","id") WHERE "orders"."status" <= 4;--> statement-breakpoint
CREATE INDEX "orders_group_due" ON "orders" USING btree ("tenant_id","group_id","next_due_at","id") WHERE "orders"."status" <= 4;--> statement-breakpoint
CREATE INDEX "orders_updated" ON "orders" USING btree ("tenant_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_group_updated" ON "orders" USING btree ("tenant_id","group_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_warn" ON "orders" USING btree ("tenant_id","next_warn_at") WHERE "orders"."status" <= 4;--> statement-breakpoint
CREATE INDEX "orders_resume" ON "orders" USING btree ("tenant_id","resume_at") WHERE "orders"."status" = 4;--> statement-breakpoint
CREATE INDEX "orders_resolved_when" ON "orders" USING btree ("tenant_id","resolved_at","group_id","owner_id") WHERE "orders"."resolved_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_resolved" ON "orders" USING btree ("tenant_id","resolved_at") WHERE "orders"."status" = 5;--> statement-breakpoint
CREATE INDEX "orders_cell_resolved" ON "orders" USING btree ("tenant_id","cell_id","resolved_at","created_at") WHERE "orders"."resolved_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_keys" ON "orders" USING gin ("tenant_id","keys") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "orders_grams" ON "orders" USING gin ("tenant_id","grams") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE UNIQUE INDEX "password_tickets_hash" ON "password_tickets" USING btree ("tenant_id","ticket_hash");--> statement-breakpoint
CREATE INDEX "password_tickets_expires" ON "password_tickets" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "partner_links_partner" ON "partner_links" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "sign_in_directory_account" ON "sign_in_directory" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE INDEX "throttles_expires" ON "throttles" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pm_occurrences_order" ON "pm_occurrences" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE INDEX "pm_order_items_asset" ON "pm_order_items" USING btree ("tenant_id","asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pm_orders_number" ON "pm_orders" USING btree ("tenant_id","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "pm_orders_occurrence" ON "pm_orders" USING btree ("tenant_id","plan_id","occurrence_on");--> statement-breakpoint
CREATE INDEX "pm_orders_all" ON "pm_orders" USING btree ("tenant_id","due_on","id");--> statement-breakpoint
CREATE INDEX "pm_orders_group" ON "pm_orders" USING btree ("tenant_id","group_id","due_on","id");--> statement-breakpoint
CREATE INDEX "pm_orders_engineer" ON "pm_orders" USING btree ("tenant_id","engineer_id","due_on","id");--> statement-breakpoint
CREATE INDEX "pm_orders_cell" ON "pm_orders" USING btree ("tenant_id","cell_id","due_on","id");--> statement-breakpoint
CREATE INDEX "pm_orders_status" ON "pm_orders" USING btree ("tenant_id","status","due_on","id");--> statement-breakpoint
CREATE INDEX "pm_orders_newest" ON "pm_orders" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pm_orders_group_newest" ON "pm_orders" USING btree ("tenant_id","group_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pm_orders_engineer_newest" ON "pm_orders" USING btree ("tenant_id","engineer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pm_orders_found" ON "pm_orders" USING gin ("tenant_id","grams",(ARRAY[status::text, cell_id::text, plan_id::text])) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "pm_orders_open" ON "pm_orders" USING btree ("tenant_id","due_on") WHERE "pm_orders"."status" <= 3;--> statement-breakpoint
CREATE INDEX "pm_plan_assets_asset" ON "pm_plan_assets" USING btree ("tenant_id","asset_id");--> statement-breakpoint
CREATE INDEX "pm_plans_all" ON "pm_plans" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pm_plans_cell" ON "pm_plans" USING btree ("tenant_id","cell_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pm_plans_group" ON "pm_plans" USING btree ("tenant_id","group_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "project_orders_number" ON "project_orders" USING btree ("tenant_id","order_no");--> statement-breakpoint
CREATE INDEX "project_orders_all" ON "project_orders" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_orders_project" ON "project_orders" USING btree ("tenant_id","project_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_orders_group" ON "project_orders" USING btree ("tenant_id","group_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_orders_manager" ON "project_orders" USING btree ("tenant_id","manager_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_orders_handler" ON "project_orders" USING btree ("tenant_id","handler_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_orders_assignee" ON "project_orders" USING btree ("tenant_id","assignee_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_orders_creator" ON "project_orders" USING btree ("tenant_id","created_by_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_orders_status" ON "project_orders" USING btree ("tenant_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_orders_found" ON "project_orders" USING gin ("tenant_id","grams",(ARRAY[status::text, project_id::text])) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "project_orders_cell" ON "project_orders" USING btree ("tenant_id","cell_id");--> statement-breakpoint
CREATE INDEX "project_orders_due" ON "project_orders" USING btree ("tenant_id","due_at") WHERE "project_orders"."status" <= 4;--> statement-breakpoint
CREATE INDEX "project_orders_resume" ON "project_orders" USING btree ("tenant_id","resume_at") WHERE "project_orders"."status" = 4;--> statement-breakpoint
CREATE INDEX "project_orders_resolved" ON "project_orders" USING btree ("tenant_id","resolved_at") WHERE "project_orders"."status" = 5;--> statement-breakpoint
CREATE INDEX "project_stages_handler" ON "project_stages" USING btree ("tenant_id","handler_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_name" ON "projects" USING btree ("tenant_id","name");--> statement-breakpoint
CREATE INDEX "projects_manager" ON "projects" USING btree ("tenant_id","manager_id");--> statement-breakpoint
CREATE UNIQUE INDEX "requirements_number" ON "requirements" USING btree ("tenant_id","requirement_no");--> statement-breakpoint
CREATE INDEX "requirements_status" ON "requirements" USING btree ("tenant_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requirements_cell" ON "requirements" USING btree ("tenant_id","cell_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requirements_customer" ON "requirements" USING btree ("tenant_id","customer_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requirements_creator" ON "requirements" USING btree ("tenant_id","creator_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requirements_grams" ON "requirements" USING gin ("tenant_id","grams") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_waiting" ON "reviews" USING btree ("tenant_id","applicant_id","kind") WHERE "reviews"."status" = 1;--> statement-breakpoint
CREATE INDEX "reviews_applicant" ON "reviews" USING btree ("tenant_id","applicant_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_filters_account" ON "saved_filters" USING btree ("tenant_id","account_id","kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_feeds_secret" ON "schedule_feeds" USING btree ("tenant_id","secret");--> statement-breakpoint
CREATE INDEX "schedules_account" ON "schedules" USING btree ("tenant_id","account_id","plan_start","plan_end") WHERE "schedules"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "schedules_order" ON "schedules" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE INDEX "schedules_soon" ON "schedules" USING btree ("tenant_id","plan_start") WHERE "schedules"."status" = 'planned';--> statement-breakpoint
CREATE UNIQUE INDEX "service_calendars_default" ON "service_calendars" USING btree ("tenant_id") WHERE "service_calendars"."is_default";--> statement-breakpoint
CREATE INDEX "tracking_events_module" ON "tracking_events" USING btree ("tenant_id","module","at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("tenant_id","webhook_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("tenant_id","next_try_at") WHERE "webhook_deliveries"."state" = 'waiting';