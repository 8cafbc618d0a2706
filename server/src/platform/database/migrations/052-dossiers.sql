-- Dossiers: what a person chose of what they kept, as a ZIP that is made by a job. Its bytes lie sealed in the store of files.
CREATE TABLE dossiers (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'running', 'ready', 'failed')),
  -- How much of it is written, in per cent.
  progress smallint NOT NULL DEFAULT 0,
  -- Of one that failed: a code.
  failure text CHECK (failure IN ('storage_full', 'choices', 'failed')),
  -- The moment that it shows.
  taken_at timestamptz(3),
  -- Of the ZIP, in bytes.
  size bigint,
  object_key text,
  -- What goes in, and how: the title, the ids, the passages that are covered.
  sealed bytea NOT NULL,
  -- Of one that is ready: the key of its bytes, their hash, where each file stands in them, the time-stamp.
  sealed_archive bytea,
  -- Of one that could not be made as it was chosen: why.
  sealed_obstacles bytea,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  CHECK ((status = 'failed') = (failure IS NOT NULL)),
  CHECK (
    (status = 'ready') =
    (object_key IS NOT NULL AND sealed_archive IS NOT NULL AND size IS NOT NULL AND taken_at IS NOT NULL)
  ),
  -- An object that a row names is never swept.
  FOREIGN KEY (user_id, object_key) REFERENCES stored_objects
);
CREATE INDEX dossiers_object ON dossiers (user_id, object_key) WHERE object_key IS NOT NULL;
CREATE INDEX dossiers_to_make ON dossiers (created_at) WHERE status IN ('waiting', 'running');
SELECT app.protect('dossiers', 'SELECT, INSERT, UPDATE, DELETE');
SELECT app.announce('dossiers', 'dossier', 'id');
SELECT app.notices_go_with('dossiers', 'id');
-- The system may know which are to be made, and which objects they have.
CREATE POLICY system ON dossiers FOR SELECT TO recueil_system USING (true);
GRANT SELECT (user_id, id, status, object_key, created_at) ON dossiers TO recueil_system;
