-- Keys carry the owner: a row can never hang under another person's, and one's own ids meet nobody else's.

CREATE TABLE conversations (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  id uuid NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'archived', 'completed')),
  model_used text NOT NULL,
  message_count integer NOT NULL DEFAULT 0,
  -- title, interview state
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
CREATE INDEX conversations_page ON conversations (user_id, updated_at DESC, id DESC);
SELECT app.protect('conversations', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE conversation_messages (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  -- Counts from 1 within the conversation, by the server: the order does not hang on anybody's clock.
  position integer NOT NULL,
  role text NOT NULL CHECK (role IN ('user', 'assistant', 'system')),
  -- The user message that this one answers.
  reply_to uuid,
  -- content, metadata
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, conversation_id, position),
  -- One reply a message: whoever writes a second one loses the race.
  UNIQUE (user_id, reply_to),
  FOREIGN KEY (user_id, conversation_id) REFERENCES conversations ON DELETE CASCADE
);
SELECT app.protect('conversation_messages', 'SELECT, INSERT, DELETE');
