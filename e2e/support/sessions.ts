import { asSuperuser } from '../../server/tests/support/test-cluster.ts';
import { runCluster } from './run-cluster.ts';

/** What is left of it when an operator sets this person's password: it stands, and its sign-ins are held. */
export const letOperatorSetPassword = (email: string): Promise<void> =>
  asSuperuser(
    runCluster(),
    (client) => client.query('UPDATE auth.users SET password_by_operator = true WHERE email = $1', [email]),
    process.env.RECUEIL_E2E_DATABASE,
  );

/** As if this person had signed in so long ago, and had not shown since then who they are. */
export const letTimePass = (email: string, minutes: number): Promise<void> =>
  asSuperuser(
    runCluster(),
    (client) =>
      client.query(
        `UPDATE auth.sessions SET created_at = now() - make_interval(mins => $2), proven_at = NULL
         WHERE user_id = (SELECT id FROM auth.users WHERE email = $1)`,
        [email, minutes],
      ),
    process.env.RECUEIL_E2E_DATABASE,
  );

/** As `npm run recueil -- users promote` does. */
export const giveRole = (email: string, role: string): Promise<void> =>
  asSuperuser(
    runCluster(),
    (client) =>
      client.query(
        'UPDATE profiles SET role = $2 WHERE user_id = (SELECT id FROM auth.users WHERE email = $1)',
        [email, role],
      ),
    process.env.RECUEIL_E2E_DATABASE,
  );
