CREATE TABLE "backfills" (
	"name" text PRIMARY KEY NOT NULL,
	"last_id" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "address_visibility" text;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_address_visibility" CHECK ("offers"."address_visibility" in ('everyone', 'hired'));--> statement-breakpoint
INSERT INTO "backfills" ("name") VALUES ('offers'), ('users'), ('applications');
