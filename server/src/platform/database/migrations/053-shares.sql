-- Shares: a dossier opened to somebody without an account. What they read is a copy, sealed with a key that stands in their link and
-- not here. Requests of readers run under a role of their own, which sees the row of one share and nothing else.

DO $$
DECLARE
  take_role text := CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'recueil_share') THEN
    CREATE ROLE recueil_share NOLOGIN NOINHERIT;
  END IF;
  IF NOT pg_has_role(current_user, 'recueil_share', take_role) THEN
    GRANT recueil_share TO CURRENT_USER;
  END IF;
END
$$;
GRANT USAGE ON SCHEMA public, app TO recueil_share;

-- The share of this transaction, or null.
CREATE FUNCTION app.current_share_id() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('recueil.share_id', true), '')::uuid;

CREATE TABLE shares (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  id uuid NOT NULL,
  -- No reference: a share is a copy, and goes on when its dossier is deleted.
  dossier_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('copying', 'open', 'revoked', 'ended', 'locked', 'failed')),
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  openings integer NOT NULL DEFAULT 0,
  max_openings integer,
  may_download boolean NOT NULL,
  -- Since it was last opened, or made.
  wrong_codes integer NOT NULL DEFAULT 0,
  -- Argon2; null once it opens no more.
  code_hash text,
  -- Of the ZIP, in bytes, and where its files begin and end in it. What they are called is sealed.
  size bigint NOT NULL,
  part_starts bigint[] NOT NULL,
  part_ends bigint[] NOT NULL,
  -- Which of them is the document that is read, from 1; its name is the same in every dossier.
  document_part integer,
  -- Of the sealed copy.
  object_key text,
  -- Sealed with the share's key, as the copy is: the letter, and what the parts are called.
  shared_index bytea,
  -- For the person alone: the recipient, the letter, the title, what the parts are called.
  sealed bytea NOT NULL,
  -- The share's key, sealed for the person, only as long as the copy is being made.
  sealed_key bytea,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  -- A reader names the share alone.
  UNIQUE (id),
  CHECK ((status = 'copying') = (sealed_key IS NOT NULL)),
  CHECK ((object_key IS NULL) = (shared_index IS NULL) AND (object_key IS NULL OR status IN ('open', 'locked'))),
  CHECK (status <> 'open' OR (object_key IS NOT NULL AND code_hash IS NOT NULL)),
  -- An object that a row names is never swept.
  FOREIGN KEY (user_id, object_key) REFERENCES stored_objects
);
CREATE INDEX shares_object ON shares (user_id, object_key) WHERE object_key IS NOT NULL;
CREATE INDEX shares_living ON shares (expires_at) WHERE status IN ('copying', 'open', 'locked');
SELECT app.protect('shares', 'SELECT, INSERT, UPDATE');
SELECT app.announce('shares', 'share', 'id');
-- The system may know which are to be made, which are over, and which objects they have.
CREATE POLICY system ON shares FOR SELECT TO recueil_system USING (true);
GRANT SELECT (user_id, id, status, expires_at, openings, max_openings, object_key, created_at) ON shares TO recueil_system;
-- False while the account is about to be closed, or is suspended: nobody could withdraw a share then.
CREATE FUNCTION app.may_be_shared_from(the_user uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN NOT app.is_closing(the_user) AND EXISTS (
    SELECT FROM auth.users WHERE id = the_user AND (banned_until IS NULL OR banned_until <= now())
  );
REVOKE ALL ON FUNCTION app.current_share_id(), app.may_be_shared_from(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.current_share_id(), app.may_be_shared_from(uuid) TO recueil_share;
-- One that was withdrawn, is over, or never came to be is not there for a reader.
CREATE POLICY shared ON shares FOR SELECT TO recueil_share USING (
  id = app.current_share_id() AND status IN ('open', 'locked') AND expires_at > now() AND app.may_be_shared_from(user_id)
);
CREATE POLICY shared_change ON shares FOR UPDATE TO recueil_share USING (
  id = app.current_share_id() AND status = 'open' AND app.may_be_shared_from(user_id)
) WITH CHECK (id = app.current_share_id() AND status IN ('open', 'locked'));
GRANT SELECT (user_id, id, status, expires_at, openings, max_openings, may_download, wrong_codes, code_hash, size, part_starts,
  part_ends, document_part, object_key, shared_index), UPDATE (status, openings, wrong_codes) ON shares TO recueil_share;

-- What was done with a share. No address and no browser.
CREATE TABLE share_accesses (
  user_id uuid NOT NULL,
  share_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  act text NOT NULL CHECK (act IN ('opened', 'read', 'part', 'downloaded', 'refused')),
  -- Which part, from 1.
  part integer,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, share_id) REFERENCES shares ON DELETE CASCADE
);
CREATE INDEX share_accesses_order ON share_accesses (user_id, share_id, at DESC, id DESC);
SELECT app.protect('share_accesses', 'SELECT');
SELECT app.announce('share_accesses', 'share', 'share_id');
CREATE POLICY shared ON share_accesses FOR INSERT TO recueil_share WITH CHECK (share_id = app.current_share_id());
GRANT INSERT ON share_accesses TO recueil_share;

-- Those who have given the code of a share, for some hours: a hash of what they were given for it.
CREATE TABLE share_openings (
  user_id uuid NOT NULL,
  share_id uuid NOT NULL,
  token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
  expires_at timestamptz(3) NOT NULL,
  -- How often something was fetched with it.
  fetched integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, token_hash),
  FOREIGN KEY (user_id, share_id) REFERENCES shares ON DELETE CASCADE
);
CREATE INDEX share_openings_share ON share_openings (user_id, share_id);
SELECT app.protect('share_openings', 'SELECT, DELETE');
CREATE POLICY shared ON share_openings TO recueil_share USING (share_id = app.current_share_id())
  WITH CHECK (share_id = app.current_share_id());
GRANT SELECT, INSERT, UPDATE (fetched) ON share_openings TO recueil_share;

-- A person may know whether their own address is confirmed, and nothing else of auth.
CREATE FUNCTION app.own_email_is_confirmed() RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN EXISTS (SELECT FROM auth.users WHERE id = app.current_user_id() AND email_confirmed_at IS NOT NULL);
REVOKE ALL ON FUNCTION app.own_email_is_confirmed() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.own_email_is_confirmed() TO recueil_person;
