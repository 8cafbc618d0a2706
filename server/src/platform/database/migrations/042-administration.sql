-- What administrators (the role super_admin of a profile) may read and do. They read under a role of their own, which is let
-- into the tables of this schema and into nothing that a person wrote. What they do runs as the system, behind the same check.

DO $$
DECLARE
  take_role text := CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'recueil_administrator') THEN
    CREATE ROLE recueil_administrator NOLOGIN NOINHERIT;
  END IF;
  IF NOT pg_has_role(current_user, 'recueil_administrator', take_role) THEN
    GRANT recueil_administrator TO CURRENT_USER;
  END IF;
END
$$;

CREATE SCHEMA admin;
GRANT USAGE ON SCHEMA admin TO recueil_administrator, recueil_system;
GRANT USAGE ON SCHEMA app TO recueil_administrator;

-- Lower case without accents, the same for what is searched and for what is looked for.
CREATE FUNCTION app.fold(the_text text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(replace(replace(translate(
    lower(regexp_replace(normalize(the_text, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđ', 'old'),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss');

-- The pieces of one to three characters inside the words of a text. An index of them finds a piece of a name anywhere in it
-- without an extension, which not every managed PostgreSQL has.
CREATE FUNCTION app.grams(the_text text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT piece), '{}')
    FROM (
      SELECT substr(the_text, place, size) AS piece
      FROM generate_series(1, length(the_text)) AS place, generate_series(1, 3) AS size
      WHERE place + size - 1 <= length(the_text)
    ) AS pieces
    WHERE strpos(piece, ' ') = 0
  );

-- What /users shows of an account, and nothing else: kept by triggers, because a search over names and addresses needs both
-- in one index, and because it is then the only table of accounts that an administrator's role can read.
CREATE TABLE admin.directory (
  user_id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  role text NOT NULL,
  job_title text,
  sector text,
  -- False for an invitation or a sign-up that nobody has confirmed.
  is_confirmed boolean NOT NULL,
  suspended_until timestamptz(3),
  -- When an administrator's deletion takes effect; null for none.
  deleted_from timestamptz(3),
  -- Name and address, folded.
  folded text NOT NULL,
  sort_key text COLLATE "C" NOT NULL
);
CREATE INDEX directory_order ON admin.directory (sort_key, user_id);
CREATE INDEX directory_roles ON admin.directory (role, sort_key, user_id);
CREATE INDEX directory_suspended ON admin.directory (sort_key, user_id) WHERE suspended_until IS NOT NULL;
CREATE INDEX directory_unconfirmed ON admin.directory (sort_key, user_id) WHERE NOT is_confirmed;
CREATE INDEX directory_deleted ON admin.directory (deleted_from) WHERE deleted_from IS NOT NULL;
CREATE INDEX directory_grams ON admin.directory USING gin (app.grams(folded));
GRANT SELECT ON admin.directory TO recueil_administrator, recueil_system;
GRANT UPDATE (deleted_from) ON admin.directory TO recueil_system;

-- Runs as the owner of the schema: whoever changes a profile or an account may not look into this one.
CREATE FUNCTION admin.keep_directory(the_user uuid) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = ''
  BEGIN ATOMIC
    INSERT INTO admin.directory AS kept
      (user_id, first_name, last_name, email, role, job_title, sector, is_confirmed, suspended_until, folded, sort_key)
    SELECT account.id, profile.first_name, profile.last_name, account.email, profile.role, profile.job_title, profile.sector,
      account.email_confirmed_at IS NOT NULL OR account.phone_confirmed_at IS NOT NULL, account.banned_until,
      app.fold(concat_ws(' ', profile.first_name, profile.last_name, account.email)),
      app.fold(concat_ws(' ', profile.last_name, profile.first_name))
    FROM auth.users AS account JOIN public.profiles AS profile ON profile.user_id = account.id
    WHERE account.id = the_user
    ON CONFLICT (user_id) DO UPDATE SET
      first_name = excluded.first_name, last_name = excluded.last_name, email = excluded.email, role = excluded.role,
      job_title = excluded.job_title, sector = excluded.sector, is_confirmed = excluded.is_confirmed,
      suspended_until = excluded.suspended_until, folded = excluded.folded, sort_key = excluded.sort_key;
  END;
CREATE FUNCTION admin.profile_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
AS $$
BEGIN
  PERFORM admin.keep_directory(NEW.user_id);
  RETURN NULL;
END
$$;
CREATE FUNCTION admin.account_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
AS $$
BEGIN
  PERFORM admin.keep_directory(NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER keep_directory AFTER INSERT OR UPDATE OF first_name, last_name, role, job_title, sector ON profiles
  FOR EACH ROW EXECUTE FUNCTION admin.profile_changed();
CREATE TRIGGER keep_directory AFTER UPDATE OF email, email_confirmed_at, phone_confirmed_at, banned_until ON auth.users
  FOR EACH ROW EXECUTE FUNCTION admin.account_changed();
DO $$ BEGIN PERFORM admin.keep_directory(id) FROM auth.users; END $$;

-- Why an account is suspended; gone when the suspension is lifted.
CREATE TABLE admin.suspensions (
  user_id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  reason text NOT NULL,
  suspended_at timestamptz(3) NOT NULL DEFAULT now()
);
GRANT SELECT ON admin.suspensions TO recueil_administrator;
GRANT SELECT, INSERT, UPDATE, DELETE ON admin.suspensions TO recueil_system;

-- What administrators did, for all of them to read. Ids alone: the name of somebody whose account is deleted is not kept here.
CREATE TABLE admin.audit (
  id uuid PRIMARY KEY,
  recorded_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Null for the operator at the command line.
  administrator_id uuid,
  action text NOT NULL CHECK (action IN ('invite', 'role', 'suspend', 'lift', 'delete', 'keep', 'erased', 'publish', 'withdraw')),
  person_id uuid,
  message_id uuid,
  role_before text,
  role_after text
);
CREATE INDEX audit_order ON admin.audit (recorded_at DESC, id DESC);
GRANT SELECT ON admin.audit TO recueil_administrator;
GRANT INSERT ON admin.audit TO recueil_system;
CREATE FUNCTION admin.refuse_change() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'the log of administrators is never changed' USING ERRCODE = 'RC403';
END
$$;
CREATE TRIGGER audit_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON admin.audit
  FOR EACH STATEMENT EXECUTE FUNCTION admin.refuse_change();

-- Who used Recueil on which day (Europe/Paris), by a keyed hash: who that is cannot be told from the database.
CREATE TABLE admin.activity_days (
  day date NOT NULL,
  person bytea NOT NULL CHECK (length(person) = 16),
  PRIMARY KEY (day, person)
);
GRANT SELECT, INSERT, DELETE ON admin.activity_days TO recueil_system;

-- What /analytics shows, counted once when a day is over and never again: for the `days` that end with `day`. Rounded, and null
-- where there are too few people.
CREATE TABLE admin.activity_figures (
  day date NOT NULL,
  days smallint NOT NULL,
  active_people integer,
  -- Percent.
  engagement_rate integer,
  bounce_rate integer,
  PRIMARY KEY (days, day)
);
GRANT SELECT ON admin.activity_figures TO recueil_administrator;
GRANT SELECT, INSERT, DELETE ON admin.activity_figures TO recueil_system;

-- What the operator tells everybody, or the administrators. One row for all: who has read it is kept with the notices.
CREATE TABLE operator_messages (
  id uuid PRIMARY KEY,
  audience text NOT NULL CHECK (audience IN ('everyone', 'administrators')),
  text_fr text NOT NULL,
  text_en text NOT NULL,
  published_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Set when it is taken back: nobody is shown it from then on.
  withdrawn_at timestamptz(3)
);
CREATE INDEX operator_messages_order ON operator_messages (published_at DESC, id DESC);
ALTER TABLE operator_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE operator_messages FORCE ROW LEVEL SECURITY;
CREATE POLICY addressed ON operator_messages FOR SELECT TO recueil_person USING (
  withdrawn_at IS NULL AND app.current_user_id() IS NOT NULL AND (
    audience = 'everyone'
    OR EXISTS (SELECT FROM profiles WHERE user_id = app.current_user_id() AND role = 'super_admin')
  )
);
CREATE POLICY system ON operator_messages TO recueil_system USING (true) WITH CHECK (true);
CREATE POLICY administrators ON operator_messages FOR SELECT TO recueil_administrator USING (true);
GRANT USAGE ON SCHEMA public TO recueil_administrator;
GRANT SELECT ON operator_messages TO recueil_person, recueil_administrator;
GRANT SELECT, INSERT, UPDATE (withdrawn_at) ON operator_messages TO recueil_system;

-- A role that changes changes what the person's open tabs show.
SELECT app.announce('profiles', 'profile', 'user_id');

-- Opens a transaction of an administrator: the session as in `app.enter`, then the role as it is now.
-- the_proof: how recently the person must have shown who they are; null for what only reads.
CREATE FUNCTION app.enter_administration(the_user uuid, the_session uuid, the_proof interval) RETURNS void
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = ''
AS $$
BEGIN
  -- What administrators change is changed by one after the other: of two who take each other's role at once, the second is no
  -- administrator any more.
  IF the_proof IS NOT NULL THEN
    PERFORM app.lock_administration();
  END IF;
  PERFORM app.enter(the_user, the_session);
  IF NOT EXISTS (SELECT FROM public.profiles WHERE user_id = the_user AND role = 'super_admin') THEN
    RAISE EXCEPTION 'not an administrator' USING ERRCODE = 'RC406';
  END IF;
  IF the_proof IS NOT NULL AND NOT app.session_proven_within(the_session, the_proof) THEN
    RAISE EXCEPTION 'proof needed' USING ERRCODE = 'RC407';
  END IF;
END
$$;
CREATE FUNCTION app.lock_administration() RETURNS void
  LANGUAGE sql VOLATILE SET search_path = ''
  BEGIN ATOMIC
    SELECT pg_catalog.pg_advisory_xact_lock(7219041156);
  END;
-- True while somebody besides this person can administer.
CREATE FUNCTION app.others_administer(the_user uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN EXISTS (
    SELECT FROM admin.directory
    WHERE role = 'super_admin' AND user_id <> the_user AND is_confirmed AND deleted_from IS NULL
      AND (suspended_until IS NULL OR suspended_until <= now())
  );
REVOKE ALL ON FUNCTION app.fold(text), app.grams(text), app.enter_administration(uuid, uuid, interval),
  app.lock_administration(), app.others_administer(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.fold(text), app.grams(text), app.enter_administration(uuid, uuid, interval) TO recueil_administrator;
GRANT EXECUTE ON FUNCTION app.grams(text), app.lock_administration(), app.others_administer(uuid) TO recueil_system;
