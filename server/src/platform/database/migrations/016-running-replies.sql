-- The replies that are being written, and by which server, so that the person's other tabs can say so, and that any
-- server can be asked to stop one. A line whose server is gone is nobody's: the next one that is asked takes it over.
CREATE TABLE running_replies (
  user_id uuid NOT NULL,
  -- The person's message.
  message_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  -- The one that writes it, by its number (platform/events/event-hub.ts); null when it was stopped and nothing came.
  server integer,
  stopped boolean NOT NULL DEFAULT false,
  started_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, message_id),
  FOREIGN KEY (user_id, message_id) REFERENCES conversation_messages ON DELETE CASCADE
);
CREATE INDEX running_replies_conversation ON running_replies (user_id, conversation_id);
SELECT app.protect('running_replies', 'SELECT, INSERT, UPDATE, DELETE');

-- True while the server of this number lives: it holds a lock that goes with it.
CREATE FUNCTION app.server_lives(the_server integer) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = ''
  RETURN EXISTS (
    SELECT FROM pg_catalog.pg_locks
    WHERE locktype = 'advisory'
      AND database = (SELECT oid FROM pg_catalog.pg_database WHERE datname = pg_catalog.current_database())
      AND classid = 721904 AND objid = the_server::oid AND objsubid = 2
  );
GRANT EXECUTE ON FUNCTION app.server_lives(integer) TO recueil_person;

CREATE FUNCTION app.tell_running_reply() RETURNS trigger
  LANGUAGE plpgsql SET search_path = ''
AS $$
BEGIN
  PERFORM pg_catalog.pg_notify('recueil_events',
    pg_catalog.concat_ws(' ', user_id, 'turn', conversation_id, message_id))
  FROM changed;
  RETURN NULL;
END
$$;
CREATE TRIGGER tell_insert AFTER INSERT ON running_replies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION app.tell_running_reply();
CREATE TRIGGER tell_update AFTER UPDATE ON running_replies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION app.tell_running_reply();
CREATE TRIGGER tell_delete AFTER DELETE ON running_replies REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION app.tell_running_reply();

-- To whoever writes it.
CREATE FUNCTION app.tell_stop() RETURNS trigger
  LANGUAGE plpgsql SET search_path = ''
AS $$
BEGIN
  PERFORM pg_catalog.pg_notify('recueil_events',
    pg_catalog.concat_ws(' ', NEW.user_id, 'stop', NEW.conversation_id, NEW.message_id));
  RETURN NULL;
END
$$;
CREATE TRIGGER tell_stop AFTER UPDATE ON running_replies
  FOR EACH ROW WHEN (NEW.stopped AND NOT OLD.stopped) EXECUTE FUNCTION app.tell_stop();
