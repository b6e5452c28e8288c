CREATE TABLE "applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"worker_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_once" UNIQUE("offer_id","worker_id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" serial PRIMARY KEY NOT NULL,
	"sender_id" integer NOT NULL,
	"professional_id" integer NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_trades" (
	"offer_id" integer NOT NULL,
	"trade_id" integer NOT NULL,
	CONSTRAINT "offer_trades_offer_id_trade_id_pk" PRIMARY KEY("offer_id","trade_id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"budget" integer NOT NULL,
	"state" text DEFAULT 'pendiente' NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"photo" text,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"hired_id" integer,
	"agreed_amount" integer,
	"accepted_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"creation_key" uuid,
	CONSTRAINT "offers_creation_key" UNIQUE("owner_id","creation_key"),
	CONSTRAINT "offers_budget" CHECK ("offers"."budget" > 0),
	CONSTRAINT "offers_agreed_amount" CHECK ("offers"."agreed_amount" > 0),
	CONSTRAINT "offers_state" CHECK ("offers"."state" in ('pendiente', 'proceso', 'terminado')),
	CONSTRAINT "offers_hired_when_accepted" CHECK (("offers"."state" = 'pendiente') = ("offers"."hired_id" is null)),
	CONSTRAINT "offers_amount_when_hired" CHECK (("offers"."hired_id" is null) = ("offers"."agreed_amount" is null)),
	CONSTRAINT "offers_not_own_worker" CHECK ("offers"."hired_id" <> "offers"."owner_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"commission" integer NOT NULL,
	"session_id" text,
	"url" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('pending', 'paid', 'expired', 'failed', 'refunded', 'disputed')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_commission" CHECK ("payments"."commission" between 0 and "payments"."amount"),
	CONSTRAINT "payments_paid_at" CHECK ("payments"."state" <> 'paid' or "payments"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"professional_id" integer NOT NULL,
	"score" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_offer_id_unique" UNIQUE("offer_id"),
	CONSTRAINT "reviews_score" CHECK ("reviews"."score" between 1 and 5),
	CONSTRAINT "reviews_text" CHECK (char_length("reviews"."text") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_trades" (
	"user_id" integer NOT NULL,
	"trade_id" integer NOT NULL,
	CONSTRAINT "user_trades_user_id_trade_id_pk" PRIMARY KEY("user_id","trade_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"nickname" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"phone" text,
	"province" text,
	"city" text,
	"address" text,
	"description" text,
	"photo" text,
	"role" text DEFAULT 'comun' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"days" smallint DEFAULT 0 NOT NULL,
	"shift" text,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"average_rating" double precision GENERATED ALWAYS AS (case when rating_count > 0 then rating_sum::double precision / rating_count end) STORED,
	"ranking" double precision GENERATED ALWAYS AS (case when rating_count > 0 then (rating_sum + 20)::double precision / (rating_count + 5) end) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_issuer_subject" UNIQUE("issuer","subject"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('comun', 'professional', 'admin')),
	CONSTRAINT "users_shift" CHECK ("users"."shift" in ('mañana', 'tarde', 'noche')),
	CONSTRAINT "users_days" CHECK ("users"."days" between 0 and 127),
	CONSTRAINT "users_rating" CHECK ("users"."rating_sum" between "users"."rating_count" and 5 * "users"."rating_count")
);
--> statement-breakpoint
CREATE TABLE "idp_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text,
	"nickname" text NOT NULL,
	"picture" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idp_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idp_payloads" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "idp_payloads_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_worker_id_users_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_professional_id_users_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_trades" ADD CONSTRAINT "offer_trades_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_trades" ADD CONSTRAINT "offer_trades_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_hired_applied" FOREIGN KEY ("id","hired_id") REFERENCES "public"."applications"("offer_id","worker_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_professional_id_users_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_trades" ADD CONSTRAINT "user_trades_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_trades" ADD CONSTRAINT "user_trades_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_by_worker" ON "applications" USING btree ("worker_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contacts_by_sender" ON "contacts" USING btree ("sender_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offer_trades_by_trade" ON "offer_trades" USING btree ("trade_id","offer_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_visible" ON "offers" USING btree ("state","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_active;--> statement-breakpoint
CREATE INDEX "offers_visible_by_city" ON "offers" USING btree ("state","city","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_active;--> statement-breakpoint
CREATE INDEX "offers_by_owner" ON "offers" USING btree ("owner_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_by_hired" ON "offers" USING btree ("hired_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_settled" ON "offers" USING btree ("settled_at" DESC NULLS FIRST) WHERE state = 'terminado';--> statement-breakpoint
CREATE INDEX "offers_plain_title" ON "offers" USING gin (public.plain(title) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_by_offer" ON "payments" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_pending" ON "payments" USING btree ("offer_id") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_paid" ON "payments" USING btree ("offer_id") WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "payments_latest" ON "payments" USING btree ("paid_at" DESC NULLS FIRST) WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "reviews_of_professional" ON "reviews" USING btree ("professional_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_by_author" ON "reviews" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trades_name" ON "trades" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "user_trades_by_trade" ON "user_trades" USING btree ("trade_id","user_id");--> statement-breakpoint
CREATE INDEX "users_professionals" ON "users" USING btree ("ranking" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE is_active and role = 'professional';--> statement-breakpoint
CREATE INDEX "users_professionals_by_city" ON "users" USING btree ("city","ranking" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE is_active and role = 'professional';--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_plain_name" ON "users" USING gin (public.plain(first_name || ' ' || coalesce(last_name, '') || ' ' || nickname) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "idp_accounts_email" ON "idp_accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "idp_payloads_by_grant" ON "idp_payloads" USING btree ("grant_id") WHERE grant_id is not null;--> statement-breakpoint
CREATE INDEX "idp_payloads_by_uid" ON "idp_payloads" USING btree ("model","uid") WHERE uid is not null;--> statement-breakpoint
CREATE INDEX "idp_payloads_expiring" ON "idp_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("run_at","id") WHERE done_at is null;