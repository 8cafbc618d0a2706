-- Analyses of incidents, made by rules on request. Each stays as it was made, and goes with its incident.
CREATE TABLE ai_analyses (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  incident_id uuid NOT NULL,
  -- The version of the incident that it is of.
  incident_version integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- what is open, what has something in common, texts of law, limitation periods
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, incident_id) REFERENCES incidents ON DELETE CASCADE
);
CREATE INDEX ai_analyses_incident ON ai_analyses (user_id, incident_id, created_at DESC, id DESC);
-- What was made is neither rewritten nor taken away on its own.
SELECT app.protect('ai_analyses', 'SELECT, INSERT');
SELECT app.announce('ai_analyses', 'incident', 'incident_id');
