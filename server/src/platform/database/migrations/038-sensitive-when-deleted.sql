-- A sensitive incident that was deleted and can be taken back stays one. Its files open nowhere until then.
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

GRANT EXECUTE ON FUNCTION app.deleted_is_sensitive(uuid) TO recueil_person;
