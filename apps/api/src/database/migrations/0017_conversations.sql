CREATE TABLE "conversations" (
	"id" serial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"professional_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_message_id" integer,
	"client_read_id" integer DEFAULT 0 NOT NULL,
	"professional_read_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversations_once" UNIQUE("offer_id","professional_id"),
	CONSTRAINT "conversations_parties" CHECK ("conversations"."client_id" <> "conversations"."professional_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"conversation_id" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"client_key" uuid NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"photo" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_once" UNIQUE("conversation_id","sender_id","client_key"),
	CONSTRAINT "messages_text" CHECK (char_length("messages"."text") <= 2000),
	CONSTRAINT "messages_content" CHECK ("messages"."text" <> '' or "messages"."photo" is not null)
);
--> statement-breakpoint
ALTER TABLE "quota_counts" DROP CONSTRAINT "quota_counts_act";--> statement-breakpoint
ALTER TABLE "quota_refusals" DROP CONSTRAINT "quota_refusals_act";--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_professional_id_users_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_of_application" FOREIGN KEY ("offer_id","professional_id") REFERENCES "public"."applications"("offer_id","worker_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_of_client" ON "conversations" USING btree ("client_id","last_message_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_of_professional" ON "conversations" USING btree ("professional_id","last_message_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_of_conversation" ON "messages" USING btree ("conversation_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_of_sender" ON "messages" USING btree ("sender_id");--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_act" CHECK ("quota_counts"."act" in ('offer', 'application', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'checkout', 'emailCode'));--> statement-breakpoint
ALTER TABLE "quota_refusals" ADD CONSTRAINT "quota_refusals_act" CHECK ("quota_refusals"."act" in ('offer', 'application', 'photo', 'contact', 'question', 'answer', 'conversationMessage', 'checkout', 'emailCode'));--> statement-breakpoint
-- Custom
CREATE FUNCTION public.notify_message() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
declare found conversations;
begin
  select * into strict found from conversations where id = new.conversation_id;
  if new.sender_id not in (found.client_id, found.professional_id) then
    raise exception 'the sender of a message is not a party of its conversation'
      using errcode = 'check_violation', constraint = 'messages_sender_is_party';
  end if;
  perform pg_notify('plomada_live', json_build_object('name', 'message', 'users',
    json_build_array(found.client_id, found.professional_id))::text);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER messages_notify AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION public.notify_message();
--> statement-breakpoint
CREATE FUNCTION public.notify_conversation_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
begin
  perform pg_notify('plomada_live', json_build_object('name', 'changed', 'conversationId', id, 'users',
    json_build_array(client_id, professional_id))::text)
  from conversations
  where offer_id = case tg_table_name when 'offers' then to_jsonb(new)->'id' else to_jsonb(new)->'offer_id' end::int
    and (tg_table_name = 'offers' or professional_id = (to_jsonb(new)->'worker_id')::int);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER offers_notify AFTER UPDATE OF state, is_active ON offers FOR EACH ROW
  WHEN (old.state <> new.state OR old.is_active <> new.is_active) EXECUTE FUNCTION public.notify_conversation_change();
--> statement-breakpoint
CREATE TRIGGER applications_notify AFTER UPDATE ON applications FOR EACH ROW
  EXECUTE FUNCTION public.notify_conversation_change();
--> statement-breakpoint
CREATE FUNCTION public.notify_user_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
begin
  perform pg_notify('plomada_live', json_build_object('name', 'access', 'users', json_build_array(new.id))::text);
  perform pg_notify('plomada_live', json_build_object('name', 'changed', 'conversationId', id, 'users',
    json_build_array(client_id, professional_id))::text)
  from conversations where client_id = new.id or professional_id = new.id;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER users_notify AFTER UPDATE OF is_active, role ON users FOR EACH ROW
  WHEN (old.is_active <> new.is_active OR old.role <> new.role) EXECUTE FUNCTION public.notify_user_change();
