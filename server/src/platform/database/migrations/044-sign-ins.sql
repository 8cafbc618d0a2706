-- Who has come into an account, or tried to, as its owner can read it. The browser's own name for itself, as in
-- auth.sessions; no address, and no network. Rows go after SIGN_IN_DAYS (contract/limits.ts).
CREATE TABLE sign_ins (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  id uuid NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now(),
  -- unfinished: a second step or a confirmation is still owed.
  outcome text NOT NULL CHECK (outcome IN ('signed_in', 'unfinished', 'refused')),
  method text NOT NULL,
  user_agent text,
  -- The session that it opened, if any. It may have ended since.
  session_id uuid,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX sign_ins_page ON sign_ins (user_id, at DESC, id DESC);
CREATE INDEX sign_ins_session ON sign_ins (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX sign_ins_age ON sign_ins (at);
-- The person reads them. Who has taken the account over cannot remove the traces.
SELECT app.protect('sign_ins', 'SELECT');
CREATE POLICY system ON sign_ins TO recueil_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_ins TO recueil_system;
