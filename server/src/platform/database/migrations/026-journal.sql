-- Entries of the journal.
CREATE TABLE journal_entries (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  id uuid NOT NULL,
  entry_type text NOT NULL CHECK (entry_type IN ('note', 'voice_memo', 'document', 'reflection', 'follow_up')),
  is_private boolean NOT NULL DEFAULT true,
  -- When it happened, by the person's own clock, where they say so.
  happened_on date,
  happened_at text CHECK (happened_at IS NULL OR
    (happened_on IS NOT NULL AND happened_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')),
  -- When it was written, where it could be sent only later: it is sealed too, and stands here for the timeline alone.
  written_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  -- title, content, tags, mood, files
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  -- By this it stands in the timeline. A day without an hour stands at noon; the people of this product live in France.
  moment timestamptz(3) NOT NULL GENERATED ALWAYS AS (coalesce(
    (happened_on + make_time(
      coalesce(left(happened_at, 2)::integer, 12), coalesce(right(happened_at, 2)::integer, 0), 0)) AT TIME ZONE 'Europe/Paris', written_at, created_at)) STORED,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX journal_entries_timeline ON journal_entries (user_id, moment DESC, id DESC);
CREATE INDEX journal_entries_page ON journal_entries (user_id, created_at DESC, id DESC);
SELECT app.protect('journal_entries', 'SELECT, INSERT, UPDATE, DELETE');
SELECT app.announce('journal_entries', 'journal', 'id');
SELECT app.own_files('journal_files', 'journal_entry_id', 'journal_entries');

-- The other two kinds of the timeline.
ALTER TABLE incidents ADD COLUMN moment timestamptz(3) NOT NULL GENERATED ALWAYS AS (coalesce(
  (incident_date + time '12:00') AT TIME ZONE 'Europe/Paris', created_at)) STORED;
CREATE INDEX incidents_timeline ON incidents (user_id, moment DESC, id DESC);
CREATE INDEX conversations_timeline ON conversations (user_id, created_at DESC, id DESC);
