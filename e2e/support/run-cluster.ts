import type { ClusterAccess } from '../../server/tests/support/test-cluster.ts';

/** The PostgreSQL of this run (global-setup.ts). */
export const runCluster = (): ClusterAccess =>
  JSON.parse(process.env.RECUEIL_E2E_CLUSTER as string) as ClusterAccess;
