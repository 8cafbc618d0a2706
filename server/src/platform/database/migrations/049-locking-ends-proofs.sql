-- What was shown last counts, and without it the sign-in: `-infinity` says that nothing counts any more, the sign-in neither. A
-- screen that locks says so of its session.
CREATE OR REPLACE FUNCTION app.session_proven_within(the_session uuid, the_time interval) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN EXISTS (
    SELECT FROM auth.sessions
    WHERE id = the_session AND user_id = app.current_user_id()
      AND coalesce(proven_at, created_at) > now() - the_time
  );
