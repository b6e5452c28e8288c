CREATE TABLE "assignment_photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"assignment_id" integer NOT NULL,
	"history_id" integer NOT NULL,
	"client_key" uuid NOT NULL,
	"photo" text NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignment_photos_once" UNIQUE("history_id","client_key"),
	CONSTRAINT "assignment_photos_position" UNIQUE("history_id","position"),
	CONSTRAINT "assignment_photos_position_range" CHECK ("assignment_photos"."position" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "assignment_photos" ADD CONSTRAINT "assignment_photos_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_photos" ADD CONSTRAINT "assignment_photos_history_id_history_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."history"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_photos_of" ON "assignment_photos" USING btree ("assignment_id");