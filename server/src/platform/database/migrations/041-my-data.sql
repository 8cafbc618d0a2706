-- A person's own data: all of it in one file, and the closing of the account.

-- A file with everything that a person has here, made by a job. Its bytes lie sealed in the store of files.
CREATE TABLE data_exports (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'running', 'ready', 'failed')),
  -- Of the readable page in it.
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  -- How much of it is written, in per cent.
  progress smallint NOT NULL DEFAULT 0,
  -- Of one that failed: a code.
  failure text,
  -- The moment that it shows.
  taken_at timestamptz(3),
  expires_at timestamptz(3),
  object_key text,
  -- The key, the size and the hash of the file.
  sealed bytea,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  CHECK ((status = 'ready') = (object_key IS NOT NULL AND sealed IS NOT NULL AND expires_at IS NOT NULL)),
  -- An object that a row names is never swept.
  FOREIGN KEY (user_id, object_key) REFERENCES stored_objects
);
-- One at a time.
CREATE UNIQUE INDEX data_exports_running ON data_exports (user_id) WHERE status IN ('waiting', 'running');
CREATE INDEX data_exports_object ON data_exports (user_id, object_key) WHERE object_key IS NOT NULL;
SELECT app.protect('data_exports', 'SELECT, INSERT, UPDATE, DELETE');
SELECT app.announce('data_exports', 'export', 'id');
SELECT app.notices_go_with('data_exports', 'id');
-- The system may know which wait, which are due, and which objects they have.
CREATE POLICY system ON data_exports FOR SELECT TO recueil_system USING (true);
GRANT SELECT (user_id, id, status, expires_at, object_key, created_at) ON data_exports TO recueil_system;

-- Accounts whose owners want them closed. Until that day they open nothing but this, and their owners may keep them.
CREATE TABLE auth.account_closings (
  user_id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  -- What the receipt is known by; says nothing of whose it is.
  receipt_code text NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  closes_at timestamptz(3) NOT NULL
);
CREATE INDEX account_closings_due ON auth.account_closings (closes_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON auth.account_closings TO recueil_system;

CREATE FUNCTION app.is_closing(the_user uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN EXISTS (SELECT FROM auth.account_closings WHERE user_id = the_user);

-- One's own closing, which one may read, ask for and take back.
CREATE FUNCTION app.own_closing() RETURNS TABLE (receipt_code text, requested_at timestamptz, closes_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
BEGIN ATOMIC
  SELECT closing.receipt_code, closing.requested_at, closing.closes_at
  FROM auth.account_closings AS closing WHERE closing.user_id = app.current_user_id();
END;

-- Asked for again, it stays as it was first asked for. All other sessions end.
CREATE FUNCTION app.request_closing(the_session uuid, the_code text, requested timestamptz, closes timestamptz) RETURNS void
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = ''
BEGIN ATOMIC
  INSERT INTO auth.account_closings (user_id, receipt_code, requested_at, closes_at)
  VALUES (app.current_user_id(), the_code, requested, closes) ON CONFLICT (user_id) DO NOTHING;
  DELETE FROM auth.sessions WHERE user_id = app.current_user_id() AND id <> the_session;
END;

-- True where there was one to take back.
CREATE FUNCTION app.keep_account() RETURNS boolean
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = ''
AS $$
BEGIN
  DELETE FROM auth.account_closings WHERE user_id = app.current_user_id();
  RETURN FOUND;
END
$$;
REVOKE ALL ON FUNCTION app.is_closing(uuid), app.own_closing(), app.keep_account(),
  app.request_closing(uuid, text, timestamptz, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.is_closing(uuid), app.own_closing(), app.keep_account(),
  app.request_closing(uuid, text, timestamptz, timestamptz) TO recueil_person;

-- What is open while an account is about to be closed says so; everything else is refused here, where no route can forget it.
DROP FUNCTION app.enter(uuid, uuid);
CREATE FUNCTION app.enter(the_user uuid, the_session uuid, while_closing boolean DEFAULT false) RETURNS bytea
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
    ELSIF NOT while_closing AND app.is_closing(the_user) THEN
      RAISE EXCEPTION 'account closing' USING ERRCODE = 'RC423';
    END IF;
  END IF;
  PERFORM set_config('recueil.user_id', the_user::text, true);
  RETURN (SELECT wrapped_key FROM public.user_keys WHERE user_id = the_user);
END
$$;
GRANT EXECUTE ON FUNCTION app.enter(uuid, uuid, boolean) TO recueil_person;

-- The ledger of an account that its owner closed goes behind the account: nothing is left that tells when somebody wrote. As long as
-- there is the account, nothing may change or delete an entry, as before.
CREATE OR REPLACE FUNCTION app.refuse_change() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  -- Whose entries they are is asked of each row, below.
  IF TG_OP = 'DELETE' AND current_user = 'recueil_system' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'ledger entries are never changed' USING ERRCODE = 'RC403';
END
$$;
CREATE FUNCTION app.refuse_deletion_before_account() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
AS $$
BEGIN
  IF app.account_exists(OLD.user_id) THEN
    RAISE EXCEPTION 'ledger entries are never changed' USING ERRCODE = 'RC403';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER ledger_entries_go_behind_the_account BEFORE DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION app.refuse_deletion_before_account();
GRANT EXECUTE ON FUNCTION app.account_exists(uuid) TO recueil_system;
CREATE POLICY system ON ledger_entries TO recueil_system USING (NOT app.account_exists(user_id)) WITH CHECK (false);
GRANT SELECT (user_id), DELETE ON ledger_entries TO recueil_system;
