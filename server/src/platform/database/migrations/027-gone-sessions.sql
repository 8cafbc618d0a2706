-- A session that ends between two statements of `app.enter` is a session that has ended, not one that waits to be
-- confirmed: the statement that reads `is_held` then finds no row.
CREATE OR REPLACE FUNCTION app.enter(the_user uuid, the_session uuid) RETURNS bytea
  LANGUAGE plpgsql VOLATILE SET search_path = ''
AS $$
DECLARE
  held boolean;
BEGIN
  IF the_session IS NULL THEN
    IF NOT app.account_exists(the_user) THEN
      RAISE EXCEPTION 'account closed' USING ERRCODE = 'RC410';
    END IF;
  ELSIF NOT app.session_is_live(the_user, the_session) THEN
    RAISE EXCEPTION 'session ended' USING ERRCODE = 'RC401';
  ELSIF app.lacks_second_factor(the_user, the_session) THEN
    RAISE EXCEPTION 'second factor needed' USING ERRCODE = 'RC428';
  ELSE
    held := app.is_held(the_session);
    IF held IS NULL THEN
      RAISE EXCEPTION 'session ended' USING ERRCODE = 'RC401';
    ELSIF held THEN
      RAISE EXCEPTION 'confirmation needed' USING ERRCODE = 'RC403';
    END IF;
  END IF;
  PERFORM set_config('recueil.user_id', the_user::text, true);
  RETURN (SELECT wrapped_key FROM public.user_keys WHERE user_id = the_user);
END
$$;
