-- Accounts, sessions and everything that proves who somebody is. Names follow GoTrue (supabase/auth).
-- No role of a person is granted anything here: the schema is the system's alone.

CREATE TABLE auth.users (
  id uuid PRIMARY KEY,
  email text,
  phone text,
  role text NOT NULL DEFAULT 'authenticated',
  -- Argon2id in PHC form; null for an account that signs in through a provider only.
  password_hash text,
  email_confirmed_at timestamptz(3),
  phone_confirmed_at timestamptz(3),
  invited_at timestamptz(3),
  confirmation_sent_at timestamptz(3),
  recovery_sent_at timestamptz(3),
  new_email text,
  email_change_sent_at timestamptz(3),
  reauthentication_sent_at timestamptz(3),
  last_sign_in_at timestamptz(3),
  banned_until timestamptz(3),
  app_metadata jsonb NOT NULL DEFAULT '{}',
  user_metadata jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email ON auth.users (lower(email));
CREATE UNIQUE INDEX users_phone ON auth.users (phone);
CREATE INDEX users_created_at ON auth.users (created_at DESC, id DESC);

CREATE TABLE auth.identities (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  provider text NOT NULL,
  -- The provider's own id of the person (its `sub`).
  provider_id text NOT NULL,
  identity_data jsonb NOT NULL DEFAULT '{}',
  last_sign_in_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (provider, provider_id)
);
CREATE INDEX identities_user ON auth.identities (user_id);

CREATE TABLE auth.sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  aal text NOT NULL DEFAULT 'aal1',
  -- [{"method": "password", "timestamp": 1700000000}], newest first.
  amr jsonb NOT NULL DEFAULT '[]',
  -- What the browser called itself, for the list of active sessions. Never a network address.
  user_agent text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  refreshed_at timestamptz(3) NOT NULL DEFAULT now(),
  not_after timestamptz(3)
);
CREATE INDEX sessions_user ON auth.sessions (user_id);

CREATE TABLE auth.refresh_tokens (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES auth.sessions ON DELETE CASCADE,
  -- SHA-256 of the token; the token itself is never stored in clear.
  token_hash bytea NOT NULL UNIQUE,
  parent_id uuid,
  -- [Note: sealed child] A reused token that is the parent of the active one gets the active one again (auth.md), so
  -- the active token must be recoverable: it is sealed with a key derived from its parent, which only the client has.
  sealed_token bytea,
  revoked_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX refresh_tokens_session ON auth.refresh_tokens (session_id);

-- Confirmation, recovery and e-mail-change codes and links: one of a kind per person, used once.
CREATE TABLE auth.one_time_tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  token_type text NOT NULL,
  -- hex sha224(address + code), with the prefix `pkce_` in PKCE flows; never the code.
  token_hash text NOT NULL UNIQUE,
  relates_to text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (user_id, token_type)
);

CREATE TABLE auth.flow_states (
  id uuid PRIMARY KEY,
  auth_code uuid NOT NULL UNIQUE,
  user_id uuid REFERENCES auth.users ON DELETE CASCADE,
  authentication_method text NOT NULL,
  code_challenge text NOT NULL,
  code_challenge_method text NOT NULL,
  referrer text,
  auth_code_issued_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX flow_states_user ON auth.flow_states (user_id);

-- Solutions of the captcha that were accepted: each counts once.
CREATE TABLE auth.captcha_solutions (
  solution_hash bytea PRIMARY KEY,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX captcha_solutions_expiry ON auth.captcha_solutions (expires_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA auth TO recueil_system;
