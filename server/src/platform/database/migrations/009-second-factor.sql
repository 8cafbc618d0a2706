-- Whoever has a second factor has shown it before anything they wrote is opened: in the statement that opens every
-- transaction of a person, where no route can forget it.

CREATE FUNCTION app.lacks_second_factor(the_user uuid, the_session uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN EXISTS (SELECT FROM auth.mfa_factors WHERE user_id = the_user AND status = 'verified')
    AND (SELECT aal FROM auth.sessions WHERE id = the_session) IS DISTINCT FROM 'aal2';

CREATE OR REPLACE FUNCTION app.enter(the_user uuid, the_session uuid) RETURNS bytea
  LANGUAGE plpgsql VOLATILE SET search_path = ''
AS $$
BEGIN
  IF the_session IS NULL THEN
    IF NOT app.account_exists(the_user) THEN
      RAISE EXCEPTION 'account closed' USING ERRCODE = 'RC410';
    END IF;
  ELSIF NOT app.session_is_live(the_user, the_session) THEN
    RAISE EXCEPTION 'session ended' USING ERRCODE = 'RC401';
  ELSIF app.lacks_second_factor(the_user, the_session) THEN
    RAISE EXCEPTION 'second factor needed' USING ERRCODE = 'RC428';
  END IF;
  PERFORM set_config('recueil.user_id', the_user::text, true);
  RETURN (SELECT wrapped_key FROM public.user_keys WHERE user_id = the_user);
END
$$;

REVOKE ALL ON FUNCTION app.lacks_second_factor(uuid, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.lacks_second_factor(uuid, uuid) TO recueil_person;
