-- Syntheses of what a person kept. They hold words of incidents and entries, and stay when those are changed or deleted.
CREATE TABLE syntheses (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- title, what was chosen, the sentences with their sources
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
CREATE INDEX syntheses_page ON syntheses (user_id, created_at DESC, id DESC);
SELECT app.protect('syntheses', 'SELECT, INSERT, UPDATE, DELETE');
SELECT app.announce('syntheses', 'synthesis', 'id');
