-- Where an outside model has found something in a message of the person: asked once a message, kept with it. A model does
-- not say the same twice, so it is not asked twice.
CREATE TABLE extractions (
  user_id uuid NOT NULL,
  message_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  -- model, pointers: places in the message, none of its words
  sealed bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, message_id),
  FOREIGN KEY (user_id, message_id) REFERENCES conversation_messages ON DELETE CASCADE,
  FOREIGN KEY (user_id, conversation_id) REFERENCES conversations ON DELETE CASCADE
);
CREATE INDEX extractions_of_conversation ON extractions (user_id, conversation_id);
SELECT app.protect('extractions', 'SELECT, INSERT');
