CREATE TABLE "application_photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"worker_id" integer NOT NULL,
	"client_key" uuid NOT NULL,
	"photo" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"application_id" integer,
	"position" smallint,
	CONSTRAINT "application_photos_once" UNIQUE("worker_id","offer_id","client_key"),
	CONSTRAINT "application_photos_position" UNIQUE("application_id","position"),
	CONSTRAINT "application_photos_position_range" CHECK (("application_photos"."application_id" is null) = ("application_photos"."position" is null) and ("application_photos"."position" is null or "application_photos"."position" between 0 and 2))
);
--> statement-breakpoint
ALTER TABLE "application_photos" ADD CONSTRAINT "application_photos_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_photos" ADD CONSTRAINT "application_photos_worker_id_users_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_photos" ADD CONSTRAINT "application_photos_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_photos_of_offer" ON "application_photos" USING btree ("offer_id");