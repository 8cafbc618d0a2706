-- Persons of incidents become records with versions of their own.

ALTER TABLE incident_persons
  -- Rows with the same key are one person, because whoever wrote them said so.
  ADD COLUMN person_key uuid,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT now();
-- Persons of before were written once, and nobody has said of two of them that they are one. No UPDATE: the owner of the
-- table sees no row of a person.
ALTER TABLE incident_persons
  ALTER COLUMN person_key TYPE uuid USING id,
  ALTER COLUMN updated_at TYPE timestamptz(3) USING created_at;
ALTER TABLE incident_persons ALTER COLUMN person_key SET NOT NULL;
-- part joined full_name, role and notes in the sealed part.
CREATE INDEX incident_persons_key ON incident_persons (user_id, person_key);
CREATE INDEX incident_persons_changed ON incident_persons (user_id, updated_at DESC);
SELECT app.announce('incident_persons', 'incident', 'incident_id');
