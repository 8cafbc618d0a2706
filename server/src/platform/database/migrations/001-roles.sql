-- Two roles that own nothing. A request takes one of them for the length of its transaction (SET LOCAL ROLE).
-- recueil_person: a signed-in person; sees only rows whose user_id is its own.
-- recueil_system: accounts and jobs; has no policy on anything that a person wrote.
-- Roles belong to the whole cluster, so another database of the same cluster may have created them already.
DO $$
DECLARE
  role_name text;
  take_role text := CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['recueil_person', 'recueil_system'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOINHERIT', role_name);
    END IF;
    -- Before PostgreSQL 16 every member may take the role; since then that is a privilege of its own.
    IF NOT pg_has_role(current_user, role_name, take_role) THEN
      EXECUTE format('GRANT %I TO CURRENT_USER', role_name);
    END IF;
  END LOOP;
END
$$;

REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO recueil_person, recueil_system;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

CREATE SCHEMA app;
GRANT USAGE ON SCHEMA app TO recueil_person, recueil_system;

CREATE SCHEMA auth;
GRANT USAGE ON SCHEMA auth TO recueil_system;
