-- What a person has done by hand to a detail that a conversation collected: at most one edit a kind is in force.
CREATE TABLE detail_edits (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  kind text NOT NULL,
  -- The number of messages at the time of the edit: it applies to what was told in these.
  through integer NOT NULL,
  -- action, value
  sealed bytea NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, conversation_id, kind),
  FOREIGN KEY (user_id, conversation_id) REFERENCES conversations ON DELETE CASCADE
);
SELECT app.protect('detail_edits', 'SELECT, INSERT, UPDATE, DELETE');

-- Counts the edits ever made: whoever has read a conversation can tell that it is still as it was read.
ALTER TABLE conversations ADD COLUMN edit_count integer NOT NULL DEFAULT 0;
