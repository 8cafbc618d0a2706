-- What a person is told of: by the bell, and by a mail that says only that something waits. A notice names a kind and a
-- record, and holds nothing that anybody wrote, because jobs read it.
CREATE TABLE notifications (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  id uuid NOT NULL,
  -- contract/notices.ts
  kind text NOT NULL CHECK (kind ~ '^[a-z_]{1,40}$'),
  -- The record that it is about; null where it is about the account.
  about_kind text CHECK (about_kind ~ '^[a-z_]{1,40}$'),
  about_id uuid,
  -- How often it has happened to that record: the same notice about the same record is one row.
  count integer NOT NULL DEFAULT 1 CHECK (count > 0),
  -- The last time that it happened.
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  read_at timestamptz(3),
  PRIMARY KEY (user_id, id),
  CHECK ((about_kind IS NULL) = (about_id IS NULL))
);
CREATE UNIQUE INDEX notifications_about ON notifications (user_id, kind, about_id) WHERE about_id IS NOT NULL;
CREATE INDEX notifications_page ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_due ON notifications (created_at);
SELECT app.protect('notifications', 'SELECT, INSERT, UPDATE, DELETE');
-- Accounts and jobs tell people of what has happened.
CREATE POLICY system ON notifications TO recueil_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON notifications TO recueil_system;
-- One line a person and statement, however many notices it touches.
SELECT app.announce('notifications', 'notification', 'user_id');

-- Lets the notices about the rows of a table go with them: `SELECT app.notices_go_with('files', 'id')`.
CREATE FUNCTION app.forget_notices() RETURNS trigger
  LANGUAGE plpgsql SET search_path = ''
AS $$
BEGIN
  EXECUTE pg_catalog.format(
    'DELETE FROM public.notifications AS notice USING gone '
    'WHERE notice.user_id = gone.user_id AND notice.about_id = gone.%I', TG_ARGV[0]);
  RETURN NULL;
END
$$;
CREATE FUNCTION app.notices_go_with(the_table regclass, the_column text) RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER forget_notices AFTER DELETE ON %s REFERENCING OLD TABLE AS gone '
    'FOR EACH STATEMENT EXECUTE FUNCTION app.forget_notices(%L)', the_table, the_column);
END
$$;
REVOKE ALL ON FUNCTION app.notices_go_with(regclass, text) FROM PUBLIC;
SELECT app.notices_go_with('files', 'id');

-- Where a file of the current person is read: the record that has it, oldest kind first; no row for one that is attached nowhere.
CREATE FUNCTION app.place_of_file(the_file uuid) RETURNS TABLE (kind text, id uuid)
  LANGUAGE sql STABLE SET search_path = ''
BEGIN ATOMIC
  SELECT place.kind, place.id FROM (
    SELECT 1 AS turn, 'conversation' AS kind, message.conversation_id AS id
    FROM public.message_files AS held
    JOIN public.conversation_messages AS message ON message.user_id = held.user_id AND message.id = held.message_id
    WHERE held.user_id = app.current_user_id() AND held.file_id = the_file
    UNION ALL
    SELECT 2, 'journal', journal_entry_id
    FROM public.journal_files WHERE user_id = app.current_user_id() AND file_id = the_file
    UNION ALL
    SELECT 3, 'incident', exhibit.incident_id
    FROM public.evidence_files AS held
    JOIN public.evidence AS exhibit ON exhibit.user_id = held.user_id AND exhibit.id = held.evidence_id
    WHERE held.user_id = app.current_user_id() AND held.file_id = the_file
  ) AS place
  ORDER BY place.turn, place.id LIMIT 1;
END;
GRANT EXECUTE ON FUNCTION app.place_of_file(uuid) TO recueil_person;
