-- A session that stands on what an operator made or set opens nothing until the person has confirmed it, by a mail to the
-- address that they proved last. Asked in the statement that opens every transaction of a person, where no route can
-- forget it.

ALTER TABLE auth.users
  -- The address that counts: the one that the person proved last. An operator's change of the address never moves it.
  -- Null until the account is opened for the first time by a session that is not held; until then nothing can have been
  -- written in it, and the account's own address counts.
  ADD COLUMN proven_email text,
  -- The present password was set by an operator, or confirmed by one together with its address.
  ADD COLUMN password_by_operator boolean NOT NULL DEFAULT false,
  -- An operator took the last second factor; until the person adds one, or chooses a password, a password alone opens nothing.
  ADD COLUMN factor_taken_by_operator boolean NOT NULL DEFAULT false,
  -- An operator began the change of address that is under way.
  ADD COLUMN email_change_by_operator boolean NOT NULL DEFAULT false;
UPDATE auth.users SET proven_email = email WHERE email_confirmed_at IS NOT NULL;

-- Made for an operator, who was given it in clear, and not mailed to anybody.
ALTER TABLE auth.one_time_tokens ADD COLUMN by_operator boolean NOT NULL DEFAULT false;

-- Added because the account had the identity's address, which an operator had set.
ALTER TABLE auth.identities ADD COLUMN by_operator boolean NOT NULL DEFAULT false;

-- What the session stands on that will come of this flow.
ALTER TABLE auth.flow_states
  ADD COLUMN is_held boolean NOT NULL DEFAULT false,
  ADD COLUMN shown_email text;

ALTER TABLE auth.sessions
  ADD COLUMN is_held boolean NOT NULL DEFAULT false,
  -- Of a held session: the address that was shown to be read by whoever opened it, when it is not the one that counts.
  ADD COLUMN shown_email text;

-- The mail that a held session has asked for.
CREATE TABLE auth.session_confirmations (
  session_id uuid PRIMARY KEY REFERENCES auth.sessions ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  -- The address that it was mailed to; it counts for nothing once another address counts.
  relates_to text NOT NULL,
  -- HMAC of session and code under the servers' address key: the database alone does not give the six digits.
  code_hash bytea NOT NULL,
  -- SHA-256 of what the link carries.
  token_hash bytea NOT NULL UNIQUE,
  failed_attempts smallint NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX session_confirmations_user ON auth.session_confirmations (user_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON auth.session_confirmations TO recueil_system;

CREATE FUNCTION app.is_held(the_session uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN (SELECT is_held FROM auth.sessions WHERE id = the_session);

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
  -- Also when the session has gone since the statement above.
  ELSIF app.is_held(the_session) IS DISTINCT FROM false THEN
    RAISE EXCEPTION 'confirmation needed' USING ERRCODE = 'RC403';
  END IF;
  PERFORM set_config('recueil.user_id', the_user::text, true);
  RETURN (SELECT wrapped_key FROM public.user_keys WHERE user_id = the_user);
END
$$;

REVOKE ALL ON FUNCTION app.is_held(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.is_held(uuid) TO recueil_person;
