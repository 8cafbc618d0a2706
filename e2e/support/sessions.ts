import { asSuperuser, type ClusterAccess } from '../../server/tests/support/test-cluster.ts';

/** Lets the sessions of this person be older than a day; no test waits that long. */
export const ageSessions = (email: string): Promise<void> =>
  asSuperuser(
    JSON.parse(process.env.RECUEIL_E2E_CLUSTER as string) as ClusterAccess,
    (client) =>
      client.query(
        `UPDATE auth.sessions SET created_at = now() - interval '25 hours'
         WHERE user_id = (SELECT id FROM auth.users WHERE email = $1)`,
        [email],
      ),
    process.env.RECUEIL_E2E_DATABASE,
  );
