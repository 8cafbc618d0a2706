-- While an account is suspended its owner can neither take their data nor think again. So nothing in it is erased: what was
-- announced, or asked for, gets its full time (contract/administration.ts, my-data.ts) from the end of the suspension, whoever lifts it.

CREATE FUNCTION admin.put_erasure_off() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
AS $$
DECLARE
  opens_at timestamptz := greatest(now(), NEW.banned_until);
BEGIN
  IF opens_at > now() OR OLD.banned_until > now() THEN
    UPDATE admin.directory SET deleted_from = opens_at + interval '30 days'
    WHERE user_id = NEW.id AND deleted_from IS NOT NULL;
    UPDATE auth.account_closings SET closes_at = opens_at + interval '7 days' WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER put_erasure_off AFTER UPDATE OF banned_until ON auth.users
  FOR EACH ROW EXECUTE FUNCTION admin.put_erasure_off();
UPDATE auth.users SET banned_until = banned_until WHERE banned_until > now();

-- When an administrator's deletion of one's own account takes effect; null for none.
CREATE FUNCTION app.own_deletion() RETURNS timestamptz
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN (SELECT deleted_from FROM admin.directory WHERE user_id = app.current_user_id());
REVOKE ALL ON FUNCTION app.own_deletion() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.own_deletion() TO recueil_person;

-- True while somebody besides this person can administer: who is about to leave does not count.
CREATE OR REPLACE FUNCTION app.others_administer(the_user uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN EXISTS (
    SELECT FROM admin.directory AS other
    WHERE role = 'super_admin' AND user_id <> the_user AND is_confirmed AND deleted_from IS NULL
      AND (suspended_until IS NULL OR suspended_until <= now())
      AND NOT EXISTS (SELECT FROM auth.account_closings AS closing WHERE closing.user_id = other.user_id)
  );

-- Asked for again, it stays as it was first asked for. All other sessions end. The last administrator is refused; of two who ask at
-- once, the second.
CREATE OR REPLACE FUNCTION app.request_closing(the_session uuid, the_code text, requested timestamptz, closes timestamptz) RETURNS void
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = ''
AS $$
DECLARE
  the_user uuid := app.current_user_id();
BEGIN
  IF EXISTS (SELECT FROM public.profiles WHERE user_id = the_user AND role = 'super_admin') AND NOT app.is_closing(the_user) THEN
    PERFORM app.lock_administration();
    IF NOT app.others_administer(the_user) THEN
      RAISE EXCEPTION 'last administrator' USING ERRCODE = 'RC409';
    END IF;
  END IF;
  INSERT INTO auth.account_closings (user_id, receipt_code, requested_at, closes_at)
  VALUES (the_user, the_code, requested, closes) ON CONFLICT (user_id) DO NOTHING;
  DELETE FROM auth.sessions WHERE user_id = the_user AND id <> the_session;
END
$$;

-- Rates that were made of exact counts, and long periods that were counted every day: both told of single people.
UPDATE admin.activity_figures SET bounce_rate = NULL;
DELETE FROM admin.activity_figures WHERE days > 1;
