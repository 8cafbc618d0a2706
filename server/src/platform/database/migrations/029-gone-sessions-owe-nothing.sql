-- A session that ended between the first two statements of `app.enter` owes no second factor: the third one, which finds no
-- row either, says that it has ended (027-gone-sessions.sql).
CREATE OR REPLACE FUNCTION app.lacks_second_factor(the_user uuid, the_session uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN EXISTS (SELECT FROM auth.mfa_factors WHERE user_id = the_user AND status = 'verified')
    AND EXISTS (SELECT FROM auth.sessions WHERE id = the_session AND aal IS DISTINCT FROM 'aal2');
