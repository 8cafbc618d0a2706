-- What the whole auth service keeps beyond its core (002-auth.sql): secrets that all servers share, flows that go
-- through a provider, second factors, devices that were seen before.

-- Each sealed by the master key, so that servers on one database sign with one key and count with one another.
CREATE TABLE auth.server_secrets (
  name text PRIMARY KEY,
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- A flow through a provider. Its id travels as `state`. Without a challenge it is an implicit flow, whose session
-- comes back in a fragment.
ALTER TABLE auth.flow_states
  ALTER COLUMN code_challenge DROP NOT NULL,
  ALTER COLUMN code_challenge_method DROP NOT NULL,
  ADD COLUMN provider text,
  -- The person who links a provider to an account that is signed in.
  ADD COLUMN linking_target_id uuid REFERENCES auth.users ON DELETE CASCADE,
  -- When the provider came back with it: a state counts once.
  ADD COLUMN used_at timestamptz(3),
  -- The provider's tokens for whoever holds the auth code: sealed under a key that only the code gives.
  ADD COLUMN sealed_provider_tokens bytea;
CREATE INDEX flow_states_linking_target ON auth.flow_states (linking_target_id);

CREATE TABLE auth.mfa_factors (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  factor_type text NOT NULL CHECK (factor_type IN ('totp')),
  friendly_name text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'unverified' CHECK (status IN ('unverified', 'verified')),
  -- The shared secret, sealed with the person's key.
  sealed_secret bytea NOT NULL,
  -- The time step of the last accepted code: a code counts once.
  last_used_step integer,
  last_challenged_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX mfa_factors_user ON auth.mfa_factors (user_id);
CREATE UNIQUE INDEX mfa_factors_name ON auth.mfa_factors (user_id, friendly_name) WHERE friendly_name <> '';

CREATE TABLE auth.mfa_challenges (
  id uuid PRIMARY KEY,
  factor_id uuid NOT NULL REFERENCES auth.mfa_factors ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX mfa_challenges_factor ON auth.mfa_challenges (factor_id);
CREATE INDEX mfa_challenges_expiry ON auth.mfa_challenges (expires_at);

-- One-time codes for whoever lost their second factor. Argon2 is not needed: they are random and long.
CREATE TABLE auth.mfa_recovery_codes (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  used_at timestamptz(3),
  PRIMARY KEY (user_id, code_hash)
);

-- Browsers that have signed in before, by hash of the random value in their device cookie. They are not mailed about,
-- and wrong passwords typed elsewhere do not lock them out.
CREATE TABLE auth.devices (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  device_hash bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_seen_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, device_hash)
);

-- The factor that raised a session to aal2, so that its removal lowers it again.
ALTER TABLE auth.sessions
  ADD COLUMN factor_id uuid REFERENCES auth.mfa_factors ON DELETE SET NULL;
CREATE INDEX sessions_factor ON auth.sessions (factor_id);

GRANT SELECT, INSERT, UPDATE, DELETE ON
  auth.server_secrets, auth.mfa_factors, auth.mfa_challenges, auth.mfa_recovery_codes, auth.devices
  TO recueil_system;
