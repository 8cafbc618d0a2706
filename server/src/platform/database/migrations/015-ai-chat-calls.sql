-- How often a person has made the plain AI call within the window that is running.
CREATE TABLE ai_chat_calls (
  user_id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  count integer NOT NULL,
  window_ends_at timestamptz(3) NOT NULL
);
SELECT app.protect('ai_chat_calls', 'SELECT, INSERT, UPDATE');
