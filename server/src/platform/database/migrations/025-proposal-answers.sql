-- What a person said, by a press, of what a reading of a conversation proposed. A later answer about the same wins; none is
-- changed. The table takes the place of detail_edits, whose rows are still read.
CREATE TABLE proposal_answers (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  -- In the order in which they were given.
  made integer NOT NULL,
  -- incident, detail, action, what it was about, what was put in its place
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, conversation_id, made),
  FOREIGN KEY (user_id, conversation_id) REFERENCES conversations ON DELETE CASCADE
);
SELECT app.protect('proposal_answers', 'SELECT, INSERT, UPDATE, DELETE');

-- An incident that a reading found can be kept as one of its own, or joined with the one before it.
ALTER TABLE episode_marks DROP CONSTRAINT episode_marks_action_check;
ALTER TABLE episode_marks ADD CONSTRAINT episode_marks_action_check
  CHECK (action IN ('begin', 'continue', 'join', 'keep'));
ALTER TABLE episode_marks DROP CONSTRAINT episode_marks_check;
ALTER TABLE episode_marks ADD CONSTRAINT episode_marks_check
  CHECK ((action IN ('join', 'keep')) = (at IS NULL));
