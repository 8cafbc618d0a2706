-- A conversation can tell of several incidents, which are kept apart: '' is the first one, the others are called by the
-- place at which they begin.
ALTER TABLE detail_edits ADD COLUMN episode text NOT NULL DEFAULT '';
ALTER TABLE detail_edits DROP CONSTRAINT detail_edits_pkey;
ALTER TABLE detail_edits ADD PRIMARY KEY (user_id, conversation_id, episode, kind);

ALTER TABLE incident_suggestions ADD COLUMN episode text NOT NULL DEFAULT '';
-- At most one open suggestion per incident.
DROP INDEX incident_suggestions_open;
CREATE UNIQUE INDEX incident_suggestions_open
  ON incident_suggestions (user_id, conversation_id, episode) WHERE status = 'offered';

-- 'withdrawn': too few details were left, or the incident was joined with another; it is opened again when that changes.
ALTER TABLE incident_suggestions DROP CONSTRAINT incident_suggestions_status_check;
ALTER TABLE incident_suggestions ADD CONSTRAINT incident_suggestions_status_check
  CHECK (status IN ('offered', 'withdrawn', 'dismissed', 'created'));

-- How the person has divided the conversation into incidents by hand. The table holds positions and keys, and no words of
-- the person.
CREATE TABLE episode_marks (
  user_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  -- What it is about, so that the next one about the same takes its place: a place in the conversation, or an incident.
  about text NOT NULL,
  action text NOT NULL CHECK (action IN ('begin', 'continue', 'join')),
  -- How many messages the conversation had then; of a join, nothing.
  at integer CHECK ((action = 'join') = (at IS NULL)),
  -- Of a beginning, nothing.
  episode text CHECK ((action = 'begin') = (episode IS NULL)),
  PRIMARY KEY (user_id, conversation_id, about),
  FOREIGN KEY (user_id, conversation_id) REFERENCES conversations ON DELETE CASCADE
);
SELECT app.protect('episode_marks', 'SELECT, INSERT, UPDATE, DELETE');
