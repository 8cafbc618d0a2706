-- Files belong to records of several kinds. The foreign key is the registration: whatever table refers to a file, and
-- would refuse its deletion, keeps it.

-- Which of these files of the current person are attached to a record, of whatever kind: read off the catalogue, so that
-- a table cannot be forgotten. (References that go with the file, such as the words of a clip, do not keep it.)
CREATE FUNCTION app.attached_files(file_ids uuid[]) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SET search_path = ''
AS $$
DECLARE
  reference record;
BEGIN
  FOR reference IN
    SELECT key.conrelid::regclass AS source, source_column.attname AS file_column
    FROM pg_catalog.pg_constraint AS key
    CROSS JOIN LATERAL unnest(key.conkey, key.confkey) AS pair (source, target)
    JOIN pg_catalog.pg_attribute AS source_column
      ON source_column.attrelid = key.conrelid AND source_column.attnum = pair.source
    JOIN pg_catalog.pg_attribute AS target_column
      ON target_column.attrelid = key.confrelid AND target_column.attnum = pair.target
    WHERE key.contype = 'f' AND key.confrelid = 'public.files'::regclass AND key.confdeltype IN ('a', 'r')
      AND target_column.attname = 'id'
  LOOP
    RETURN QUERY EXECUTE format(
      'SELECT DISTINCT %1$I FROM %2$s WHERE user_id = app.current_user_id() AND %1$I = ANY ($1)',
      reference.file_column, reference.source) USING file_ids;
  END LOOP;
END
$$;
GRANT EXECUTE ON FUNCTION app.attached_files(uuid[]) TO recueil_person;

-- Lets a kind of record have files: `SELECT app.own_files('journal_files', 'journal_entry_id', 'journal_entries')` makes
-- the table that says which record has which files, in which order, as `message_files` (010-files.sql) says it of messages.
CREATE FUNCTION app.own_files(the_table text, owner_column text, owner_table regclass) RETURNS void
  LANGUAGE plpgsql SET search_path = public, pg_temp
AS $$
BEGIN
  EXECUTE format(
    'CREATE TABLE %1$I ('
    '  user_id uuid NOT NULL,'
    '  %2$I uuid NOT NULL,'
    '  file_id uuid NOT NULL,'
    '  position integer NOT NULL,'
    '  PRIMARY KEY (user_id, %2$I, file_id),'
    '  UNIQUE (user_id, %2$I, position),'
    '  FOREIGN KEY (user_id, %2$I) REFERENCES %3$s ON DELETE CASCADE,'
    '  FOREIGN KEY (user_id, file_id) REFERENCES files DEFERRABLE INITIALLY DEFERRED'
    ')', the_table, owner_column, owner_table);
  EXECUTE format('CREATE INDEX %I ON %I (user_id, file_id)', the_table || '_file', the_table);
  PERFORM app.protect(format('%I', the_table)::regclass, 'SELECT, INSERT, DELETE');
END
$$;
REVOKE ALL ON FUNCTION app.own_files(text, text, regclass) FROM PUBLIC;
