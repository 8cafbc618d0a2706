-- Account data of a person: in clear, because it is what the operator's user list shows. Nothing about facts.
CREATE TABLE profiles (
  user_id uuid PRIMARY KEY REFERENCES auth.users ON DELETE CASCADE,
  first_name text NOT NULL DEFAULT 'Utilisateur',
  last_name text NOT NULL DEFAULT '',
  phone text,
  job_title text,
  sector text,
  age_range text CHECK (age_range IN ('18-24', '25-34', '35-44', '45-54', '55-64', '65+')),
  auth_provider text NOT NULL DEFAULT 'email',
  role text NOT NULL DEFAULT 'user',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
-- No insert, no delete, and not the role: those are the system's.
SELECT app.protect('profiles', 'SELECT, UPDATE (first_name, last_name, phone, job_title, sector, age_range, updated_at)');
CREATE POLICY system ON profiles TO recueil_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON profiles TO recueil_system;
