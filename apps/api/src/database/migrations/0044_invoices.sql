CREATE TABLE "invoice_series" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"assignment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"transaction_id" bigint NOT NULL,
	"base" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"refers_to_id" integer,
	"cuit" text,
	"tax_condition" text,
	"cae" text,
	"cae_expires_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('commission', 'credit')),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount" > 0 and "invoices"."base" >= "invoices"."amount"),
	CONSTRAINT "invoices_refers_to" CHECK (("invoices"."kind" = 'credit') = ("invoices"."refers_to_id" is not null)),
	CONSTRAINT "invoices_cae" CHECK (("invoices"."cae" is null) = ("invoices"."cae_expires_on" is null) and "invoices"."cae" ~ '^[0-9]{14}$'),
	CONSTRAINT "invoices_cuit" CHECK ("invoices"."cuit" ~ '^[0-9]{11}$')
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refers_to_id_invoices_id_fk" FOREIGN KEY ("refers_to_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("kind","year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("refers_to_id");--> statement-breakpoint
CREATE INDEX "invoices_of_assignment" ON "invoices" USING btree ("assignment_id","id");--> statement-breakpoint
CREATE INDEX "invoices_without_cae" ON "invoices" USING btree ("id") WHERE cae is null;