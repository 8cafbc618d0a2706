-- Exhibits of incidents, and what was made of entries of the journal.

-- Exhibits become records with versions of their own. No program has stored one before this migration, so that none has to
-- be sealed anew; were there a row all the same, the column without a default would refuse it, and nothing would be done.

-- The number by which an exhibit is cited, within its incident.
ALTER TABLE evidence RENAME COLUMN position TO number;
-- type left the sealed part; title, description, source, files and from_entry are in it.
ALTER TABLE evidence
  ADD COLUMN type text NOT NULL CHECK (type IN
    ('document', 'photo', 'audio', 'video', 'message', 'email', 'journal_entry', 'other')),
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT now(),
  ADD CONSTRAINT evidence_number UNIQUE (user_id, incident_id, number);
DROP INDEX evidence_incident;
SELECT app.announce('evidence', 'incident', 'incident_id');
SELECT app.own_files('evidence_files', 'evidence_id', 'evidence');

-- The last number given to an exhibit. It only grows: a number that was cited never names another exhibit.
ALTER TABLE incidents ADD COLUMN last_exhibit_number integer NOT NULL DEFAULT 0;

-- Which incidents were made of which entries, and which exhibits. What was made of an entry has its own copy of the words:
-- when the entry goes, only the row here goes with it.
CREATE TABLE entry_incidents (
  user_id uuid NOT NULL,
  journal_entry_id uuid NOT NULL,
  incident_id uuid NOT NULL,
  -- Null where the incident itself was made of the entry.
  evidence_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT (user_id, journal_entry_id, incident_id, evidence_id),
  FOREIGN KEY (user_id, journal_entry_id) REFERENCES journal_entries ON DELETE CASCADE,
  FOREIGN KEY (user_id, incident_id) REFERENCES incidents ON DELETE CASCADE,
  FOREIGN KEY (user_id, evidence_id) REFERENCES evidence ON DELETE CASCADE
);
CREATE INDEX entry_incidents_incident ON entry_incidents (user_id, incident_id);
CREATE INDEX entry_incidents_evidence ON entry_incidents (user_id, evidence_id);
SELECT app.protect('entry_incidents', 'SELECT, INSERT, DELETE');
SELECT app.announce('entry_incidents', 'incident', 'incident_id');

-- Conversations that an incident came from: the timeline is filtered by it.
CREATE INDEX incidents_conversation ON incidents (user_id, conversation_id) WHERE conversation_id IS NOT NULL;
