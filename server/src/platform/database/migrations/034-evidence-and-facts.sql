-- Exhibits that are moved; what files say of themselves; uploads that were cut off.

ALTER TABLE evidence DROP CONSTRAINT evidence_type_check;
ALTER TABLE evidence ADD CONSTRAINT evidence_type_check CHECK (type IN
  ('document', 'photo', 'audio', 'video', 'screenshot', 'message', 'email', 'journal_entry', 'other'));
-- dated_on and from_message joined the sealed part.

-- Where exhibits stood before they were moved to another incident: the number is not given again, and still leads somewhere.
CREATE TABLE evidence_moves (
  user_id uuid NOT NULL,
  incident_id uuid NOT NULL,
  number integer NOT NULL,
  evidence_id uuid NOT NULL,
  moved_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, incident_id, number),
  FOREIGN KEY (user_id, incident_id) REFERENCES incidents ON DELETE CASCADE,
  FOREIGN KEY (user_id, evidence_id) REFERENCES evidence ON DELETE CASCADE
);
CREATE INDEX evidence_moves_evidence ON evidence_moves (user_id, evidence_id);
SELECT app.protect('evidence_moves', 'SELECT, INSERT');
SELECT app.announce('evidence_moves', 'incident', 'incident_id');

-- What a file says of itself (facts, place), sealed.
ALTER TABLE files ADD COLUMN sealed_facts bytea;

-- What is kept of an upload that was cut off, until the rest of it arrives: an object of its own in the store.
CREATE TABLE upload_parts (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  -- Of the file that it becomes a part of.
  file_id uuid NOT NULL,
  object_key text NOT NULL,
  -- The bytes that arrived.
  size integer NOT NULL CHECK (size > 0),
  -- The key of its bytes.
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, file_id),
  UNIQUE (user_id, object_key),
  FOREIGN KEY (user_id, object_key) REFERENCES stored_objects
);
CREATE INDEX upload_parts_sweep ON upload_parts (created_at);
SELECT app.protect('upload_parts', 'SELECT, INSERT, UPDATE, DELETE');
-- The system gives up those that nobody continued; it reads none.
CREATE POLICY system ON upload_parts TO recueil_system USING (true);
GRANT SELECT (user_id, object_key, created_at), DELETE ON upload_parts TO recueil_system;
