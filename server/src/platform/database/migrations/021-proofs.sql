-- A session alone no longer changes what opens the account: its person shows first who they are.
ALTER TABLE auth.sessions
  -- After the password or a mailed code: until when the session may change second factors and recovery codes.
  ADD COLUMN proven_until timestamptz(3),
  -- A session that a mail opened: until when it may choose a password without the old one; null once it has.
  ADD COLUMN password_choice_until timestamptz(3);

-- Wrong codes are counted against the address (auth.failed_attempts), so that a new mail gives no new tries.
ALTER TABLE auth.one_time_tokens DROP COLUMN failed_attempts;
