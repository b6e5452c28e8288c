CREATE TABLE "quota_counts" (
	"user_id" integer NOT NULL,
	"act" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"minute_count" integer NOT NULL,
	"minute_ends_at" timestamp with time zone NOT NULL,
	"day_count" integer NOT NULL,
	"day_ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quota_counts_user_id_act_pk" PRIMARY KEY("user_id","act"),
	CONSTRAINT "quota_counts_act" CHECK ("quota_counts"."act" in ('offer', 'application', 'photo', 'contact', 'checkout'))
);
--> statement-breakpoint
CREATE TABLE "quota_refusals" (
	"user_id" integer NOT NULL,
	"act" text NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quota_refusals_user_id_act_day_pk" PRIMARY KEY("user_id","act","day"),
	CONSTRAINT "quota_refusals_act" CHECK ("quota_refusals"."act" in ('offer', 'application', 'photo', 'contact', 'checkout'))
);
--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_refusals" ADD CONSTRAINT "quota_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quota_counts_expiring" ON "quota_counts" USING btree ("day_ends_at");--> statement-breakpoint
CREATE INDEX "quota_refusals_latest" ON "quota_refusals" USING btree ("last_at");