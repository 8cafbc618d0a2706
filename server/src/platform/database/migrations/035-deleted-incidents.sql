-- What was deleted can be taken back for 30 days, and the ledger says to which record an entry's own record belonged.

-- The record that the entry's record was part of when the entry was made: of a person or an exhibit, the incident. It is hashed
-- (verifier/entry.ts). Null in entries of before, which are never changed.
ALTER TABLE ledger_entries ADD COLUMN within uuid;
CREATE INDEX ledger_entries_within ON ledger_entries (user_id, within, sequence) WHERE within IS NOT NULL;
ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_action_check,
  ADD CONSTRAINT ledger_entries_action_check CHECK (action IN ('create', 'update', 'delete', 'restore'));

-- The incidents that can be taken back. Their rows are not in the tables of incidents any more, so that no query has to leave
-- them out.
CREATE TABLE deleted_incidents (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  id uuid NOT NULL,
  deleted_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
CREATE INDEX deleted_incidents_page ON deleted_incidents (user_id, deleted_at DESC, id DESC);
CREATE INDEX deleted_incidents_due ON deleted_incidents (deleted_at);
-- (UPDATE, because a row can be locked only by whoever may update something.)
SELECT app.protect('deleted_incidents', 'SELECT, INSERT, UPDATE (deleted_at), DELETE');
SELECT app.announce('deleted_incidents', 'incident', 'id');
-- The system may know which are due, and nothing else.
CREATE POLICY system ON deleted_incidents FOR SELECT TO recueil_system USING (true);
GRANT SELECT (user_id, id, deleted_at) ON deleted_incidents TO recueil_system;

-- The rows that went with each, as they were: sealed bytes stay sealed.
CREATE TABLE deleted_incident_rows (
  user_id uuid NOT NULL,
  incident_id uuid NOT NULL,
  -- Counts from 1 in the order in which they are put back.
  place integer NOT NULL,
  source text NOT NULL,
  content jsonb NOT NULL,
  PRIMARY KEY (user_id, incident_id, place),
  FOREIGN KEY (user_id, incident_id) REFERENCES deleted_incidents ON DELETE CASCADE
);
SELECT app.protect('deleted_incident_rows', 'SELECT, INSERT, DELETE');

-- The files of its exhibits stay until then.
SELECT app.own_files('deleted_incident_files', 'incident_id', 'deleted_incidents');

-- Of these files of the current person those that only deleted incidents have: they are nowhere until their incident is back. Read
-- off the catalogue like `app.attached_files` (024-owners-of-files.sql).
CREATE FUNCTION app.files_put_away(file_ids uuid[]) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SET search_path = ''
AS $$
DECLARE
  put_away uuid[] := ARRAY(
    SELECT DISTINCT file_id FROM public.deleted_incident_files
    WHERE user_id = app.current_user_id() AND file_id = ANY (file_ids));
  reference record;
  elsewhere uuid[];
BEGIN
  IF put_away = '{}' THEN RETURN; END IF;
  FOR reference IN
    SELECT key.conrelid::regclass AS source, source_column.attname AS file_column
    FROM pg_catalog.pg_constraint AS key
    CROSS JOIN LATERAL unnest(key.conkey, key.confkey) AS pair (source, target)
    JOIN pg_catalog.pg_attribute AS source_column
      ON source_column.attrelid = key.conrelid AND source_column.attnum = pair.source
    JOIN pg_catalog.pg_attribute AS target_column
      ON target_column.attrelid = key.confrelid AND target_column.attnum = pair.target
    WHERE key.contype = 'f' AND key.confrelid = 'public.files'::regclass AND key.confdeltype IN ('a', 'r')
      AND key.conrelid <> 'public.deleted_incident_files'::regclass AND target_column.attname = 'id'
  LOOP
    EXECUTE format('SELECT array_agg(DISTINCT %1$I) FROM %2$s WHERE user_id = app.current_user_id() AND %1$I = ANY ($1)',
      reference.file_column, reference.source) INTO elsewhere USING put_away;
    put_away := ARRAY(SELECT unnest(put_away) EXCEPT SELECT unnest(elsewhere));
  END LOOP;
  RETURN QUERY SELECT unnest(put_away);
END
$$;
GRANT EXECUTE ON FUNCTION app.files_put_away(uuid[]) TO recueil_person;

-- The tables whose rows go when a row of `root` goes, those before which others must be put back first: read off the foreign
-- keys, so that a new table cannot be forgotten.
CREATE FUNCTION app.tables_below(root regclass) RETURNS TABLE (source regclass, depth integer)
  LANGUAGE sql STABLE SET search_path = ''
BEGIN ATOMIC
  WITH RECURSIVE below AS (
    SELECT root AS source, 0 AS depth
    UNION
    SELECT key.conrelid::regclass, below.depth + 1
    FROM below
    JOIN pg_catalog.pg_constraint AS key ON key.confrelid = below.source
    WHERE key.contype = 'f' AND key.confdeltype = 'c' AND key.conrelid <> key.confrelid AND below.depth < 8
  )
  SELECT below.source, max(below.depth)::integer FROM below GROUP BY below.source ORDER BY 2, below.source::text;
END;

-- Copies the rows of an incident of the current person, and all that go with it, before it is deleted.
CREATE FUNCTION app.put_away_incident(the_incident uuid) RETURNS void
  LANGUAGE plpgsql SET search_path = ''
AS $$
DECLARE
  the_root CONSTANT regclass := 'public.incidents';
  going record;
  branches text;
BEGIN
  INSERT INTO public.deleted_incident_rows (user_id, incident_id, place, source, content)
  SELECT user_id, id, 1, the_root::text, to_jsonb(incident) FROM public.incidents AS incident
  WHERE user_id = app.current_user_id() AND id = the_incident;
  FOR going IN SELECT below.source FROM app.tables_below(the_root) AS below WHERE below.depth > 0 LOOP
    -- One branch for each way in which a row goes: an exhibit's link goes with the incident and with the exhibit.
    SELECT string_agg(format(
      'SELECT * FROM %s WHERE (%s) IN (SELECT %s FROM public.deleted_incident_rows AS kept '
      'WHERE kept.user_id = app.current_user_id() AND kept.incident_id = $1 AND kept.source = %L)',
      going.source, pairs.here, pairs.there, key.confrelid::regclass::text), ' UNION ')
    INTO branches
    FROM pg_catalog.pg_constraint AS key
    CROSS JOIN LATERAL (
      SELECT
        string_agg(quote_ident(own.attname), ', ' ORDER BY pair.place) AS here,
        string_agg(format('(kept.content ->> %L)::%s', theirs.attname, format_type(theirs.atttypid, theirs.atttypmod)),
          ', ' ORDER BY pair.place) AS there
      FROM unnest(key.conkey, key.confkey) WITH ORDINALITY AS pair (own, theirs, place)
      JOIN pg_catalog.pg_attribute AS own ON own.attrelid = key.conrelid AND own.attnum = pair.own
      JOIN pg_catalog.pg_attribute AS theirs ON theirs.attrelid = key.confrelid AND theirs.attnum = pair.theirs
    ) AS pairs
    WHERE key.contype = 'f' AND key.confdeltype = 'c' AND key.conrelid = going.source
      AND key.confrelid IN (SELECT below.source FROM app.tables_below(the_root) AS below);
    EXECUTE format(
      'INSERT INTO public.deleted_incident_rows (user_id, incident_id, place, source, content) '
      'SELECT user_id, $1, $2 + row_number() OVER (), %L, to_jsonb(going) FROM (%s) AS going '
      'WHERE user_id = app.current_user_id()', going.source::text, branches)
    USING the_incident, (
      SELECT max(kept.place) FROM public.deleted_incident_rows AS kept
      WHERE kept.user_id = app.current_user_id() AND kept.incident_id = the_incident);
  END LOOP;
END
$$;

-- Puts them back, each after those that it refers to. What they refer to may have gone meanwhile: a row that would have gone with
-- it stays away, and a reference that would have been emptied is empty. Columns that came since then have their defaults.
CREATE FUNCTION app.take_back_incident(the_incident uuid) RETURNS void
  LANGUAGE plpgsql SET search_path = ''
AS $$
DECLARE
  kept record;
  reference record;
  columns text;
  selected text;
  conditions text;
  is_there text;
BEGIN
  FOR kept IN
    SELECT source, min(place) AS place, (array_agg(content ORDER BY place))[1] AS example
    FROM public.deleted_incident_rows
    WHERE user_id = app.current_user_id() AND incident_id = the_incident
    GROUP BY source ORDER BY 2
  LOOP
    SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum), string_agg('back.' || quote_ident(attname), ', ' ORDER BY attnum)
    INTO columns, selected
    FROM pg_catalog.pg_attribute
    WHERE attrelid = kept.source::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND kept.example ? attname;
    conditions := '';
    FOR reference IN
      SELECT key.confrelid::regclass AS target, key.confdeltype AS when_gone,
        string_agg(format('there.%I = back.%I', theirs.attname, own.attname), ' AND ') AS same,
        string_agg(format('back.%I IS NULL', own.attname), ' OR ') AS is_empty,
        array_agg(own.attname::text) FILTER (
          WHERE key.confdelsetcols IS NULL OR own.attnum = ANY (key.confdelsetcols)) AS emptied
      FROM pg_catalog.pg_constraint AS key
      CROSS JOIN LATERAL unnest(key.conkey, key.confkey) AS pair (own, theirs)
      JOIN pg_catalog.pg_attribute AS own ON own.attrelid = key.conrelid AND own.attnum = pair.own
      JOIN pg_catalog.pg_attribute AS theirs ON theirs.attrelid = key.confrelid AND theirs.attnum = pair.theirs
      WHERE key.contype = 'f' AND key.conrelid = kept.source::regclass AND key.confdeltype IN ('c', 'n')
        -- The account is there, and a person may not look into auth.
        AND key.confrelid NOT IN (SELECT oid FROM pg_catalog.pg_class WHERE relnamespace = (
          SELECT oid FROM pg_catalog.pg_namespace WHERE nspname = 'auth'))
      GROUP BY key.oid, key.confrelid, key.confdeltype
    LOOP
      is_there := format('(%s OR EXISTS (SELECT FROM %s AS there WHERE %s))', reference.is_empty, reference.target, reference.same);
      IF reference.when_gone = 'c' THEN
        conditions := conditions || ' AND ' || is_there;
      ELSE
        SELECT string_agg(
          CASE WHEN attname::text = ANY (reference.emptied)
            THEN format('CASE WHEN %s THEN back.%I END', is_there, attname) ELSE part.expression END, ', ' ORDER BY part.place)
        INTO selected
        FROM unnest(string_to_array(columns, ', '), string_to_array(selected, ', ')) WITH ORDINALITY
          AS part (attname, expression, place);
      END IF;
    END LOOP;
    EXECUTE format(
      'INSERT INTO %1$s (%2$s) SELECT %3$s FROM public.deleted_incident_rows AS row, '
      'LATERAL jsonb_populate_record(NULL::%1$s, row.content) AS back '
      'WHERE row.user_id = app.current_user_id() AND row.incident_id = $1 AND row.source = %4$L%5$s',
      kept.source, columns, selected, kept.source, conditions)
    USING the_incident;
  END LOOP;
END
$$;
GRANT EXECUTE ON FUNCTION app.tables_below(regclass), app.put_away_incident(uuid), app.take_back_incident(uuid)
  TO recueil_person;
