-- Custom
-- `pnpm remove-demo` may suspend the demo's admin when there is no other admin.
CREATE OR REPLACE FUNCTION public.keep_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (OLD.subject LIKE 'demo|%' AND coalesce(current_setting('plomada.removes_demo', true), '') = 'yes') THEN
    PERFORM pg_advisory_xact_lock(7150413);
    IF NOT EXISTS (SELECT FROM public.users WHERE role = 'admin' AND is_active AND id <> OLD.id) THEN
      RAISE EXCEPTION 'the last active admin stays' USING ERRCODE = '23514', CONSTRAINT = 'users_last_admin';
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END
$$;
