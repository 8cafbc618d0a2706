-- What became of the mail that a request asked for, for the page that waits for it. Found by the hash of a random ticket
-- that only this page has; it names neither an account nor an address.
CREATE TABLE auth.mail_tickets (
  ticket_hash bytea PRIMARY KEY,
  -- None while the mail is on its way.
  outcome text CHECK (outcome IN ('accepted', 'failed')),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX mail_tickets_expiry ON auth.mail_tickets (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON auth.mail_tickets TO recueil_system;
