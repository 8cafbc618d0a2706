-- How a transaction becomes somebody's.

-- The person of this transaction, or null. STABLE and plain SQL, so that policies on it can use an index.
CREATE FUNCTION app.current_user_id() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('recueil.user_id', true), '')::uuid;

-- True while the session exists, is not over, and its owner is neither gone nor banned. Runs as the owner of the
-- schema, because a person may not look into auth.
CREATE FUNCTION app.session_is_live(the_user uuid, the_session uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN EXISTS (
    SELECT FROM auth.sessions AS session
    JOIN auth.users AS account ON account.id = session.user_id
    WHERE session.id = the_session
      AND session.user_id = the_user
      AND (session.not_after IS NULL OR session.not_after > now())
      AND (account.banned_until IS NULL OR account.banned_until <= now())
  );

CREATE FUNCTION app.account_exists(the_user uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN EXISTS (SELECT FROM auth.users WHERE id = the_user);

-- A person may know their own address and nothing else of auth.
CREATE FUNCTION app.current_email() RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN (SELECT email FROM auth.users WHERE id = app.current_user_id());

CREATE TABLE user_keys (
  user_id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  -- The person's data key, sealed by the master key with the user id as associated data.
  wrapped_key bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
ALTER TABLE user_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON user_keys FOR SELECT TO recueil_person USING (user_id = app.current_user_id());
CREATE POLICY system ON user_keys TO recueil_system USING (true) WITH CHECK (true);
GRANT SELECT ON user_keys TO recueil_person;
GRANT SELECT, INSERT, UPDATE, DELETE ON user_keys TO recueil_system;

-- Opens a person's transaction: checks the session (unless the work goes on without one), sets whose rows are
-- visible until the transaction ends, and gives the wrapped key, all in the round trip that begins the transaction.
CREATE FUNCTION app.enter(the_user uuid, the_session uuid) RETURNS bytea
  LANGUAGE plpgsql VOLATILE SET search_path = ''
AS $$
BEGIN
  IF the_session IS NULL THEN
    IF NOT app.account_exists(the_user) THEN
      RAISE EXCEPTION 'account closed' USING ERRCODE = 'RC410';
    END IF;
  ELSIF NOT app.session_is_live(the_user, the_session) THEN
    RAISE EXCEPTION 'session ended' USING ERRCODE = 'RC401';
  END IF;
  PERFORM set_config('recueil.user_id', the_user::text, true);
  RETURN (SELECT wrapped_key FROM public.user_keys WHERE user_id = the_user);
END
$$;

GRANT EXECUTE ON FUNCTION app.current_user_id(), app.current_email(), app.session_is_live(uuid, uuid), app.account_exists(uuid),
  app.enter(uuid, uuid) TO recueil_person;
GRANT EXECUTE ON FUNCTION app.current_user_id() TO recueil_system;

-- Every table of a person's rows calls this once: its own rows, and nobody else's, for whoever is not the system.
CREATE FUNCTION app.protect(the_table regclass, privileges text) RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', the_table);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', the_table);
  EXECUTE format(
    'CREATE POLICY own ON %s TO recueil_person USING (user_id = app.current_user_id()) '
    'WITH CHECK (user_id = app.current_user_id())', the_table);
  EXECUTE format('GRANT %s ON %s TO recueil_person', privileges, the_table);
END
$$;
