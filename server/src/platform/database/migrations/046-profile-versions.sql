-- An edit of the profile names the version that it started from: two tabs can have the form open.
ALTER TABLE profiles ADD COLUMN version integer NOT NULL DEFAULT 1;
GRANT UPDATE (version) ON profiles TO recueil_person;
