CREATE TABLE "chargebacks" (
	"id" serial PRIMARY KEY NOT NULL,
	"external_id" text NOT NULL,
	"payment_id" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "chargebacks_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "chargebacks_state" CHECK ("chargebacks"."state" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "connection_states" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"verifier" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"provider_user_id" text NOT NULL,
	"access_token" jsonb NOT NULL,
	"refresh_token" jsonb NOT NULL,
	"scopes" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"refresh_failed_at" timestamp with time zone,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mercado_pago_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mercado_pago_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner" text,
	"reference" text,
	"payload" jsonb NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mercado_pago_objects_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "seller_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fee" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_states" ADD CONSTRAINT "connection_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD CONSTRAINT "provider_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chargebacks_of_payment" ON "chargebacks" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "connection_states_of" ON "connection_states" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_accounts_connected" ON "provider_accounts" USING btree ("provider_user_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "provider_accounts_expiring" ON "provider_accounts" USING btree ("expires_at") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "mercado_pago_objects_by_reference" ON "mercado_pago_objects" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "mercado_pago_objects_of" ON "mercado_pago_objects" USING btree ("owner","kind");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_fee" CHECK ("payments"."fee" >= 0 and ("payments"."seller_id" is null) = ("payments"."fee" is null));