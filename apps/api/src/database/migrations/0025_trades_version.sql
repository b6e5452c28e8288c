CREATE TABLE "trades_version" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "trades_version_one_row" CHECK ("trades_version"."is_only")
);
--> statement-breakpoint
-- Custom
INSERT INTO public.trades_version DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION public.change_trades_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.trades_version DEFAULT VALUES
    ON CONFLICT (is_only) DO UPDATE SET version = excluded.version;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER trades_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.trades
  FOR EACH STATEMENT EXECUTE FUNCTION public.change_trades_version();
