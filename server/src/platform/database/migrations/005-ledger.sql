-- What happened to what a person wrote, in order, each entry chained to the one before (verifier/ says how).

-- The end of each person's chain; locking its row puts the writers of one person in line.
CREATE TABLE ledger_heads (
  user_id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  sequence integer NOT NULL,
  hash bytea NOT NULL
);
SELECT app.protect('ledger_heads', 'SELECT, INSERT, UPDATE');

-- No reference to auth.users: nothing may delete an entry, not even the closure of the account. With the key
-- destroyed, what remains of a closed account are hashes that nobody can open.
CREATE TABLE ledger_entries (
  user_id uuid NOT NULL,
  sequence integer NOT NULL,
  recorded_at timestamptz(3) NOT NULL,
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  action text NOT NULL CHECK (action IN ('create', 'update', 'delete')),
  content_hash bytea NOT NULL CHECK (length(content_hash) = 32),
  previous_hash bytea NOT NULL CHECK (length(previous_hash) = 32),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  -- The version as it was recorded, with the salt of its hash.
  sealed bytea NOT NULL,
  PRIMARY KEY (user_id, sequence)
);
CREATE INDEX ledger_entries_entity ON ledger_entries (user_id, entity_id, sequence);
SELECT app.protect('ledger_entries', 'SELECT, INSERT');

-- Owners and superusers pass by grants; the trigger does not let them.
CREATE FUNCTION app.refuse_change() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are never changed' USING ERRCODE = 'RC403';
END
$$;
CREATE TRIGGER ledger_entries_are_final
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
