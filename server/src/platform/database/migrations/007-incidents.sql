CREATE TABLE incidents (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  id uuid NOT NULL,
  type text NOT NULL,
  priority text NOT NULL CHECK (priority IN ('low', 'medium', 'high', 'critical')),
  status text NOT NULL CHECK (status IN
    ('draft', 'open', 'submitted', 'in_progress', 'under_review', 'resolved', 'closed', 'archived')),
  reference_number text NOT NULL,
  incident_date date,
  is_sensitive boolean NOT NULL DEFAULT false,
  is_anonymized boolean NOT NULL DEFAULT false,
  conversation_id uuid,
  version integer NOT NULL DEFAULT 1,
  -- title, description, location, tags, origin
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, reference_number),
  FOREIGN KEY (user_id, conversation_id) REFERENCES conversations ON DELETE SET NULL (conversation_id)
);
CREATE INDEX incidents_page ON incidents (user_id, created_at DESC, id DESC);
-- The counters of 'Mes incidents' are read from the index alone.
CREATE INDEX incidents_counters ON incidents (user_id, status, priority);
SELECT app.protect('incidents', 'SELECT, INSERT, UPDATE, DELETE');

-- The last number given in each year: INC-2026-0001. A number is never given twice, also after a deletion.
CREATE TABLE incident_numbers (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  year integer NOT NULL,
  last_number integer NOT NULL,
  PRIMARY KEY (user_id, year)
);
SELECT app.protect('incident_numbers', 'SELECT, INSERT, UPDATE');

CREATE TABLE incident_persons (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  incident_id uuid NOT NULL,
  is_anonymized boolean NOT NULL DEFAULT false,
  -- Counts from 1 within the incident.
  position integer NOT NULL,
  -- full_name, role, notes
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, incident_id) REFERENCES incidents ON DELETE CASCADE
);
CREATE INDEX incident_persons_incident ON incident_persons (user_id, incident_id, position);
SELECT app.protect('incident_persons', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE evidence (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  incident_id uuid NOT NULL,
  position integer NOT NULL,
  -- title, description, source, type, file_path
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, incident_id) REFERENCES incidents ON DELETE CASCADE
);
CREATE INDEX evidence_incident ON evidence (user_id, incident_id, position);
SELECT app.protect('evidence', 'SELECT, INSERT, UPDATE, DELETE');

-- The incidents that a conversation suggests, and what the person did with each suggestion.
CREATE TABLE incident_suggestions (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'offered' CHECK (status IN ('offered', 'dismissed', 'created')),
  incident_id uuid,
  -- title, description, severity, type, extractedData, people, day
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, conversation_id) REFERENCES conversations ON DELETE CASCADE
);
-- At most one open suggestion per conversation.
CREATE UNIQUE INDEX incident_suggestions_open
  ON incident_suggestions (user_id, conversation_id) WHERE status = 'offered';
SELECT app.protect('incident_suggestions', 'SELECT, INSERT, UPDATE, DELETE');

-- The helper is of no use to anybody who is not a migration.
REVOKE ALL ON FUNCTION app.protect(regclass, text) FROM PUBLIC;
