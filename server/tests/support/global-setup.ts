import type { TestProject } from 'vitest/node';
import { type ClusterAccess, startTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: ClusterAccess;
  }
}

/** One cluster for all server test files; stopped, and its folder removed, when the run ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('cluster', cluster.access);
  return () => cluster.stop();
}
