-- What a person chose for the interface, one row a person; without a row the defaults of the contract hold. In clear:
-- nothing of it is content, and jobs read by it whether a notice is mailed.
CREATE TABLE preferences (
  user_id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  language text CHECK (language IN ('fr', 'en')),
  theme text NOT NULL DEFAULT 'system' CHECK (theme IN ('system', 'light', 'dark')),
  text_size text NOT NULL DEFAULT 'normal' CHECK (text_size IN ('normal', 'large', 'larger')),
  idle_lock_minutes integer CHECK (idle_lock_minutes IN (3, 10, 30)),
  exit_target text NOT NULL DEFAULT 'weather',
  neutral_title boolean NOT NULL DEFAULT false,
  -- By kind, what differs from the default: {"new_sign_in": {"by_mail": false}}
  notices jsonb NOT NULL DEFAULT '{}',
  -- By name, when it was chosen: a choice that waited on another device must not undo a newer one.
  chosen_at jsonb NOT NULL DEFAULT '{}',
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
SELECT app.protect('preferences', 'SELECT, INSERT, UPDATE');
-- Other tabs and devices follow.
SELECT app.announce('preferences', 'preferences', 'user_id');
CREATE POLICY system ON preferences FOR SELECT TO recueil_system USING (true);
GRANT SELECT ON preferences TO recueil_system;
