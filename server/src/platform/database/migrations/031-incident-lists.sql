-- Incidents sorted by the day of the facts, and by priority. What has no day stands behind what has one.
CREATE INDEX incidents_by_day
  ON incidents (user_id, (coalesce(incident_date, '-infinity'::date)) DESC, created_at DESC, id DESC);
CREATE INDEX incidents_by_priority
  ON incidents (user_id, (array_position(ARRAY['low', 'medium', 'high', 'critical'], priority)) DESC, created_at DESC, id DESC);

-- When the person behind a session last showed who they are, after the sign-in that opened it: by the password, or by a mailed
-- code. Apart from `proven_until`, which opens the changes of the account.
ALTER TABLE auth.sessions ADD COLUMN proven_at timestamptz(3);

-- True where one's session was opened, or its person last showed who they are, so short a time ago.
CREATE FUNCTION app.session_proven_within(the_session uuid, the_time interval) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
  RETURN EXISTS (
    SELECT FROM auth.sessions
    WHERE id = the_session AND user_id = app.current_user_id()
      AND greatest(created_at, proven_at) > now() - the_time
  );
REVOKE ALL ON FUNCTION app.session_proven_within(uuid, interval) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.session_proven_within(uuid, interval) TO recueil_person;

-- Those of these files of the current person that only exhibits of sensitive incidents have. What an entry of the journal or a
-- message has too is read there. A kind of record that is not named here does not open a file.
CREATE FUNCTION app.files_of_sensitive(file_ids uuid[]) RETURNS SETOF uuid
  LANGUAGE sql STABLE SET search_path = ''
  BEGIN ATOMIC
    SELECT had.file_id
    FROM public.evidence_files AS had
    JOIN public.evidence AS exhibit ON exhibit.user_id = had.user_id AND exhibit.id = had.evidence_id
    JOIN public.incidents AS incident ON incident.user_id = exhibit.user_id AND incident.id = exhibit.incident_id
    WHERE had.user_id = app.current_user_id() AND had.file_id = ANY (file_ids)
      AND NOT EXISTS (
        SELECT FROM public.journal_files AS other WHERE other.user_id = had.user_id AND other.file_id = had.file_id
      )
      AND NOT EXISTS (
        SELECT FROM public.message_files AS other WHERE other.user_id = had.user_id AND other.file_id = had.file_id
      )
    GROUP BY had.file_id
    HAVING bool_and(incident.is_sensitive);
  END;
GRANT EXECUTE ON FUNCTION app.files_of_sensitive(uuid[]) TO recueil_person;
