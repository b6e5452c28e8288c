CREATE TABLE "withdrawals" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"assignment_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "withdrawals_code_unique" UNIQUE("code"),
	CONSTRAINT "withdrawals_state" CHECK ("withdrawals"."state" in ('received', 'done', 'refused')),
	CONSTRAINT "withdrawals_text" CHECK (char_length("withdrawals"."text") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_by_state" ON "withdrawals" USING btree ("state","id");