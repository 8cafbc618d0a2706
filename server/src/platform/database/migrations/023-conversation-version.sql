-- Goes up by one whenever the row is sealed anew; the sealed value is bound to it, so that an older one does not open.
ALTER TABLE conversations ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE incident_suggestions ADD COLUMN version integer NOT NULL DEFAULT 1;
