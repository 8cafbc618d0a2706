-- Notices by mail, and reminders of what was begun and not finished.

ALTER TABLE notifications
  -- False for one that is told by mail alone.
  ADD COLUMN in_app boolean NOT NULL DEFAULT true,
  -- True until it was told by mail, or read.
  ADD COLUMN mail_due boolean NOT NULL DEFAULT false;
CREATE INDEX notifications_mail_due ON notifications (user_id) WHERE mail_due;
DROP INDEX notifications_unread;
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL AND in_app;

-- When a person was last sent a mail that collects notices: at most one an hour.
CREATE TABLE notice_mails (
  user_id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  sent_at timestamptz(3) NOT NULL
);
SELECT app.protect('notice_mails', 'SELECT');
CREATE POLICY system ON notice_mails TO recueil_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON notice_mails TO recueil_system;

-- Browsers of those who asked to be reminded, in which something waits unfinished: since which day, and nothing else. Not what it is,
-- nor how much.
CREATE TABLE draft_reminders (
  user_id uuid NOT NULL REFERENCES auth.users ON DELETE CASCADE,
  -- A random number that the browser made for this.
  id uuid NOT NULL,
  since date NOT NULL,
  is_told boolean NOT NULL DEFAULT false,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX draft_reminders_due ON draft_reminders (since) WHERE NOT is_told;
SELECT app.protect('draft_reminders', 'SELECT, INSERT, UPDATE, DELETE');
CREATE POLICY system ON draft_reminders TO recueil_system USING (true) WITH CHECK (true);
GRANT SELECT, UPDATE (is_told), DELETE ON draft_reminders TO recueil_system;
-- The notice goes with the draft.
SELECT app.notices_go_with('draft_reminders', 'id');
