-- A message can be deleted without its conversation. A conversation that has lost one is told of as a conversation; only one
-- that grew is told of as a turn.
CREATE OR REPLACE FUNCTION app.tell_conversation() RETURNS trigger
  LANGUAGE plpgsql SET search_path = ''
AS $$
BEGIN
  PERFORM pg_catalog.pg_notify('recueil_events', pg_catalog.concat_ws(' ', after.user_id, 'conversation', after.id))
  FROM changed AS after JOIN before USING (user_id, id)
  WHERE after.message_count <= before.message_count;
  RETURN NULL;
END
$$;
