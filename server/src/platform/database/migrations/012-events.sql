-- Live updates. A change in one tab, on one device or at one server is sent to the person's others by NOTIFY: the owner,
-- the kind and the id of the record, never its content, because a notification is not subject to row-level security and
-- not sealed. Triggers on the tables send them, so that no verb can forget it; PostgreSQL sends equal notifications of one
-- transaction once, and none of a transaction that is rolled back.
--
-- A line: `user topic id` or `user topic id message` (platform/events/notice.ts).

-- Tells of the rows of a statement. Arguments: the topic, and the column that names the thing.
CREATE FUNCTION app.tell() RETURNS trigger
  LANGUAGE plpgsql SET search_path = ''
AS $$
BEGIN
  EXECUTE pg_catalog.format(
    'SELECT pg_catalog.pg_notify(''recueil_events'', pg_catalog.concat_ws('' '', told.user_id, %L, told.id)) '
    'FROM (SELECT DISTINCT user_id, %I AS id FROM changed) AS told', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END
$$;

-- Lets a table tell of all that happens to its rows: `SELECT app.announce('evidence', 'incident', 'incident_id')`.
CREATE FUNCTION app.announce(the_table regclass, the_topic text, the_column text) RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER tell_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS changed '
    'FOR EACH STATEMENT EXECUTE FUNCTION app.tell(%L, %L)', the_table, the_topic, the_column);
  EXECUTE format(
    'CREATE TRIGGER tell_update AFTER UPDATE ON %s REFERENCING NEW TABLE AS changed '
    'FOR EACH STATEMENT EXECUTE FUNCTION app.tell(%L, %L)', the_table, the_topic, the_column);
  EXECUTE format(
    'CREATE TRIGGER tell_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS changed '
    'FOR EACH STATEMENT EXECUTE FUNCTION app.tell(%L, %L)', the_table, the_topic, the_column);
END
$$;

SELECT app.announce('incident_suggestions', 'conversation', 'conversation_id');
SELECT app.announce('files', 'file', 'id');
SELECT app.announce('transcriptions', 'file', 'file_id');
SELECT app.announce('incidents', 'incident', 'id');
SELECT app.announce('conversations', 'conversation', 'id');

-- A conversation that grew by a message is told of as a turn, below: the tab that is taking it knows it by its message,
-- and need not read again what it has just been told.
DROP TRIGGER tell_update ON conversations;
CREATE FUNCTION app.tell_conversation() RETURNS trigger
  LANGUAGE plpgsql SET search_path = ''
AS $$
BEGIN
  PERFORM pg_catalog.pg_notify('recueil_events', pg_catalog.concat_ws(' ', after.user_id, 'conversation', after.id))
  FROM changed AS after JOIN before USING (user_id, id)
  WHERE after.message_count = before.message_count;
  RETURN NULL;
END
$$;
CREATE TRIGGER tell_update AFTER UPDATE ON conversations REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION app.tell_conversation();

-- A turn has gone on: its message is saved, or its reply. It is called by the person's message. (Messages go only with
-- their conversation, which tells.)
CREATE FUNCTION app.tell_message() RETURNS trigger
  LANGUAGE plpgsql SET search_path = ''
AS $$
BEGIN
  PERFORM pg_catalog.pg_notify('recueil_events',
    pg_catalog.concat_ws(' ', user_id, 'turn', conversation_id, coalesce(reply_to, id)))
  FROM changed;
  RETURN NULL;
END
$$;
CREATE TRIGGER tell_insert AFTER INSERT ON conversation_messages REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION app.tell_message();

-- A session has ended, or its end has come nearer: its streams end with it.
CREATE FUNCTION app.tell_session() RETURNS trigger
  LANGUAGE plpgsql SET search_path = ''
AS $$
BEGIN
  PERFORM pg_catalog.pg_notify('recueil_events', pg_catalog.concat_ws(' ', OLD.user_id, 'session', OLD.id));
  RETURN NULL;
END
$$;
CREATE TRIGGER tell AFTER DELETE OR UPDATE OF not_after ON auth.sessions
  FOR EACH ROW EXECUTE FUNCTION app.tell_session();
