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
  -- How many of the two addresses have confirmed the change so far.
  email_change_confirmations smallint NOT NULL DEFAULT 0,
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

-- The PKCE challenge of a request whose end comes later, through a mail or a provider. Its id travels as `state`.
CREATE TABLE auth.flow_states (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES auth.users ON DELETE CASCADE,
  authentication_method text NOT NULL,
  code_challenge text NOT NULL,
  code_challenge_method text NOT NULL,
  -- SHA-256 of the auth code; null until it is issued.
  auth_code_hash bytea UNIQUE,
  auth_code_issued_at timestamptz(3),
  referrer text,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX flow_states_user ON auth.flow_states (user_id);
CREATE INDEX flow_states_created_at ON auth.flow_states (created_at);

-- Confirmation, recovery and e-mail-change codes and links: one of a kind per person, used once.
CREATE TABLE auth.one_time_tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  token_type text NOT NULL,
  -- hex sha224(address + code), with the prefix `pkce_` in PKCE flows; never the code.
  token_hash text NOT NULL,
  -- The address that it was mailed to.
  relates_to text NOT NULL,
  -- The PKCE flow that its link ends.
  flow_state_id uuid REFERENCES auth.flow_states ON DELETE CASCADE,
  -- Wrong codes that were tried against it; too many and it is gone.
  failed_attempts smallint NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (user_id, token_type),
  UNIQUE (token_hash, token_type)
);
CREATE INDEX one_time_tokens_address ON auth.one_time_tokens (relates_to);
CREATE INDEX one_time_tokens_flow_state ON auth.one_time_tokens (flow_state_id);

-- When a mail of a kind was last asked for, by keyed hash of the address: the cooldown of an address that has no
-- account must look like that of one that has, and the address of a stranger is not kept.
CREATE TABLE auth.mail_requests (
  address_hash bytea NOT NULL,
  kind text NOT NULL,
  requested_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (address_hash, kind)
);
CREATE INDEX mail_requests_requested_at ON auth.mail_requests (requested_at);

-- Failed guesses within a window (wrong passwords, wrong links), by keyed hash of what they are counted against.
CREATE TABLE auth.failed_attempts (
  key_hash bytea PRIMARY KEY,
  count integer NOT NULL,
  window_ends_at timestamptz(3) NOT NULL
);
CREATE INDEX failed_attempts_window ON auth.failed_attempts (window_ends_at);

-- Solutions of the captcha that were accepted: each counts once.
CREATE TABLE auth.captcha_solutions (
  solution_hash bytea PRIMARY KEY,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX captcha_solutions_expiry ON auth.captcha_solutions (expires_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA auth TO recueil_system;
