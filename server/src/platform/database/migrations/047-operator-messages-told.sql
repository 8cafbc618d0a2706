-- The operator's messages among the notices: each is one row for everybody (042-administration.sql), and a person has a row of it
-- only once they have read it or put it away.
CREATE TABLE operator_message_marks (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  message_id uuid NOT NULL REFERENCES operator_messages ON DELETE CASCADE,
  read_at timestamptz(3) NOT NULL DEFAULT now(),
  is_put_away boolean NOT NULL DEFAULT false,
  PRIMARY KEY (user_id, message_id)
);
SELECT app.protect('operator_message_marks', 'SELECT, INSERT, UPDATE, DELETE');
SELECT app.announce('operator_message_marks', 'notification', 'user_id');

-- What the transaction's person is shown of them: those of the last 90 days, and none that is older than their account. Who is
-- addressed is said by the policy of the messages.
CREATE VIEW own_operator_messages WITH (security_invoker = true) AS
SELECT message.id, message.text_fr, message.text_en, message.published_at, mark.read_at
FROM operator_messages AS message
JOIN profiles AS profile ON profile.user_id = app.current_user_id() AND profile.created_at <= message.published_at
LEFT JOIN operator_message_marks AS mark ON mark.user_id = profile.user_id AND mark.message_id = message.id
WHERE message.withdrawn_at IS NULL AND message.published_at > now() - interval '90 days'
  AND NOT coalesce(mark.is_put_away, false);
GRANT SELECT ON own_operator_messages TO recueil_person;

-- Told to everybody who listens, by a line whose person is nobody; and by mail to those few who chose that. Withdrawn, it is mailed to
-- nobody any more.
CREATE FUNCTION app.tell_operator_message() RETURNS trigger
  LANGUAGE plpgsql SET search_path = ''
AS $$
BEGIN
  PERFORM pg_catalog.pg_notify('recueil_events', pg_catalog.concat_ws(' ', '00000000-0000-0000-0000-000000000000', 'notification', NEW.id));
  IF TG_OP = 'UPDATE' THEN
    IF NEW.withdrawn_at IS NOT NULL THEN
      DELETE FROM public.notifications WHERE kind = 'operator_message' AND about_id = NEW.id AND created_at >= NEW.published_at;
    END IF;
    RETURN NULL;
  END IF;
  INSERT INTO public.notifications (user_id, id, kind, about_kind, about_id, in_app, mail_due)
  SELECT chosen.user_id, pg_catalog.gen_random_uuid(), 'operator_message', 'operator_message', NEW.id, false, true
  FROM public.preferences AS chosen
  JOIN public.profiles AS profile USING (user_id)
  WHERE (chosen.notices -> 'operator_message' ->> 'by_mail')::boolean
    AND (NEW.audience = 'everyone' OR profile.role = 'super_admin');
  RETURN NULL;
END
$$;
CREATE TRIGGER tell AFTER INSERT OR UPDATE ON operator_messages
  FOR EACH ROW EXECUTE FUNCTION app.tell_operator_message();
