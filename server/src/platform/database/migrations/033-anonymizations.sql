-- Which versions of which records were made by replacing names with pseudonyms. The names themselves stand in the sealed
-- versions before them: undoing reads them there.
CREATE TABLE incident_anonymizations (
  user_id uuid NOT NULL,
  incident_id uuid NOT NULL,
  entity text NOT NULL CHECK (entity IN ('incident', 'incident_person', 'evidence')),
  record_id uuid NOT NULL,
  -- The one that has the pseudonyms.
  version integer NOT NULL,
  PRIMARY KEY (user_id, record_id, version),
  FOREIGN KEY (user_id, incident_id) REFERENCES incidents ON DELETE CASCADE
);
CREATE INDEX incident_anonymizations_incident ON incident_anonymizations (user_id, incident_id);
SELECT app.protect('incident_anonymizations', 'SELECT, INSERT, DELETE');
