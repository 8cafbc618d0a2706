-- Of the accounts that nobody has confirmed, /users tells those whom somebody has invited from those who signed up themselves.

ALTER TABLE admin.directory ADD COLUMN is_invited boolean NOT NULL DEFAULT false;
CREATE OR REPLACE FUNCTION admin.keep_directory(the_user uuid) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = ''
  BEGIN ATOMIC
    INSERT INTO admin.directory AS kept
      (user_id, first_name, last_name, email, role, job_title, sector, is_confirmed, is_invited, suspended_until, folded, sort_key)
    SELECT account.id, profile.first_name, profile.last_name, account.email, profile.role, profile.job_title, profile.sector,
      account.email_confirmed_at IS NOT NULL OR account.phone_confirmed_at IS NOT NULL, account.invited_at IS NOT NULL,
      account.banned_until,
      app.fold(concat_ws(' ', profile.first_name, profile.last_name, account.email)),
      app.fold(concat_ws(' ', profile.last_name, profile.first_name))
    FROM auth.users AS account JOIN public.profiles AS profile ON profile.user_id = account.id
    WHERE account.id = the_user
    ON CONFLICT (user_id) DO UPDATE SET
      first_name = excluded.first_name, last_name = excluded.last_name, email = excluded.email, role = excluded.role,
      job_title = excluded.job_title, sector = excluded.sector, is_confirmed = excluded.is_confirmed,
      is_invited = excluded.is_invited, suspended_until = excluded.suspended_until, folded = excluded.folded,
      sort_key = excluded.sort_key;
  END;
DROP TRIGGER keep_directory ON auth.users;
CREATE TRIGGER keep_directory AFTER UPDATE OF email, email_confirmed_at, phone_confirmed_at, invited_at, banned_until ON auth.users
  FOR EACH ROW EXECUTE FUNCTION admin.account_changed();
UPDATE admin.directory AS kept SET is_invited = true FROM auth.users AS account
WHERE account.id = kept.user_id AND account.invited_at IS NOT NULL;
