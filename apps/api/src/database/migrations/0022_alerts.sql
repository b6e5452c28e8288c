CREATE TABLE "alert_matches" (
	"offer_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"alert_id" integer NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "alert_matches_offer_id_user_id_pk" PRIMARY KEY("offer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "alert_tasks" (
	"id" serial PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"trade_id" integer,
	"cities" text[] NOT NULL,
	"minimum_budget" integer,
	"keys" text[] NOT NULL,
	"frequency" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerts_number" UNIQUE("user_id","number"),
	CONSTRAINT "alerts_filters" UNIQUE NULLS NOT DISTINCT("user_id","trade_id","cities","minimum_budget"),
	CONSTRAINT "alerts_number_range" CHECK ("alerts"."number" between 1 and 10),
	CONSTRAINT "alerts_minimum_budget" CHECK ("alerts"."minimum_budget" > 0),
	CONSTRAINT "alerts_frequency" CHECK ("alerts"."frequency" in ('immediate', 'daily')),
	CONSTRAINT "alerts_have_filters" CHECK ("alerts"."trade_id" is not null or cardinality("alerts"."cities") > 0 or "alerts"."minimum_budget" is not null)
);
--> statement-breakpoint
ALTER TABLE "quota_counts" DROP CONSTRAINT "quota_counts_act";--> statement-breakpoint
ALTER TABLE "quota_refusals" DROP CONSTRAINT "quota_refusals_act";--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_matches_waiting" ON "alert_matches" USING btree ("offer_id","user_id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "alert_matches_of" ON "alert_matches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alert_tasks_open" ON "alert_tasks" USING btree ("run_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "alert_tasks_done" ON "alert_tasks" USING btree ("done_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "alerts_matching" ON "alerts" USING gin ("keys") WITH (fastupdate=false) WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "alerts_by_trade" ON "alerts" USING btree ("trade_id");--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_act" CHECK ("quota_counts"."act" in ('offer', 'application', 'applicationChange', 'decline', 'counterOffer', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'favorite', 'alert', 'invitation', 'checkout', 'emailCode', 'notificationSetting'));--> statement-breakpoint
ALTER TABLE "quota_refusals" ADD CONSTRAINT "quota_refusals_act" CHECK ("quota_refusals"."act" in ('offer', 'application', 'applicationChange', 'decline', 'counterOffer', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'favorite', 'alert', 'invitation', 'checkout', 'emailCode', 'notificationSetting'));