-- A sensitive incident that was deleted and can be taken back stays one: so do its files, which its exhibits had.
CREATE FUNCTION app.deleted_is_sensitive(the_incident uuid) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = ''
  BEGIN ATOMIC
    SELECT EXISTS (
      SELECT FROM public.deleted_incident_rows
      WHERE user_id = app.current_user_id() AND incident_id = the_incident
        -- The incident's own row.
        AND place = 1 AND (content ->> 'is_sensitive')::boolean
    );
  END;

CREATE OR REPLACE FUNCTION app.files_of_sensitive(file_ids uuid[]) RETURNS SETOF uuid
  LANGUAGE sql STABLE SET search_path = ''
  BEGIN ATOMIC
    SELECT had.file_id
    FROM (
      SELECT exhibit_file.user_id, exhibit_file.file_id, incident.is_sensitive
      FROM public.evidence_files AS exhibit_file
      JOIN public.evidence AS exhibit
        ON exhibit.user_id = exhibit_file.user_id AND exhibit.id = exhibit_file.evidence_id
      JOIN public.incidents AS incident
        ON incident.user_id = exhibit.user_id AND incident.id = exhibit.incident_id
      UNION ALL
      SELECT gone.user_id, gone.file_id, app.deleted_is_sensitive(gone.incident_id)
      FROM public.deleted_incident_files AS gone
    ) AS had
    WHERE had.user_id = app.current_user_id() AND had.file_id = ANY (file_ids)
      AND NOT EXISTS (
        SELECT FROM public.journal_files AS other WHERE other.user_id = had.user_id AND other.file_id = had.file_id
      )
      AND NOT EXISTS (
        SELECT FROM public.message_files AS other WHERE other.user_id = had.user_id AND other.file_id = had.file_id
      )
    GROUP BY had.file_id
    HAVING bool_and(had.is_sensitive);
  END;
GRANT EXECUTE ON FUNCTION app.deleted_is_sensitive(uuid) TO recueil_person;
