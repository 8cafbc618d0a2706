-- Files that a person adds. Their bytes lie sealed in a store outside the database (platform/files); what belongs to
-- them lies here.

-- Every object of the store, written down before its first byte is put there: what stands here and is no file's was
-- left behind, by an upload that broke off, a deletion, or a closed account, and is swept. No reference to auth.users:
-- what a closed account left in the store has to be found.
CREATE TABLE stored_objects (
  user_id uuid NOT NULL,
  -- Random; says nothing of whose it is.
  key text NOT NULL CHECK (key ~ '^[0-9a-f]{32}$'),
  -- Of the file; what is announced while it is still on its way.
  size integer NOT NULL,
  announced_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX stored_objects_sweep ON stored_objects (announced_at);
SELECT app.protect('stored_objects', 'SELECT, INSERT, UPDATE (size)');
CREATE POLICY system ON stored_objects TO recueil_system USING (true) WITH CHECK (true);
GRANT SELECT, DELETE ON stored_objects TO recueil_system;

-- How many uploads a person began on the last day that there was one (UTC).
CREATE TABLE upload_counters (
  user_id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  day date NOT NULL,
  uploads integer NOT NULL
);
SELECT app.protect('upload_counters', 'SELECT, INSERT, UPDATE');

CREATE TABLE files (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Found in the bytes (contract/files.ts).
  type text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  object_key text NOT NULL,
  -- name, duration, sha256, key
  sealed bytea NOT NULL,
  -- A small picture (WebP), of pictures that can be read.
  sealed_thumbnail bytea,
  -- The beginning of its text, of documents that can be read.
  sealed_text bytea,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, object_key),
  -- An object that a file names is never swept: its line cannot be deleted.
  FOREIGN KEY (user_id, object_key) REFERENCES stored_objects
);
-- What was added is never changed. (One column, because a row can be locked only by whoever may update something.)
SELECT app.protect('files', 'SELECT, INSERT, UPDATE (sealed_text), DELETE');
-- The system may know which objects are in use, and nothing else of a file.
CREATE POLICY system ON files FOR SELECT TO recueil_system USING (true);
GRANT SELECT (user_id, object_key) ON files TO recueil_system;

-- The words of a clip; one row for each file that is sound.
CREATE TABLE transcriptions (
  user_id uuid NOT NULL,
  file_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('none', 'waiting', 'failed', 'done')),
  -- text, source
  sealed bytea,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, file_id),
  CHECK ((status = 'done') = (sealed IS NOT NULL)),
  FOREIGN KEY (user_id, file_id) REFERENCES files ON DELETE CASCADE
);
CREATE INDEX transcriptions_waiting ON transcriptions (updated_at) WHERE status = 'waiting';
SELECT app.protect('transcriptions', 'SELECT, INSERT, UPDATE, DELETE');
-- The system may find what waits, and give up on it; it can neither read nor write the words.
CREATE POLICY system ON transcriptions TO recueil_system USING (true) WITH CHECK (status = 'failed');
GRANT SELECT (user_id, file_id, status, updated_at), UPDATE (status) ON transcriptions TO recueil_system;

-- Which files a message brings, in the order they were added.
CREATE TABLE message_files (
  user_id uuid NOT NULL,
  message_id uuid NOT NULL,
  file_id uuid NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (user_id, message_id, file_id),
  UNIQUE (user_id, message_id, position),
  FOREIGN KEY (user_id, message_id) REFERENCES conversation_messages ON DELETE CASCADE,
  -- A file that is attached stays. Asked at the end, because the closure of an account takes both away in any order.
  FOREIGN KEY (user_id, file_id) REFERENCES files DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX message_files_file ON message_files (user_id, file_id);
SELECT app.protect('message_files', 'SELECT, INSERT, DELETE');
