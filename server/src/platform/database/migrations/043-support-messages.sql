-- How often a person has written to the support within the window that is running. Nothing of the messages is kept.
CREATE TABLE support_messages (
  user_id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  count integer NOT NULL,
  window_ends_at timestamptz(3) NOT NULL
);
SELECT app.protect('support_messages', 'SELECT, INSERT, UPDATE');
